package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A call that has its value when it blocks, and no end in the background. */
record Pending<T>(T value, List<CompletableFuture<?>> futures) implements CallRunner<T> {
    static <T> Call<T> call(T value, List<CompletableFuture<?>> futures) {
        return CallAccess.call(new Pending<>(value, futures), CallOptions.NONE);
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        return Call.completed(value).withResponse().execute();
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        CompletableFuture<R> future = new CompletableFuture<>();
        futures.add(future);
        return future;
    }
}
