package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The totals of all validators of the primary network. */
@Value
public interface ValidatorTotals {
    /** {@return the number of validators} */
    UInt64 validatorCount();

    /** {@return their stake} */
    NAvax totalAmountStaked();

    /** {@return the expected rewards of all active stakes} */
    Optional<NAvax> estimatedAnnualStakingReward();

    /** {@return the validators and their stake, by the version that they run} */
    List<VersionTotals> stakingDistributionByVersion();

    /** {@return the part of all AVAX that is staked, from 0 to 1} */
    Optional<BigDecimal> stakingRatio();
}
