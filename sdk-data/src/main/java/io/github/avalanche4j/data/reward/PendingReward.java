package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.math.BigDecimal;

/** A reward that is not paid yet. */
@Value
@SuppressWarnings("immutables:subtype") // values of two kinds of reward are never compared
public interface PendingReward extends StakingReward {
    /** {@return the elapsed part of the staking period, in percent} */
    BigDecimal progress();

    /** {@return the expected reward} */
    AssetAmount estimatedReward();
}
