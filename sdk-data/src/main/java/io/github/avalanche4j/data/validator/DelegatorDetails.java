package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A delegation to a validator of the primary network. Its rewards are final once it is {@linkplain
 * DelegationStatus#COMPLETED completed}; until then they are estimates.
 */
@Value
public interface DelegatorDetails {
    /** {@return the transaction that created it} */
    Id txHash();

    /** {@return the validator} */
    NodeId nodeId();

    /** {@return the reward addresses} */
    List<Bech32Address> rewardAddresses();

    /** {@return the stake, in nAVAX} */
    UInt64 amountDelegated();

    /** {@return the validator's share of the reward, in percent} */
    BigDecimal delegationFee();

    /** {@return when it begins} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when it ends} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return the reward with the validator's share, in nAVAX; only of a completed one} */
    Optional<UInt64> grossReward();

    /** {@return the reward without the validator's share, in nAVAX; only of a completed one} */
    Optional<UInt64> netReward();

    /** {@return the expected reward with the validator's share, in nAVAX; only before it has ended} */
    Optional<UInt64> estimatedGrossReward();

    /** {@return the expected reward without the validator's share, in nAVAX; only before it has ended} */
    Optional<UInt64> estimatedNetReward();

    /** {@return its status} */
    DelegationStatus delegationStatus();
}
