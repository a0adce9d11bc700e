package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;

/** A validator in the manager contract: the struct {@code Validator} of ACP-99. */
record ManagerValidator(int status, UInt64 sentNonce, UInt64 receivedNonce, UInt64 weight) {
    static final int PENDING_ADDED = 1;
    static final int ACTIVE = 2;
    static final int PENDING_REMOVED = 3;
    static final int COMPLETED = 4;
    static final int INVALIDATED = 5;
    private static final String WHAT = "the result of getValidator";

    /** Refuses a validation in a state that does not allow the operation. */
    ManagerValidator requireNot(int excluded) {
        if (status == excluded) {
            throw L1OperationException.of(
                    L1OperationException.Reason.NOT_A_VALIDATOR,
                    "the validation has the status " + statusName() + " in the manager");
        }
        return this;
    }

    /** Whether its registration was completed, though it may have been removed since. */
    boolean isRegistered() {
        return status >= ACTIVE && status != INVALIDATED;
    }

    /** The words after the struct's offset. */
    static ManagerValidator of(Bytes returned) {
        return new ManagerValidator(
                AbiWords.uint64(WHAT, returned, 1).intValue(),
                AbiWords.uint64(WHAT, returned, 4),
                AbiWords.uint64(WHAT, returned, 5),
                AbiWords.uint64(WHAT, returned, 6));
    }

    /** The status by its name in the contract's source. */
    String statusName() {
        return switch (status) {
            case 0 -> "Unknown";
            case PENDING_ADDED -> "PendingAdded";
            case ACTIVE -> "Active";
            case PENDING_REMOVED -> "PendingRemoved";
            case COMPLETED -> "Completed";
            case INVALIDATED -> "Invalidated";
            default -> Integer.toString(status);
        };
    }
}
