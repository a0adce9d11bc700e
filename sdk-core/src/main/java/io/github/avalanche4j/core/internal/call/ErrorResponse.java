package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An error in a protocol's own form, which becomes the exception that users see. */
public abstract class ErrorResponse extends IOException {
    private static final long serialVersionUID = 1;

    protected ErrorResponse(String message) {
        super(message);
    }

    /**
     * The exception, without secrets.
     *
     * @param retryAfter how long the response asks to wait; null if it does not say
     */
    public abstract AvalancheException toException(
            FailureContext context, @Nullable Duration retryAfter, Redactor redactor);

    /** Whether a rate limit refused the request to {@code endpoint}, so that the server did not act on it. */
    public abstract boolean isRateLimit(String endpoint);

    /** How long the error itself asks to wait; null if it does not say. */
    public abstract @Nullable Duration retryAfter();
}
