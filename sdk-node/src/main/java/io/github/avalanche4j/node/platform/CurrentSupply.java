package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The supply of a staking asset. */
@Value
public interface CurrentSupply {
    /**
     * {@return an upper bound of the supply, pending rewards included, in the asset's smallest unit; for AVAX in nAVAX}
     */
    UInt64 supply();

    /** {@return the P-Chain height of this value; absent before AvalancheGo 1.11.13} */
    Optional<UInt64> height();
}
