package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Runs a call over HTTP. */
public record HttpRunner<T>(
        Transport transport,
        ExchangeFactory<T> request,
        CallOptions.Limits limits,
        @Nullable BackoffSchedule schedule) implements CallRunner<T> {
    private CallExecution<T> execution(CallOptions options) {
        transport.checkOpen();
        return transport.execution(request, options, limits.with(options), schedule);
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        return new BlockingDriver<>(transport, execution(options)).run();
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        return new AsyncDriver<T, R>(transport, execution(options), lastStep, failures).start();
    }

    @Override
    public String toString() {
        return request.endpoint().id() + " at " + transport.server();
    }
}
