package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The service responded with an error status. There is a subtype for each status that callers handle differently.
 * Java serialization keeps the message, the status and what {@link AvalancheException} has, but nothing else that the
 * service said.
 *
 * @serial exclude
 */
public class ApiException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient @Nullable Builder details;

    private ApiException(String message, int status, Builder details) {
        super(message, details.endpoint, isTransient(status) && details.isTransient, null, details.retryAfter);
        this.status = status;
        this.details = details;
    }

    /**
     * {@return an exception of the status's subtype, for tests of code that handles one}
     *
     * @param message what happened, where, and what to do next
     * @param status the HTTP status
     * @param details sets what the service said beside it
     */
    public static ApiException of(String message, int status, Consumer<? super Builder> details) {
        Builder said = new Builder();
        details.accept(said);
        return switch (status) {
            case 400, 422 -> new BadRequest(message, status, said);
            case 401 -> new Unauthorized(message, status, said);
            case 403 -> new Forbidden(message, status, said);
            case 404 -> new NotFound(message, status, said);
            case 413 -> new TooLarge(message, status, said);
            case 429 -> new RateLimited(message, status, said);
            default -> status >= 500 ? new ServerError(message, status, said) : new ApiException(message, status, said);
        };
    }

    /** Collects what the service said. Not thread-safe. */
    public static final class Builder {
        private String endpoint = "";
        private Optional<String> errorName = Optional.empty();
        private List<String> messages = List.of();
        private Headers headers = Headers.of(Map.of());
        private String body = "";
        private @Nullable Duration retryAfter;
        private int attempts = 1;
        private boolean isTransient = true;

        private Builder() {}

        /** Sets the endpoint's id; empty unless set. */
        public Builder endpoint(String id) {
            endpoint = Objects.requireNonNull(id, "endpoint");
            return this;
        }

        /** Sets the service's name for the error, such as {@code Bad Request}; none unless set. */
        public Builder errorName(String name) {
            errorName = Optional.of(name);
            return this;
        }

        /** Sets the service's messages; none unless set. */
        public Builder messages(List<String> texts) {
            messages = List.copyOf(texts);
            return this;
        }

        /** Sets the response's headers; none unless set. */
        public Builder headers(Headers received) {
            headers = Objects.requireNonNull(received, "headers");
            return this;
        }

        /** Sets the response's text; empty unless set. */
        public Builder body(String text) {
            body = Objects.requireNonNull(text, "body");
            return this;
        }

        /** Sets how long the service asks to wait; not said unless set. */
        public Builder retryAfter(Duration wait) {
            retryAfter = Objects.requireNonNull(wait, "retryAfter");
            return this;
        }

        /** Sets the number of attempts; 1 unless set. */
        public Builder attempts(int number) {
            attempts = number;
            return this;
        }

        /** Sets whether a status that may pass makes the exception transient; true unless set. */
        public Builder isTransient(boolean later) {
            isTransient = later;
            return this;
        }
    }

    private static boolean isTransient(int status) {
        return status == 408 || status == 429 || status >= 500 && status != 501;
    }

    private Builder details() {
        return details == null ? new Builder() : details;
    }

    /** {@return the HTTP status} */
    public final int status() {
        return status;
    }

    /** {@return the service's name for the error; absent if it sent none} */
    public final Optional<String> errorName() {
        return details().errorName;
    }

    /** {@return the service's messages; empty if it sent none} */
    public final List<String> messages() {
        return details().messages;
    }

    /** {@return the response's headers} */
    public final Headers headers() {
        return details().headers;
    }

    /** {@return the response's text, up to 8 KiB} */
    public final String body() {
        return details().body;
    }

    /** {@return the number of attempts} */
    public final int attempts() {
        return details().attempts;
    }

    /** 400 or 422: the service does not accept the request as it is. */
    public static final class BadRequest extends ApiException {
        private static final long serialVersionUID = 1;

        private BadRequest(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 401: the key is missing or wrong, or was not sent. */
    public static final class Unauthorized extends ApiException {
        private static final long serialVersionUID = 1;

        private Unauthorized(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 403: the service refuses this caller. */
    public static final class Forbidden extends ApiException {
        private static final long serialVersionUID = 1;

        private Forbidden(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 404: the requested item, or the path itself, does not exist. */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1;

        private NotFound(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 413: the request is too large. */
    public static final class TooLarge extends ApiException {
        private static final long serialVersionUID = 1;

        private TooLarge(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 429: too many requests; {@link #retryAfter} says when to retry, if the service sent it. */
    public static final class RateLimited extends ApiException {
        private static final long serialVersionUID = 1;

        private RateLimited(String message, int status, Builder details) {
            super(message, status, details);
        }
    }

    /** 500 and above: the service failed. */
    public static final class ServerError extends ApiException {
        private static final long serialVersionUID = 1;

        private ServerError(String message, int status, Builder details) {
            super(message, status, details);
        }
    }
}
