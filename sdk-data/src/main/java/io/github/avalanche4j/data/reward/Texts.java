package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The reason of a reward. */
    interface RewardType {
        /** Validating. */
        String VALIDATOR = "VALIDATOR";

        /** Delegating. */
        String DELEGATOR = "DELEGATOR";

        /** The validator's share of its delegators' rewards. */
        String VALIDATOR_FEE = "VALIDATOR_FEE";
    }

    /** How a stake continues. */
    interface StakingType {
        /** The stake ends when its period ends. */
        String FIXED = "fixed";

        /** The stake renews itself until it is stopped. */
        String AUTO_RENEWED = "autoRenewed";
    }
}
