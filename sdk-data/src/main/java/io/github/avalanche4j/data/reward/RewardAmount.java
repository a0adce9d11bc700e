package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.data.model.Money;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.util.Optional;
import org.immutables.value.Value;

/** An amount of an asset of the X-Chain, and what it was worth. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface RewardAmount extends AssetAmount {
    /**
     * {@return what one whole of the asset was worth when the reward was paid; absent for rewards of the last 24 hours}
     */
    Optional<Money> historicalPrice();
}
