package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** A period of an auto-renewed stake, since Helicon. */
@Value
public interface ValidationCycle {
    /** {@return its number} */
    UInt64 cycleIndex();

    /** {@return the transaction that ended it; absent until it ends} */
    Optional<Id> rewardTxHash();

    /** {@return the transaction that staked} */
    Optional<Id> stakingTxHash();

    /** {@return when it begins} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when it ends} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return its weight when it began} */
    Optional<NAvax> weightAtCycleStart();

    /** {@return its rewards for validating; absent until it ends} */
    Optional<NAvax> grossValidationReward();

    /** {@return the part of them that was paid} */
    Optional<NAvax> withdrawnValidationReward();

    /** {@return the part of them that was staked again} */
    Optional<NAvax> compoundedValidationReward();

    /** {@return its rewards from delegations; absent until it ends} */
    Optional<NAvax> grossDelegateeReward();

    /** {@return the part of them that was paid} */
    Optional<NAvax> withdrawnDelegateeReward();

    /** {@return the part of them that was staked again} */
    Optional<NAvax> compoundedDelegateeReward();

    /** {@return which part of the rewards is staked again, in percent} */
    Optional<BigDecimal> autoCompoundSharePercent();

    /** {@return how it ended; absent until it ends} */
    Optional<CycleOutcome> outcome();

    /** {@return how many delegations it has} */
    Optional<UInt64> delegatorCount();

    /** {@return what is delegated to it} */
    Optional<NAvax> amountDelegated();
}
