package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** The call of a page that has a token: an old token is not sent, and a refusal is said to be about the token. */
final class TokenCall<P> implements Call<P> {
    private final Call<P> call;
    private final Position position;
    private final @Nullable Duration life;

    TokenCall(Call<P> call, Position position, @Nullable Duration life) {
        this.call = call;
        this.position = position;
        this.life = life;
    }

    private @Nullable PagingException expired() {
        Duration age = Duration.between(position.issued(), Instant.now());
        if (life == null || age.compareTo(life) <= 0) {
            return null;
        }
        return new PagingException(
                position.endpoint() + ": the page token is " + age.toHours()
                        + " hours old and the service keeps one for " + life.toHours()
                        + "; nothing was sent; begin again at the first page, with start()",
                position,
                null);
    }

    private RuntimeException translated(RuntimeException failure) {
        if (!(failure instanceof ApiException) || !refusesToken(((ApiException) failure).status())) {
            return failure;
        }
        return new PagingException(
                position.endpoint() + ": the service refused a page token that it gave at " + position.issued()
                        + "; tokens live for a day: begin again at the first page, with start(), if this one is old;"
                        + " the service's own words are in the cause",
                position,
                failure);
    }

    /** A 4xx that is not about the caller or the moment: page and parameters were good when the token was given. */
    private static boolean refusesToken(int status) {
        return status >= 400 && status < 500 && status != 401 && status != 403 && status != 408 && status != 429;
    }

    @Override
    public ApiResponse<P> fetch(boolean keepBody) {
        PagingException expired = expired();
        if (expired != null) {
            throw expired;
        }
        try {
            return call.fetch(keepBody);
        } catch (ApiException e) {
            throw translated(e);
        }
    }

    @Override
    public CompletableFuture<ApiResponse<P>> fetchAsync(boolean keepBody) {
        PagingException expired = expired();
        if (expired != null) {
            return CompletableFuture.failedFuture(expired);
        }
        CompletableFuture<ApiResponse<P>> running = call.fetchAsync(keepBody);
        CompletableFuture<ApiResponse<P>> told = new CompletableFuture<>();
        running.whenComplete((response, failure) -> {
            Throwable cause =
                    failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
            if (cause == null) {
                told.complete(response);
            } else {
                told.completeExceptionally(
                        cause instanceof RuntimeException ? translated((RuntimeException) cause) : cause);
            }
        });
        told.whenComplete((response, failure) -> running.cancel(true));
        return told;
    }

    private Call<P> with(Call<P> changed) {
        return new TokenCall<>(changed, position, life);
    }

    @Override
    public Call<P> timeout(Duration timeout) {
        return with(call.timeout(timeout));
    }

    @Override
    public Call<P> attemptTimeout(Duration timeout) {
        return with(call.attemptTimeout(timeout));
    }

    @Override
    public Call<P> retries(int retries) {
        return with(call.retries(retries));
    }

    @Override
    public Call<P> header(String name, String value) {
        return with(call.header(name, value));
    }

    /** {@return what the call says of itself} */
    @Override
    public String toString() {
        return call.toString();
    }
}
