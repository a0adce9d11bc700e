package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A figure of the continuous fees that L1 validators pay to the P-Chain, by the day; the service does not tell their
 * unit. Each belongs to one of the four series of {@code MetricsClient.l1Validators}: all validators, one validation,
 * one node, or one subnet. The service may know more than the constants here; {@link #of} names any.
 */
public final class L1ValidatorMetric extends OpenEnum {
    private static final Map<String, L1ValidatorMetric> KNOWN = new LinkedHashMap<>();

    /** Of all L1 validators: fees since the first, up to each day. */
    public static final L1ValidatorMetric TOTAL_CUMULATIVE_FEES_DAILY = known("totalCumulativeFeesDaily");

    /** Of all L1 validators: fees of each day. */
    public static final L1ValidatorMetric TOTAL_VALIDATOR_FEES_DAILY = known("totalValidatorFeesDaily");

    /** Of all L1 validators: how many paid on each day. */
    public static final L1ValidatorMetric TOTAL_PAYING_VALIDATORS_DAILY = known("totalPayingValidatorsDaily");

    /** Of a validation: fees since its start, up to each day. */
    public static final L1ValidatorMetric VALIDATION_CUMULATIVE_FEES_DAILY = known("validationCumulativeFeesDaily");

    /** Of a validation: fees of each day. */
    public static final L1ValidatorMetric VALIDATION_FEES_DAILY = known("validationFeesDaily");

    /** Of a node: fees since its first validation, up to each day. */
    public static final L1ValidatorMetric PER_NODE_CUMULATIVE_FEES_PAID = known("perNodeCumulativeFeesPaid");

    /** Of a node: fees of each day. */
    public static final L1ValidatorMetric PER_NODE_DAILY_FEES_PAID = known("perNodeDailyFeesPaid");

    /** Of a subnet: fees since its first validation, up to each day. */
    public static final L1ValidatorMetric PER_SUBNET_CUMULATIVE_FEES_PAID = known("perSubnetCumulativeFeesPaid");

    /** Of a subnet: fees of each day. */
    public static final L1ValidatorMetric PER_SUBNET_DAILY_FEES_PAID = known("perSubnetDailyFeesPaid");

    /** Of a subnet: how many validators paid on each day. */
    public static final L1ValidatorMetric PER_SUBNET_PAYING_VALIDATORS = known("perSubnetPayingValidators");

    private L1ValidatorMetric(String value, boolean known) {
        super(value, known);
    }

    private static L1ValidatorMetric known(String value) {
        L1ValidatorMetric constant = new L1ValidatorMetric(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static L1ValidatorMetric of(String value) {
        L1ValidatorMetric known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new L1ValidatorMetric(value, false) : known;
    }
}
