package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A reward of a stake on the primary network. */
public interface StakingReward {
    /** {@return the reward addresses, without the chain's prefix} */
    List<Bech32Address> addresses();

    /** {@return the transaction that staked} */
    Id txHash();

    /** {@return the stake} */
    NAvax amountStaked();

    /** {@return the validator} */
    NodeId nodeId();

    /** {@return when the stake began} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when the stake ends or ended} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return the reason of the reward} */
    RewardType rewardType();

    /** {@return how the stake continues; absent before the Helicon upgrade} */
    Optional<StakingType> stakingType();
}
