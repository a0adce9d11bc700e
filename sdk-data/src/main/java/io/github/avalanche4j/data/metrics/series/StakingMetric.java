package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A figure of staking on a subnet. The service may know more than the constants here; {@link #of} accepts any. */
public final class StakingMetric extends OpenEnum {
    private static final Known<StakingMetric> KNOWN = new Known<>(StakingMetric::new);

    /** Validators. */
    public static final StakingMetric VALIDATOR_COUNT = KNOWN.add("validatorCount");

    /** What validators stake, in nAVAX on the primary network. */
    public static final StakingMetric VALIDATOR_WEIGHT = KNOWN.add("validatorWeight");

    /** Delegations. */
    public static final StakingMetric DELEGATOR_COUNT = KNOWN.add("delegatorCount");

    /** What delegators stake, in nAVAX on the primary network. */
    public static final StakingMetric DELEGATOR_WEIGHT = KNOWN.add("delegatorWeight");

    private StakingMetric(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static StakingMetric of(String value) {
        return KNOWN.of(value);
    }
}
