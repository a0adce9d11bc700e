package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.codec.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import okhttp3.HttpUrl;

/** Makes calls of the JSON-RPC methods that a server has at one path. */
public final class RpcChannel {
    private final Transport transport;
    private final HttpUrl url;

    public RpcChannel(Transport transport, String path) {
        this.transport = transport;
        this.url = transport.url(path);
    }

    /** A call without parameters. */
    public <T> Call<T> call(Endpoint.Rpc<T> endpoint) {
        return call(endpoint, Map.of());
    }

    /** A call; {@code params} is a map for named parameters, a list for positional ones. */
    public <T> Call<T> call(Endpoint.Rpc<T> endpoint, Object params) {
        return transport.call(new RpcExchange.Request<>(url, endpoint, params));
    }

    /** A call of a method that this library does not know; whether it may be repeated is not known either. */
    public <T> Call<T> custom(String method, Class<T> type, Object params) {
        Require.notBlank("method", method);
        Objects.requireNonNull(params, "params");
        return call(Endpoint.rpc(method, type).notRetrySafe(), params);
    }

    /** The path, which tells one channel of a client from another. */
    public String path() {
        return url.encodedPath();
    }

    /** One request for several calls of this channel. */
    public Call<BatchResult> batch(List<Call<?>> calls) {
        return transport.batch(url, calls);
    }
}
