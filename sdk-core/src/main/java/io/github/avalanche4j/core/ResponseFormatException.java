package io.github.avalanche4j.core;

import org.jspecify.annotations.Nullable;

/**
 * A response cannot be read: it is not JSON, ends early, belongs to another request, lacks a required field,
 * or fails its checksum.
 *
 * @serial exclude
 */
public final class ResponseFormatException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final String path;
    private final String excerpt;

    /**
     * A response that cannot be read.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param path the JSON path of the first fault
     * @param excerpt the response's text around the fault
     * @param cause the reader's error
     */
    public ResponseFormatException(
            String message, String endpoint, String path, String excerpt, @Nullable Throwable cause) {
        super(message, endpoint, false, cause);
        this.path = path;
        this.excerpt = excerpt;
    }

    /** {@return the JSON path of the first fault, such as {@code $.result.peers[2].nodeID}; {@code $} for the whole} */
    public String path() {
        return path;
    }

    /** {@return some of the response's text around the fault; empty where it is no longer known} */
    public String excerpt() {
        return excerpt;
    }
}
