package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.model.Money;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.util.Optional;

/** An amount of an asset of the X-Chain, and its price when it was paid. */
@Value
@SuppressWarnings("immutables:subtype") // a reward is never compared with a plain amount
public interface RewardAmount extends AssetAmount {
    /**
     * {@return the price of one unit of the asset when the reward was paid; absent for rewards of the last 24 hours}
     */
    Optional<Money> historicalPrice();
}
