package io.github.avalanche4j.testing.internal.ledger;

/** A transaction that a node refuses, with the node's text. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    RefusedException(String message) {
        super(message);
    }
}
