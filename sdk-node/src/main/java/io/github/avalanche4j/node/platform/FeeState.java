package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** The state of the P-Chain's dynamic fee mechanism (ACP-103). */
@Value.Immutable
public interface FeeState {
    /** {@return how much gas is available} */
    Optional<UInt64> capacity();

    /** {@return the excess: gas used above the target. It decides the price} */
    Optional<UInt64> excess();

    /** {@return the price of a unit of gas, in nAVAX} */
    UInt64 price();

    /** {@return the chain's time at which this holds} */
    Optional<Instant> timestamp();
}
