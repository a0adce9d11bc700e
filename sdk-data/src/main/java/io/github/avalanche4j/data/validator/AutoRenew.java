package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** How an auto-renewed stake continues, since Helicon. */
@Value
public interface AutoRenew {
    /** {@return its status} */
    Optional<AutoRenewState> state();

    /** {@return the length of its next period} */
    @Seconds
    Optional<Duration> nextPeriodSeconds();

    /** {@return the share of the rewards that is staked again, in percent} */
    Optional<BigDecimal> autoCompoundSharePercent();

    /** {@return its weight including rewards staked again} */
    Optional<NAvax> compoundedWeight();

    /** {@return the unpaid rewards for validating} */
    Optional<NAvax> accruedValidationRewards();

    /** {@return the unpaid rewards from delegations} */
    Optional<NAvax> accruedDelegateeRewards();

    /** {@return the owner of the rewards for validating} */
    List<Bech32Address> validationRewardAddresses();

    /** {@return the owner of the rewards from delegations} */
    List<Bech32Address> delegationRewardAddresses();

    /** {@return why it ends; absent while it continues} */
    Optional<ExitReason> exitReason();

    /** {@return when it ended; absent while it runs} */
    @UnixSeconds
    Optional<Instant> endedAtTimestamp();
}
