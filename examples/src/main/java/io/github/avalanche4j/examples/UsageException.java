package io.github.avalanche4j.examples;

/** The command line is wrong; the message tells how it must be. */
final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
