package io.github.avalanche4j.examples;

/** The command line is wrong; the message says how to correct it. */
final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
