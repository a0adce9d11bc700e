package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/** Validators that make no set which could sign anything. */
public final class InvalidValidatorSetException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** What is wrong with the set. */
    private final Reason reason;

    InvalidValidatorSetException(Reason reason, String message) {
        super(message, null);
        this.reason = reason;
    }

    /** {@return what is wrong with the set} */
    public Reason reason() {
        return reason;
    }

    /** What is wrong with a set. */
    public enum Reason {
        /** The weights add up to more than 2^64 − 1 (the node's {@code ErrOverflow}). */
        OVERFLOW,
        /** The answer has validators without saying what their keys are, as nodes before 1.10.6 did. */
        NO_KEYS,
        /** The total that a node gave is less than its validators weigh. */
        TOTAL_TOO_SMALL
    }
}
