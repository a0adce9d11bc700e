package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.UInt64;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** What the P-Chain's fees are now. */
@Value.Immutable
public interface FeeState {
    /** {@return how much gas is available} */
    Optional<UInt64> capacity();

    /** {@return how much gas was used above the target; it decides the price} */
    Optional<UInt64> excess();

    /** {@return the price of a unit of gas, in nAVAX} */
    UInt64 price();

    /** {@return the chain time of this} */
    Optional<Instant> timestamp();
}
