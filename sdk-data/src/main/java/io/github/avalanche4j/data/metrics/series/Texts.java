package io.github.avalanche4j.data.metrics.series;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /**
     * A daily figure of the continuous fees that L1 validators pay to the P-Chain. The service does not document the unit.
     * Each belongs to one of the four series of {@code MetricsServiceClient.l1Validators}: all validators, one validation,
     * one node, or one subnet. The service may know more than the constants here; {@code of} accepts any.
     */
    interface L1ValidatorMetric {
        /** Of all L1 validators: fees since the first, up to each day. */
        String TOTAL_CUMULATIVE_FEES_DAILY = "totalCumulativeFeesDaily";

        /** Of all L1 validators: fees of each day. */
        String TOTAL_VALIDATOR_FEES_DAILY = "totalValidatorFeesDaily";

        /** Of all L1 validators: how many paid on each day. */
        String TOTAL_PAYING_VALIDATORS_DAILY = "totalPayingValidatorsDaily";

        /** Of a validation: fees since its start, up to each day. */
        String VALIDATION_CUMULATIVE_FEES_DAILY = "validationCumulativeFeesDaily";

        /** Of a validation: fees of each day. */
        String VALIDATION_FEES_DAILY = "validationFeesDaily";

        /** Of a node: fees since its first validation, up to each day. */
        String PER_NODE_CUMULATIVE_FEES_PAID = "perNodeCumulativeFeesPaid";

        /** Of a node: fees of each day. */
        String PER_NODE_DAILY_FEES_PAID = "perNodeDailyFeesPaid";

        /** Of a subnet: fees since its first validation, up to each day. */
        String PER_SUBNET_CUMULATIVE_FEES_PAID = "perSubnetCumulativeFeesPaid";

        /** Of a subnet: fees of each day. */
        String PER_SUBNET_DAILY_FEES_PAID = "perSubnetDailyFeesPaid";

        /** Of a subnet: how many validators paid on each day. */
        String PER_SUBNET_PAYING_VALIDATORS = "perSubnetPayingValidators";
    }

    /** A figure of staking on a subnet. The service may know more than the constants here; {@code of} accepts any. */
    interface StakingMetric {
        /** Validators. */
        String VALIDATOR_COUNT = "validatorCount";

        /** What validators stake, in nAVAX on the primary network. */
        String VALIDATOR_WEIGHT = "validatorWeight";

        /** Delegations. */
        String DELEGATOR_COUNT = "delegatorCount";

        /** What delegators stake, in nAVAX on the primary network. */
        String DELEGATOR_WEIGHT = "delegatorWeight";
    }
}
