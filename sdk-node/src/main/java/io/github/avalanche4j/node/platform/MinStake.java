package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The minimum stakes, in the asset's smallest unit; for AVAX in nAVAX. */
@Value
public interface MinStake {
    /** {@return the minimum for a validator} */
    Optional<UInt64> minValidatorStake();

    /** {@return the minimum for a delegator} */
    Optional<UInt64> minDelegatorStake();
}
