package io.github.avalanche4j.core;

/**
 * A response is longer than {@link ClientOptions#maxResponseBytes} allows. Reading stopped there.
 *
 * @serial exclude
 */
public final class ResponseTooLargeException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final long bound;

    /**
     * A response that is too long.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param bound the limit in bytes after decompression
     */
    public ResponseTooLargeException(String message, String endpoint, long bound) {
        super(message, endpoint, false, null);
        this.bound = bound;
    }

    /** {@return the limit in bytes after decompression} */
    public long bound() {
        return bound;
    }
}
