package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import io.github.avalanche4j.core.internal.call.Transport;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A call whose failures say which transaction may have been sent, however early a run ends. */
record Explained<T>(CallRunner<T> call, UnaryOperator<RuntimeException> explain) implements CallRunner<T> {
    @Override
    public ApiResponse<T> run(CallOptions options) {
        try {
            return call.run(options);
        } catch (RuntimeException e) {
            throw explain.apply(e);
        }
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        return call.runAsync(options, lastStep, failure -> failures.apply(explain.apply(failure)));
    }

    @Override
    public @Nullable Transport transport() {
        return call.transport();
    }

    @Override
    public String toString() {
        return call.toString();
    }
}
