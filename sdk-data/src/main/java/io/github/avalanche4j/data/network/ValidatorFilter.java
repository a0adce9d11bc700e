package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import io.github.avalanche4j.data.validator.ValidationStatus;
import io.github.avalanche4j.data.validator.ValidatorSortBy;
import java.math.BigDecimal;
import java.time.Duration;

/** Filters validators, and sets their order. */
@Settings
public interface ValidatorFilter extends SortSettings<ValidatorFilter>, NodeSettings<ValidatorFilter> {
    /** Sets the sort key. */
    ValidatorFilter sortBy(ValidatorSortBy property);

    /** Keeps only those with this status. */
    ValidatorFilter validationStatus(ValidationStatus status);

    /** Sets the minimum delegation capacity. */
    ValidatorFilter minDelegationCapacity(NAvax amount);

    /** Sets the maximum delegation capacity. */
    ValidatorFilter maxDelegationCapacity(NAvax amount);

    /** Sets the minimum remaining time of validation, from 0 to 2147483647 s. */
    @Settings.Within(min = 0, max = Integer.MAX_VALUE)
    ValidatorFilter minTimeRemaining(Duration time);

    /** Sets the maximum remaining time of validation, from 0 to 2147483647 s. */
    @Settings.Within(min = 0, max = Integer.MAX_VALUE)
    ValidatorFilter maxTimeRemaining(Duration time);

    /** Sets the minimum delegation fee, from 2 to 100 percent; this excludes permissioned subnets. */
    @Settings.Within(min = 2, max = 100)
    ValidatorFilter minFeePercentage(BigDecimal percent);

    /** Sets the maximum delegation fee, from 2 to 100 percent; this excludes permissioned subnets. */
    @Settings.Within(min = 2, max = 100)
    ValidatorFilter maxFeePercentage(BigDecimal percent);

    /** Sets the minimum uptime, from 0 to 100 percent; the service's default is 90. */
    @Settings.Within(min = 0, max = 100)
    ValidatorFilter minUptimePerformance(BigDecimal percent);

    /** Sets the maximum uptime, from 0 to 100 percent. */
    @Settings.Within(min = 0, max = 100)
    ValidatorFilter maxUptimePerformance(BigDecimal percent);

    /** Keeps only validators of one subnet, such as the primary network. */
    ValidatorFilter subnetId(Id subnet);
}
