package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Runs a call and maps its response. */
public record MappedRunner<S, T>(CallRunner<S> source, Function<? super ApiResponse<S>, ApiResponse<T>> mapping)
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
