package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** A reward to come. */
@Value.Immutable
public interface PendingReward {
    /** {@return who gets it; without a chain in front} */
    List<Bech32Address> addresses();

    /** {@return the transaction that staked} */
    Id txHash();

    /** {@return the stake, in nAVAX} */
    UInt64 amountStaked();

    /** {@return the validator} */
    NodeId nodeId();

    /** {@return when the stake began} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when the stake ends or ended} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return what it is for} */
    RewardType rewardType();

    /** {@return how the stake goes on; absent before the Helicon upgrade} */
    Optional<StakingType> stakingType();

    /** {@return how much of the time is over, in percent} */
    BigDecimal progress();

    /** {@return the reward to expect} */
    AssetAmount estimatedReward();
}
