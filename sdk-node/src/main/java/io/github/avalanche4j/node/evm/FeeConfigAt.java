package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigInteger;
import java.util.Optional;

/** The fee configuration that was in force at a block. */
@Value
public interface FeeConfigAt {
    /** {@return the configuration} */
    FeeConfig feeConfig();

    /**
     * {@return the number of the block that last changed it, 0 for the genesis; absent if the node does not know}
     */
    Optional<BigInteger> lastChangedAt();
}
