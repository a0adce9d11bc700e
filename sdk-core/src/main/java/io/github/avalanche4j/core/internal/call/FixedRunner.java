package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A value that is known in advance; no request is sent. */
public record FixedRunner<T>(ApiResponse<T> response) implements CallRunner<T> {
    /** Returns {@code value}. */
    public static <T> FixedRunner<T> of(T value) {
        return new FixedRunner<>(
                CallAccess.response(value, 200, Headers.of(Map.of()), Duration.ZERO, 1, Bytes.EMPTY, true));
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        return response;
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        CompletableFuture<R> future = new CompletableFuture<>();
        try {
            future.complete(lastStep.apply(response));
        } catch (RuntimeException e) {
            future.completeExceptionally(failures.apply(e));
        }
        return future;
    }

    @Override
    public String toString() {
        return String.valueOf(response.value());
    }
}
