package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Runs a call over HTTP. */
public record HttpRunner<T>(Transport transport, ExchangeFactory<T> request) implements CallRunner<T> {
    @Override
    public ApiResponse<T> run(CallOptions options) {
        transport.checkOpen();
        return new BlockingDriver<>(transport, transport.execution(request, options)).run();
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        transport.checkOpen();
        AsyncDriver<T, R> driver =
                new AsyncDriver<>(transport, transport.execution(request, options), lastStep, failures);
        return driver.start();
    }

    @Override
    public String toString() {
        return request.endpoint().id() + " at " + transport.server();
    }
}
