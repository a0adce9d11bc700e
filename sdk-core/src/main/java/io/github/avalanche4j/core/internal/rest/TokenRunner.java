package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import io.github.avalanche4j.core.internal.call.Transport;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Runs the call of a page that has a token: an expired token is not sent, and its refusal is a paging failure. */
record TokenRunner<T>(CallRunner<T> source, PageToken token) implements CallRunner<T> {
    @Override
    public ApiResponse<T> run(CallOptions options) {
        PagingException expired = token.expired();
        if (expired != null) {
            throw expired;
        }
        try {
            return source.run(options);
        } catch (ApiException e) {
            throw token.translated(e);
        }
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        PagingException expired = token.expired();
        if (expired != null) {
            return CompletableFuture.failedFuture(expired);
        }
        return source.runAsync(options, lastStep, failure -> failures.apply(token.translated(failure)));
    }

    @Override
    public @Nullable Transport transport() {
        return source.transport();
    }

    @Override
    public String toString() {
        return source.toString();
    }
}
