package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.data.SortOrder;
import java.util.Optional;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** Which transactions of an address are wanted, and in which order. */
@Value.Immutable
@JsonSerialize(as = ImmutableAddressTransactionFilter.class)
public interface AddressTransactionFilter {
    /** {@return the first block; absent for the chain's first one} */
    OptionalLong startBlock();

    /** {@return the block after the last; absent for none} */
    OptionalLong endBlock();

    /** {@return the order by time; absent for the service's own, newest first} */
    Optional<SortOrder> sortOrder();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Sets the first block.
         *
         * @param block 0 or more
         * @return this
         */
        Builder startBlock(long block);

        /**
         * Sets the block after the last.
         *
         * @param block the start or more
         * @return this
         */
        Builder endBlock(long block);

        /**
         * Sets the order by time.
         *
         * @param order oldest or newest first
         * @return this
         */
        Builder sortOrder(SortOrder order);
    }
}
