package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
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

    /** {@return the stake} */
    NAvax amountDelegated();

    /** {@return the validator's share of the reward, in percent} */
    BigDecimal delegationFee();

    /** {@return when it begins} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when it ends} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return the reward with the validator's share; only of a completed one} */
    Optional<NAvax> grossReward();

    /** {@return the reward without the validator's share; only of a completed one} */
    Optional<NAvax> netReward();

    /** {@return the expected reward with the validator's share; only before it has ended} */
    Optional<NAvax> estimatedGrossReward();

    /** {@return the expected reward without the validator's share; only before it has ended} */
    Optional<NAvax> estimatedNetReward();

    /** {@return its status} */
    DelegationStatus delegationStatus();
}
