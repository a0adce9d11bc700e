package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;
import java.util.OptionalInt;

/** A reward that was paid. */
@Value
@SuppressWarnings("immutables:subtype") // values of two kinds of reward are never compared
public interface HistoricalReward extends StakingReward {
    /** {@return the output that holds it} */
    Optional<Id> utxoId();

    /** {@return the place of that output in its transaction} */
    OptionalInt outputIndex();

    /** {@return the reward} */
    RewardAmount reward();

    /** {@return the transaction that paid it} */
    Optional<Id> rewardTxHash();
}
