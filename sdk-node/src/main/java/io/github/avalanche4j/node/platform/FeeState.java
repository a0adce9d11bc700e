package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** The state of the P-Chain's dynamic fee mechanism (ACP-103). */
@Value
public interface FeeState {
    /** {@return the available gas} */
    Optional<UInt64> capacity();

    /** {@return the excess: the gas used above the target, which determines the price} */
    Optional<UInt64> excess();

    /** {@return the price of a unit of gas} */
    NAvax price();

    /** {@return the chain's time of these values} */
    Optional<Instant> timestamp();
}
