package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** The state of the continuous fee that L1 validators pay (ACP-77). */
@Value
public interface ValidatorFeeState {
    /**
     * {@return the excess: the number of validators above the target, summed over each second, which determines the
     * price}
     */
    Optional<UInt64> excess();

    /** {@return the price of a second} */
    NAvax price();

    /** {@return the chain's time of these values} */
    Optional<Instant> timestamp();
}
