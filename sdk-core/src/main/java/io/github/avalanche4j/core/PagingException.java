package io.github.avalanche4j.core;

import org.jspecify.annotations.Nullable;

/**
 * The server did not continue a list as it must: a page token was repeated or has expired, too many empty pages came, or
 * fewer or other items than requested. The message says how to continue. It is never {@linkplain #isTransient
 * transient}.
 */
public final class PagingException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Position position;

    /**
     * A list that cannot continue.
     *
     * @param message what happened, where, and what to do next
     * @param position where to resume
     * @param cause the server's error, if there is one
     */
    public PagingException(String message, Position position, @Nullable Throwable cause) {
        super(message, position.endpoint(), false, cause);
        this.position = position;
    }

    /**
     * {@return where to resume: after the last item returned}
     *
     * @throws IllegalStateException after Java serialization, which loses it
     */
    public Position position() {
        if (position == null) {
            throw new IllegalStateException("the position was lost when the exception was serialized");
        }
        return position;
    }
}
