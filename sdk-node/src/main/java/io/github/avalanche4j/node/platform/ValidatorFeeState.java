package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.UInt64;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** What the fee for an L1's validator is now. */
@Value.Immutable
public interface ValidatorFeeState {
    /** {@return for how many validator seconds there were more than the target; it decides the price} */
    Optional<UInt64> excess();

    /** {@return the price, in nAVAX for a second} */
    UInt64 price();

    /** {@return the chain time of this} */
    Optional<Instant> timestamp();
}
