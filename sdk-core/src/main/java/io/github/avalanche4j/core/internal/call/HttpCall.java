package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A call over HTTP: what it sends, and the options of this call. */
final class HttpCall<T> implements Call<T> {
    private final Transport transport;
    private final Exchange.Outgoing<T> outgoing;
    private final CallOptions options;

    HttpCall(Transport transport, Exchange.Outgoing<T> outgoing, CallOptions options) {
        this.transport = transport;
        this.outgoing = outgoing;
        this.options = options;
    }

    Exchange.Outgoing<T> outgoing() {
        return outgoing;
    }

    boolean belongsTo(Transport other) {
        return transport == other;
    }

    private CallExecution<T> run(boolean keepBody) {
        return new CallExecution<>(
                transport, outgoing.endpoint(), outgoing.next(transport::takeIds), options, keepBody);
    }

    @Override
    public ApiResponse<T> fetch(boolean keepBody) {
        transport.checkOpen();
        return BlockingDriver.onCallersThread(run(keepBody));
    }

    @Override
    public CompletableFuture<ApiResponse<T>> fetchAsync(boolean keepBody) {
        transport.checkOpen();
        return BlockingDriver.inBackground(run(keepBody));
    }

    @Override
    public Call<T> timeout(Duration timeout) {
        return new HttpCall<>(transport, outgoing, options.withTimeout(timeout));
    }

    @Override
    public Call<T> attemptTimeout(Duration timeout) {
        return new HttpCall<>(transport, outgoing, options.withAttemptTimeout(timeout));
    }

    @Override
    public Call<T> retries(int retries) {
        return new HttpCall<>(transport, outgoing, options.withRetries(retries));
    }

    @Override
    public Call<T> header(String name, String value) {
        return new HttpCall<>(transport, outgoing, options.withHeader(name, value));
    }

    /** {@return the endpoint and the server} */
    @Override
    public String toString() {
        return "Call[" + outgoing.endpoint().id() + " at " + transport.server() + "]";
    }
}
