package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A page token to be sent, with its lifetime and the meaning of a refusal. */
record PageToken(Position position, @Nullable Duration life, Supplier<Instant> now) {
    /** The exception for an expired token; null if it is still valid. */
    @Nullable
    PagingException expired() {
        Duration age = Duration.between(position.issued(), now.get());
        if (life == null || age.compareTo(life) <= 0) {
            return null;
        }
        return new PagingException(
                position.endpoint() + ": the page token is " + age.toHours()
                        + " hours old and the service keeps a token for " + life.toHours()
                        + "; nothing was sent; begin again at the first page, with start()",
                position,
                null);
    }

    /** The failure of a call that sent the token: a refusal becomes an error about the token. */
    RuntimeException translated(RuntimeException failure) {
        if (!(failure instanceof ApiException api) || !refusesToken(api.status())) {
            return failure;
        }
        return new PagingException(
                position.endpoint() + ": the service refused a page token that it issued at " + position.issued()
                        + "; tokens live for a day: begin again at the first page, with start(), if this token is older;"
                        + " the cause has the service's message",
                position,
                failure);
    }

    /**
     * Whether a 4xx status refuses the token rather than the caller or the time of the request; the parameters were
     * valid when the token was issued.
     */
    private static boolean refusesToken(int status) {
        return status >= 400 && status < 500 && status != 401 && status != 403 && status != 408 && status != 429;
    }
}
