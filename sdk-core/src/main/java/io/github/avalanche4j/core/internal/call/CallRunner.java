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

    /** Runs a call and maps its response, or its failure. */
    record Mapped<S, T>(
            CallRunner<S> source,
            Function<? super ApiResponse<S>, ApiResponse<T>> mapping,
            UnaryOperator<RuntimeException> explain)
            implements CallRunner<T> {
        /** Leaves failures as they are. */
        public Mapped(CallRunner<S> source, Function<? super ApiResponse<S>, ApiResponse<T>> mapping) {
            this(source, mapping, failure -> failure);
        }

        @Override
        public ApiResponse<T> run(CallOptions options) {
            ApiResponse<S> response;
            try {
                response = source.run(options);
            } catch (RuntimeException e) {
                throw explain.apply(e);
            }
            return mapping.apply(response);
        }

        @Override
        public <R> CompletableFuture<R> runAsync(
                CallOptions options,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            return source.runAsync(
                    options,
                    response -> lastStep.apply(mapping.apply(response)),
                    failure -> failures.apply(explain.apply(failure)));
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
