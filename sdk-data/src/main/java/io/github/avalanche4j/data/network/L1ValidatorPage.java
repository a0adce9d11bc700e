package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.UInt64;
import java.util.Optional;

/** Some L1 validators. */
public interface L1ValidatorPage extends Page<L1Validator> {
    /**
     * {@return the P-Chain height as of which the service knows them; absent where it does not say} One that stands still
     * while the chain goes on means that the service lags behind, though it answers.
     */
    Optional<UInt64> blockHeight();
}
