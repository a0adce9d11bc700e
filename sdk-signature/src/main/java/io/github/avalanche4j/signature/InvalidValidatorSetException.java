package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/** Thrown when a node's validators cannot form a set for verifying signatures; see {@link #reason}. */
public final class InvalidValidatorSetException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** Why the set is invalid. */
    private final Reason reason;

    InvalidValidatorSetException(Reason reason, String message) {
        super(message, "", false, null);
        this.reason = reason;
    }

    /** {@return why the set is invalid} */
    public Reason reason() {
        return reason;
    }

    /** Why a set is invalid. */
    public enum Reason {
        /** The weights add up to more than 2^64 − 1 (the node's {@code ErrOverflow}). */
        WEIGHT_OVERFLOW,
        /** No validator has a public key, or the node is older than AvalancheGo 1.10.6 and leaves keys out. */
        NO_PUBLIC_KEYS,
        /** The total weight in a node's response is less than the weight of its validators with a key. */
        TOTAL_WEIGHT_TOO_SMALL,
        /**
         * The canonical validators in a node's response are in another order, so signer sets would refer to other
         * validators.
         */
        NOT_CANONICAL
    }
}
