package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import org.jspecify.annotations.Nullable;

/**
 * Options of an {@link EvmClient} of a chain's URL: those of every client, and the URL of the chain's WebSocket. Not
 * thread-safe.
 */
public final class EvmOptions extends ClientOptions<EvmOptions> {
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

    /** The address of the chain at {@code url}. */
    BaseUrl address(String url) {
        return BaseUrl.endpoint(url, webSocket);
    }

    /** {@return whether there is a WebSocket} */
    @Override
    public String toString() {
        return "EvmOptions[" + (webSocket == null ? "without a WebSocket]" : "with a WebSocket]");
    }
}
