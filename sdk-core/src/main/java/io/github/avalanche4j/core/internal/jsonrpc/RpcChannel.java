package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import okhttp3.HttpUrl;

/** Makes calls of the JSON-RPC methods that a server has at one path. */
public final class RpcChannel {
    private final Transport transport;
    private final HttpUrl url;

    /** The channel for the methods served at {@code path}. */
    public RpcChannel(Transport transport, String path) {
        this.transport = transport;
        this.url = transport.url(path);
    }

    /** A call without parameters. */
    public <T> Call<T> call(Endpoint.Rpc<T> endpoint) {
        return call(endpoint, Map.of());
    }

    /**
     * A call; {@code params} is a map for named parameters, a list for positional ones. Ids and addresses among named
     * parameters are checked here; the elements of a list have no names for an error.
     */
    public <T> Call<T> call(Endpoint.Rpc<T> endpoint, Object params) {
        if (params instanceof Map<?, ?> named) {
            WellFormed.requireAll(named);
        }
        return transport.call(new RpcExchange.Request<>(url, endpoint, params));
    }

    /** A call of a method that this library does not know, and that may not be idempotent. */
    public <T> Call<T> custom(String method, Class<T> type, Map<String, ?> params) {
        Require.notBlank("method", method);
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(params, "params");
        return call(Endpoint.rpc(method, type).notIdempotent(), RpcParams.copyOf(params));
    }

    /**
     * Runs {@code awake} whenever the EVM chain of this channel may have a new head, until the returned action is run.
     */
    public Runnable onNewHead(Runnable awake) {
        HttpUrl socket =
                url.newBuilder().setPathSegment(url.pathSize() - 1, "ws").build();
        return transport.onNewHead(socket, awake);
    }

    /** As {@link #onNewHead(Runnable)}, of the chain whose WebSocket is at {@code path}. */
    public Runnable onNewHead(String path, Runnable awake) {
        return transport.onNewHead(transport.url(path), awake);
    }

    /** The path, which distinguishes the channels of a client. */
    public String path() {
        return url.encodedPath();
    }

    /** One request for several calls of this channel. */
    public Call<BatchResult> batch(List<Call<?>> calls) {
        return transport.call(BatchExchange.request(transport, url, calls, null));
    }

    /**
     * A batch that fetches a range of the list {@code endpoint}, for callers that request a smaller range when a
     * response is cut off.
     */
    public Call<BatchResult> range(String endpoint, List<? extends Call<?>> calls) {
        return transport.call(BatchExchange.request(transport, url, calls, endpoint));
    }
}
