package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A value, or a failure, that is known in advance; no request is sent. */
public final class FixedRunner<T> implements CallRunner<T> {
    private final Supplier<ApiResponse<T>> known;

    private FixedRunner(Supplier<ApiResponse<T>> known) {
        this.known = known;
    }

    /** Returns {@code value}. */
    public static <T> FixedRunner<T> of(T value) {
        ApiResponse<T> response =
                CallAccess.response(value, 200, Headers.of(Map.of()), Duration.ZERO, 1, Bytes.EMPTY, true);
        return new FixedRunner<>(() -> response);
    }

    /** Throws {@code failure}. */
    public static <T> FixedRunner<T> failed(RuntimeException failure) {
        return new FixedRunner<>(() -> {
            throw failure;
        });
    }

    /** The response; throws the failure. */
    ApiResponse<T> response() {
        return known.get();
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        return response();
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        CompletableFuture<R> future = new CompletableFuture<>();
        try {
            future.complete(lastStep.apply(response()));
        } catch (RuntimeException e) {
            future.completeExceptionally(failures.apply(e));
        }
        return future;
    }

    @Override
    public String toString() {
        try {
            return String.valueOf(response().value());
        } catch (RuntimeException e) {
            return "failed: " + e;
        }
    }
}
