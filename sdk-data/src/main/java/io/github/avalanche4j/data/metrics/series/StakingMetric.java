package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A figure of staking on a subnet. The service may know more than the constants here; {@link #of} names any. */
public final class StakingMetric extends OpenEnum {
    private static final Map<String, StakingMetric> KNOWN = new LinkedHashMap<>();

    /** Validators. */
    public static final StakingMetric VALIDATOR_COUNT = known("validatorCount");

    /** What validators stake, in nAVAX on the primary network. */
    public static final StakingMetric VALIDATOR_WEIGHT = known("validatorWeight");

    /** Delegations. */
    public static final StakingMetric DELEGATOR_COUNT = known("delegatorCount");

    /** What delegators stake, in nAVAX on the primary network. */
    public static final StakingMetric DELEGATOR_WEIGHT = known("delegatorWeight");

    private StakingMetric(String value, boolean known) {
        super(value, known);
    }

    private static StakingMetric known(String value) {
        StakingMetric constant = new StakingMetric(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static StakingMetric of(String value) {
        StakingMetric known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new StakingMetric(value, false) : known;
    }
}
