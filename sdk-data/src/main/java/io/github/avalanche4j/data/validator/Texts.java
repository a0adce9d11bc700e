package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** How an auto-renewed stake continues. */
    interface AutoRenewState {
        /** It renews itself when its period ends. */
        String RENEWING = "renewing";

        /** It ends when its period ends. */
        String EXITING = "exiting";

        /** It is over. */
        String EXITED = "exited";

        /** It was ended early. */
        String ABORTED = "aborted";
    }

    /** How a period of an auto-renewed stake ended. */
    interface CycleOutcome {
        /** It was renewed. */
        String RENEWED = "renewed";

        /** It was the last one. */
        String EXITED = "exited";

        /** It was ended early. */
        String ABORTED = "aborted";
    }

    /** The status of a delegation. */
    interface DelegationStatus {
        /** It is over. */
        String COMPLETED = "completed";

        /** It runs. */
        String ACTIVE = "active";

        /** It begins later. */
        String PENDING = "pending";
    }

    /** Why an auto-renewed stake ends. */
    interface ExitReason {
        /** Its owner requested it. */
        String GRACEFUL = "graceful";

        /** The node's uptime was too low. */
        String UPTIME_NOT_MET = "uptime_not_met";
    }

    /** The status of a validation. */
    interface ValidationStatus {
        /** It is over. */
        String COMPLETED = "completed";

        /** It runs. */
        String ACTIVE = "active";

        /** It begins later. */
        String PENDING = "pending";

        /** It was ended early, which owners of permissioned subnets may do. */
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
