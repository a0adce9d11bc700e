package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * Options of an {@link EvmClient} of a chain's URL: those of every client, and the URL of the chain's WebSocket. Not
 * thread-safe.
 */
public final class EvmOptions extends ClientOptions.Builder {
    private @Nullable BaseUrl webSocket;

    EvmOptions() {}

    /**
     * Sets the URL at which the chain announces new heads, see {@link EvmClient#wakeUp}. Without it, tails request data
     * at their interval only. The connection gets the headers of calls, also if it is to another host.
     *
     * @param url such as {@code wss://host/ws/KEY}; it is used exactly as given, and its path and query are never shown
     * @throws InvalidRequestException if it is not a ws or wss URL
     */
    public EvmOptions webSocket(String url) {
        webSocket = BaseUrl.webSocket(url);
        return this;
    }

    @Override
    public EvmOptions timeout(Duration length) {
        super.timeout(length);
        return this;
    }

    @Override
    public EvmOptions attemptTimeout(Duration length) {
        super.attemptTimeout(length);
        return this;
    }

    @Override
    public EvmOptions connectTimeout(Duration length) {
        super.connectTimeout(length);
        return this;
    }

    @Override
    public EvmOptions retries(int number) {
        super.retries(number);
        return this;
    }

    @Override
    public EvmOptions maxResponseBytes(long number) {
        super.maxResponseBytes(number);
        return this;
    }

    @Override
    public EvmOptions maxConcurrency(int number) {
        super.maxConcurrency(number);
        return this;
    }

    @Override
    public EvmOptions header(String name, String value) {
        super.header(name, value);
        return this;
    }

    @Override
    public EvmOptions header(String name, ApiKey key) {
        super.header(name, key);
        return this;
    }

    @Override
    public EvmOptions headers(Supplier<Map<String, String>> supplier) {
        super.headers(supplier);
        return this;
    }

    @Override
    public EvmOptions instrumentation(Instrumentation listener) {
        super.instrumentation(listener);
        return this;
    }

    @Override
    public EvmOptions httpClient(OkHttpClient client) {
        super.httpClient(client);
        return this;
    }

    /** The address of the chain at {@code url}. */
    BaseUrl address(String url) {
        return BaseUrl.endpoint(url, webSocket);
    }

    ClientOptions options() {
        return build();
    }

    /** {@return whether there is a WebSocket} */
    @Override
    public String toString() {
        return "EvmOptions[" + (webSocket == null ? "without a WebSocket]" : "with a WebSocket]");
    }
}
