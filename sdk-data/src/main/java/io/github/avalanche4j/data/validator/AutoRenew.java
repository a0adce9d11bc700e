package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** How an auto-renewed stake goes on, since Helicon. */
@Value.Immutable
public interface AutoRenew {
    /** {@return its status} */
    Optional<AutoRenewState> state();

    /** {@return how long its next period is} */
    @Seconds
    Optional<Duration> nextPeriodSeconds();

    /** {@return which part of the rewards is staked again, in percent} */
    Optional<BigDecimal> autoCompoundSharePercent();

    /** {@return its weight with what was staked again, in nAVAX} */
    Optional<UInt64> compoundedWeight();

    /** {@return what it earned for validating and was not paid yet, in nAVAX} */
    Optional<UInt64> accruedValidationRewards();

    /** {@return what it earned from delegations and was not paid yet, in nAVAX} */
    Optional<UInt64> accruedDelegateeRewards();

    /** {@return who gets the rewards for validating} */
    List<Bech32Address> validationRewardAddresses();

    /** {@return who gets the rewards from delegations} */
    List<Bech32Address> delegationRewardAddresses();

    /** {@return why it ends; absent while it does not} */
    Optional<ExitReason> exitReason();

    /** {@return when it ended; absent while it runs} */
    @UnixSeconds
    Optional<Instant> endedAtTimestamp();
}
