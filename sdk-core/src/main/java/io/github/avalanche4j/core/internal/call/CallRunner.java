package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The runner of a call: runs it once, on the calling thread or in the background. */
public interface CallRunner<T> {
    /** Runs on the caller's thread. */
    ApiResponse<T> run(CallOptions options);

    /**
     * Runs in the background. Response and failure are mapped before the single future completes. So even a call that
     * was mapped ten times has one future, whose cancellation reaches the socket.
     */
    <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures);

    /** The transport of the client that made the call; null if none did. */
    default @Nullable Transport transport() {
        return null;
    }

    /** Runs a call and maps its response. */
    record Mapped<S, T>(CallRunner<S> source, Function<? super ApiResponse<S>, ApiResponse<T>> mapping)
            implements CallRunner<T> {
        @Override
        public ApiResponse<T> run(CallOptions options) {
            return mapping.apply(source.run(options));
        }

        @Override
        public <R> CompletableFuture<R> runAsync(
                CallOptions options,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            return source.runAsync(options, response -> lastStep.apply(mapping.apply(response)), failures);
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
}
