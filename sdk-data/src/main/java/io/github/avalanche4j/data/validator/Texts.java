package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** How an auto-renewed stake continues. */
    interface AutoRenewState {
        /** The stake renews itself when its period ends. */
        String RENEWING = "renewing";

        /** The stake ends when its period ends. */
        String EXITING = "exiting";

        /** The stake is over. */
        String EXITED = "exited";

        /** The stake was ended early. */
        String ABORTED = "aborted";
    }

    /** How a period of an auto-renewed stake ended. */
    interface CycleOutcome {
        /** The stake was renewed. */
        String RENEWED = "renewed";

        /** The period was the last one. */
        String EXITED = "exited";

        /** The stake was ended early. */
        String ABORTED = "aborted";
    }

    /** The status of a delegation. */
    interface DelegationStatus {
        /** The delegation is over. */
        String COMPLETED = "completed";

        /** The delegation runs. */
        String ACTIVE = "active";

        /** The delegation begins later. */
        String PENDING = "pending";
    }

    /** Why an auto-renewed stake ends. */
    interface ExitReason {
        /** The owner of the stake requested the end. */
        String GRACEFUL = "graceful";

        /** The node's uptime was too low. */
        String UPTIME_NOT_MET = "uptime_not_met";
    }

    /** The status of a validation. */
    interface ValidationStatus {
        /** The validation is over. */
        String COMPLETED = "completed";

        /** The validation runs. */
        String ACTIVE = "active";

        /** The validation begins later. */
        String PENDING = "pending";

        /** The validation was ended early, which owners of permissioned subnets may do. */
        String REMOVED = "removed";
    }

    /** The sort key of validators. */
    interface ValidatorSortBy {
        /** The time of registration. */
        String BLOCK_INDEX = "blockIndex";

        /** The delegation capacity. */
        String DELEGATION_CAPACITY = "delegationCapacity";

        /** The remaining time of validation. */
        String TIME_REMAINING = "timeRemaining";

        /** The delegation fee; only with the primary network as subnet. */
        String DELEGATION_FEE = "delegationFee";

        /** The uptime. */
        String UPTIME_PERFORMANCE = "uptimePerformance";
    }
}
