package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A result that is known in advance; no request is sent. */
public final class FixedRunner<T> implements CallRunner<T> {
    private final @Nullable ApiResponse<T> response;
    private final @Nullable AvalancheException failure;

    private FixedRunner(@Nullable ApiResponse<T> response, @Nullable AvalancheException failure) {
        this.response = response;
        this.failure = failure;
    }

    /** Returns {@code value}. */
    public static <T> FixedRunner<T> completed(T value) {
        return new FixedRunner<>(response(value), null);
    }

    /** The response of a call that sent nothing. */
    static <T> ApiResponse<T> response(T value) {
        return CallAccess.response(value, 200, Headers.of(Map.of()), Duration.ZERO, 1, Bytes.EMPTY, true);
    }

    /** Fails with {@code failure}. */
    public static <T> FixedRunner<T> failed(AvalancheException failure) {
        return new FixedRunner<>(null, failure);
    }

    boolean isCompleted() {
        return response != null;
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        if (failure != null) {
            throw failure;
        }
        return Objects.requireNonNull(response);
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        CompletableFuture<R> future = new CompletableFuture<>();
        try {
            future.complete(lastStep.apply(run(options)));
        } catch (RuntimeException e) {
            future.completeExceptionally(failures.apply(e));
        }
        return future;
    }

    @Override
    public String toString() {
        return failure != null
                ? "failed: " + failure
                : String.valueOf(Objects.requireNonNull(response).value());
    }
}
