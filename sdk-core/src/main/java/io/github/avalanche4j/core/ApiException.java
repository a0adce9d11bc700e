package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The service responded with an error status. There is a subtype for each status that callers handle differently.
 *
 * @serial exclude
 */
public class ApiException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /**
     * What the service said.
     *
     * @param endpoint the endpoint's id
     * @param errorName the service's name for the error, such as {@code Bad Request}
     * @param messages the service's messages; empty if it sent none
     * @param body the response's text, up to a bound
     * @param retryAfter how long the service asks to wait
     */
    public record Details(
            String endpoint,
            int status,
            Optional<String> errorName,
            List<String> messages,
            Headers headers,
            String body,
            Optional<Duration> retryAfter,
            int attempts) {}

    private final transient Details details;
    private final int status;

    /**
     * A response with an error status.
     *
     * @param message what happened, where, and what to do next
     * @param details what the service said
     */
    protected ApiException(String message, Details details) {
        super(message, details.endpoint(), isTransient(details.status()), null);
        this.details = details;
        this.status = details.status();
    }

    /**
     * {@return an exception of the status's subtype}
     *
     * @param message what happened, where, and what to do next
     * @param details what the service said
     */
    public static ApiException of(String message, Details details) {
        return switch (details.status()) {
            case 400, 422 -> new BadRequest(message, details);
            case 401 -> new Unauthorized(message, details);
            case 403 -> new Forbidden(message, details);
            case 404 -> new NotFound(message, details);
            case 413 -> new TooLarge(message, details);
            case 429 -> new RateLimited(message, details);
            default -> details.status() >= 500 ? new ServerError(message, details) : new ApiException(message, details);
        };
    }

    private static boolean isTransient(int status) {
        return status == 408 || status == 429 || status >= 500 && status != 501;
    }

    /** {@return the HTTP status} */
    public final int status() {
        return status;
    }

    /** {@return the service's name for the error; absent if it sent none} */
    public final Optional<String> errorName() {
        return details.errorName();
    }

    /** {@return the service's messages; empty if it sent none} */
    public final List<String> messages() {
        return details.messages();
    }

    /** {@return the response's headers} */
    public final Headers headers() {
        return details.headers();
    }

    /** {@return the response's text, up to 8 KiB} */
    public final String body() {
        return details.body();
    }

    /** {@return how long the service asks to wait before the next request; absent if it did not say} */
    public final Optional<Duration> retryAfter() {
        return details.retryAfter();
    }

    /** {@return the number of attempts} */
    public final int attempts() {
        return details.attempts();
    }

    /** 400 or 422: the service does not accept the request as it is. */
    public static final class BadRequest extends ApiException {
        private static final long serialVersionUID = 1;

        BadRequest(String message, Details details) {
            super(message, details);
        }
    }

    /** 401: the key is missing or wrong, or was not sent. */
    public static final class Unauthorized extends ApiException {
        private static final long serialVersionUID = 1;

        Unauthorized(String message, Details details) {
            super(message, details);
        }
    }

    /** 403: the service refuses this caller. */
    public static final class Forbidden extends ApiException {
        private static final long serialVersionUID = 1;

        Forbidden(String message, Details details) {
            super(message, details);
        }
    }

    /** 404: the requested item, or the path itself, does not exist. */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1;

        NotFound(String message, Details details) {
            super(message, details);
        }
    }

    /** 413: the request is too large. */
    public static final class TooLarge extends ApiException {
        private static final long serialVersionUID = 1;

        TooLarge(String message, Details details) {
            super(message, details);
        }
    }

    /** 429: too many requests; {@link #retryAfter} says when to retry, if the service sent it. */
    public static final class RateLimited extends ApiException {
        private static final long serialVersionUID = 1;

        RateLimited(String message, Details details) {
            super(message, details);
        }
    }

    /** 500 and above: the service failed. */
    public static final class ServerError extends ApiException {
        private static final long serialVersionUID = 1;

        ServerError(String message, Details details) {
            super(message, details);
        }
    }
}
