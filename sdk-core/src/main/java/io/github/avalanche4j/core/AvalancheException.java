package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The root of all exceptions of this library, except for {@link NullPointerException} at a null argument, {@link
 * IllegalArgumentException} of {@link Json#write}, and {@link IllegalStateException} for what cannot work in its present
 * state, such as a closed client or an id that a server malformed. Its message says what happened, where (endpoint,
 * attempt n of m) and what to do next; it never holds a key, a header value or the user part of a URL.
 */
public abstract class AvalancheException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String endpoint;
    private final boolean isTransient;
    private final @Nullable Duration retryAfter;

    /**
     * An exception with a complete message. Exceptions of other modules call it; a fake throws one of them, such as {@link
     * ApiException#of}.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id; empty if there is none
     * @param isTransient whether running the same call again is safe and may help
     * @param cause what led to it, if anything did
     */
    protected AvalancheException(String message, String endpoint, boolean isTransient, @Nullable Throwable cause) {
        this(
                message,
                endpoint,
                isTransient,
                cause,
                cause instanceof AvalancheException known ? known.retryAfter : null);
    }

    /** An exception that may not repeat after {@code retryAfter}; null if nothing is known about that. */
    AvalancheException(
            String message,
            String endpoint,
            boolean isTransient,
            @Nullable Throwable cause,
            @Nullable Duration retryAfter) {
        super(message, cause);
        this.endpoint = endpoint;
        this.isTransient = isTransient;
        this.retryAfter = retryAfter;
    }

    /** An exception without an endpoint, which repeats until the caller changes something. */
    AvalancheException(String message, @Nullable Throwable cause) {
        this(message, "", false, cause);
    }

    /**
     * {@return the endpoint's id, such as {@code info.peers} or {@code data.subnets}; empty if there is none, as
     * with an invalid argument}
     */
    public final String endpoint() {
        return endpoint;
    }

    /**
     * {@return whether running the same call again may help, without a change: the server was not reached, was
     * overloaded, failed inside, or is not ready yet, or the outcome of a transaction is not known yet} It is safe too:
     * a payment, for example, never pays twice.
     *
     * <p>False means that only another request, another server or another setting can help, or that the server may have
     * acted on a request that would act twice, such as the creation of a webhook.
     */
    public final boolean isTransient() {
        return isTransient;
    }

    /**
     * {@return how long to wait before calling again: what the server asked for, or when the rate limit lets the next
     * request pass} Absent if neither is known; then a transient failure is repeated with a backoff.
     */
    public final Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }
}
