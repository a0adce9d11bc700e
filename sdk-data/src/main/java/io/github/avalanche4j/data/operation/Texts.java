package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The reason why a job failed or is incomplete. */
    interface OperationCode {
        /** The request is invalid. */
        String INVALID_REQUEST = "ErrInvalidRequest";

        /** The service failed. */
        String INTERNAL = "ErrInternal";

        /** The result exceeds the size of one file; the next export starts at {@link OperationMetadata#nextDate}. */
        String TRUNCATED_EXPORT = "WarnTruncatedExport";
    }

    /** The status of a job. */
    interface OperationStatus {
        /** The job is running. */
        String RUNNING = "RUNNING";

        /** The job is done, and its file can be fetched. */
        String COMPLETED = "COMPLETED";

        /** The job is done, but its file is incomplete; {@link OperationMetadata#code} says why. */
        String COMPLETED_WITH_WARNING = "COMPLETED_WITH_WARNING";

        /** The job failed; {@link Operation#message} says why. */
        String FAILED = "FAILED";
    }

    /** What a job does. */
    interface OperationType {
        /** Exports transactions of EVM chains. */
        String EXPORT_EVM = "TRANSACTION_EXPORT_EVM";

        /** Exports transactions of the primary network. */
        String EXPORT_PRIMARY_NETWORK = "TRANSACTION_EXPORT_PRIMARY_NETWORK";

        /** Exports staking transactions of the primary network. */
        String EXPORT_PRIMARY_NETWORK_STAKING = "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING";

        /** Exports transactions of the primary network in a simple form. */
        String EXPORT_PRIMARY_NETWORK_SIMPLE = "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";
    }
}
