package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The P-Chain height of a page of L1 validators. */
@Value
public interface L1ValidatorSummary {
    /**
     * {@return the P-Chain height as of which the service knows the validators; absent if it does not say} If it stays
     * the same while the chain grows, the service lags.
     */
    Optional<UInt64> blockHeight();
}
