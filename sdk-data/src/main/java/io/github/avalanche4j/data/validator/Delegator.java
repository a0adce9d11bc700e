package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A delegation to a validator of the primary network. Its rewards are final once it is {@linkplain
 * DelegationStatus#COMPLETED over}, and estimated until then.
 */
@Value.Immutable
public interface Delegator {
    /** {@return the transaction that made it} */
    Id txHash();

    /** {@return the validator} */
    NodeId nodeId();

    /** {@return who gets the reward} */
    List<Bech32Address> rewardAddresses();

    /** {@return the stake, in nAVAX} */
    UInt64 amountDelegated();

    /** {@return the validator's part of the reward, in percent} */
    BigDecimal delegationFee();

    /** {@return when it begins} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when it ends} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return the reward with the validator's part, in nAVAX; only of one that is over} */
    Optional<UInt64> grossReward();

    /** {@return the reward without the validator's part, in nAVAX; only of one that is over} */
    Optional<UInt64> netReward();

    /** {@return the reward to expect with the validator's part, in nAVAX; only of one that is not over} */
    Optional<UInt64> estimatedGrossReward();

    /** {@return the reward to expect without the validator's part, in nAVAX; only of one that is not over} */
    Optional<UInt64> estimatedNetReward();

    /** {@return its status} */
    DelegationStatus delegationStatus();
}
