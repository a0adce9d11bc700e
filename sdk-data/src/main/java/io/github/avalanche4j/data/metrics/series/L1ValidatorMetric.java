package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/**
 * A daily figure of the continuous fees that L1 validators pay to the P-Chain. The service does not document the unit.
 * Each belongs to one of the four series of {@code MetricsServiceClient.l1Validators}: all validators, one validation,
 * one node, or one subnet. The service may know more than the constants here; {@link #of} accepts any.
 */
public final class L1ValidatorMetric extends OpenEnum {
    private static final Known<L1ValidatorMetric> KNOWN = new Known<>(L1ValidatorMetric::new);

    /** Of all L1 validators: fees since the first, up to each day. */
    public static final L1ValidatorMetric TOTAL_CUMULATIVE_FEES_DAILY = KNOWN.add("totalCumulativeFeesDaily");

    /** Of all L1 validators: fees of each day. */
    public static final L1ValidatorMetric TOTAL_VALIDATOR_FEES_DAILY = KNOWN.add("totalValidatorFeesDaily");

    /** Of all L1 validators: how many paid on each day. */
    public static final L1ValidatorMetric TOTAL_PAYING_VALIDATORS_DAILY = KNOWN.add("totalPayingValidatorsDaily");

    /** Of a validation: fees since its start, up to each day. */
    public static final L1ValidatorMetric VALIDATION_CUMULATIVE_FEES_DAILY = KNOWN.add("validationCumulativeFeesDaily");

    /** Of a validation: fees of each day. */
    public static final L1ValidatorMetric VALIDATION_FEES_DAILY = KNOWN.add("validationFeesDaily");

    /** Of a node: fees since its first validation, up to each day. */
    public static final L1ValidatorMetric PER_NODE_CUMULATIVE_FEES_PAID = KNOWN.add("perNodeCumulativeFeesPaid");

    /** Of a node: fees of each day. */
    public static final L1ValidatorMetric PER_NODE_DAILY_FEES_PAID = KNOWN.add("perNodeDailyFeesPaid");

    /** Of a subnet: fees since its first validation, up to each day. */
    public static final L1ValidatorMetric PER_SUBNET_CUMULATIVE_FEES_PAID = KNOWN.add("perSubnetCumulativeFeesPaid");

    /** Of a subnet: fees of each day. */
    public static final L1ValidatorMetric PER_SUBNET_DAILY_FEES_PAID = KNOWN.add("perSubnetDailyFeesPaid");

    /** Of a subnet: how many validators paid on each day. */
    public static final L1ValidatorMetric PER_SUBNET_PAYING_VALIDATORS = KNOWN.add("perSubnetPayingValidators");

    private L1ValidatorMetric(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static L1ValidatorMetric of(String value) {
        return KNOWN.of(value);
    }
}
