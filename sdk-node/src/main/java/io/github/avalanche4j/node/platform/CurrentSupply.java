package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.UInt64;
import java.util.Optional;
import org.immutables.value.Value;

/** How much of a staking asset there is. */
@Value.Immutable
public interface CurrentSupply {
    /** {@return an upper bound of what exists, pending rewards included, in the asset's smallest unit; for AVAX in nAVAX} */
    UInt64 supply();

    /** {@return the height of the P-Chain at which this was so; absent before AvalancheGo 1.11.13} */
    Optional<UInt64> height();
}
