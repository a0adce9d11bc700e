package io.github.avalanche4j.core;

import org.jspecify.annotations.Nullable;

/**
 * The root of everything this library throws of its own accord. Its message says what happened, where (endpoint, attempt
 * n of m) and what to do next; it never holds a key, a header value or the user part of a URL.
 */
public abstract class AvalancheException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * An exception with a complete message.
     *
     * @param message what happened, where, and what to do next
     * @param cause what led to it, if anything did
     */
    protected AvalancheException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
