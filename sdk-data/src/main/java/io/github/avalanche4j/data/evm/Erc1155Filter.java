package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.EvmAddress;
import java.util.Optional;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** Which balances of collectibles are wanted, and as of when. */
@Value.Immutable
@JsonSerialize(as = ImmutableErc1155Filter.class)
public interface Erc1155Filter {
    /** {@return the block after which the balances are taken; absent for the latest} */
    OptionalLong blockNumber();

    /** {@return the only contract wanted; absent for all} */
    Optional<EvmAddress> contractAddress();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Sets the block after which the balances are taken.
         *
         * @param block 0 or more
         * @return this
         */
        Builder blockNumber(long block);

        /**
         * Wants one contract only.
         *
         * @param contract its address
         * @return this
         */
        Builder contractAddress(EvmAddress contract);
    }
}
