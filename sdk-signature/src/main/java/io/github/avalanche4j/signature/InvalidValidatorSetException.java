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
        WEIGHT_OVERFLOW,
        /** No validator has a key; or the node does not say, being older than 1.10.6. */
        NO_PUBLIC_KEYS,
        /** The total that a node gave is less than its validators weigh. */
        TOTAL_WEIGHT_TOO_SMALL,
        /** A node gave validators as canonical that are not, so that its signatures number them otherwise. */
        NOT_CANONICAL
    }
}
