package io.github.avalanche4j.wallet;

/** A transaction is not sent, because it reserves its inputs no more; its request can prepare another one. */
final class NotReservedException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    NotReservedException(String message) {
        super(message);
    }
}
