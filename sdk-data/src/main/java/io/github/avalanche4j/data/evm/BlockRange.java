package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** A range of blocks, each end of which may be left open. */
@Value.Immutable
@JsonSerialize(as = ImmutableBlockRange.class)
public interface BlockRange {
    /** {@return the first block; absent for the chain's first one} */
    OptionalLong startBlock();

    /** {@return the block after the last; absent for none} */
    OptionalLong endBlock();

    /** Sets the ends. */
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
    }
}
