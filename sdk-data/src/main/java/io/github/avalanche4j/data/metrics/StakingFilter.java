package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.TimeSettings;

/** Filters a figure of staking over time. */
@Settings
public interface StakingFilter extends TimeSettings<StakingFilter> {
    /** Sets the subnet; by default the primary network. */
    StakingFilter subnetId(Id subnet);
}
