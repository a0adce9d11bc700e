package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** Makes calls of the JSON-RPC methods that a server has at one path, or that one endpoint has. */
public final class RpcChannel {
    private final Transport transport;
    private final HttpUrl url;

    /** The channel for the methods served at {@code path}. */
    public RpcChannel(Transport transport, String path) {
        this.transport = transport;
        this.url = transport.url(path);
    }

    /** The channel for the methods of the endpoint that {@code endpoint} reaches. */
    public RpcChannel(Transport endpoint) {
        this.transport = endpoint;
        this.url = endpoint.base().url();
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
     * What runs an action whenever the EVM chain of this channel may have a new head, until the returned action is run;
     * null if it is not known where new heads are announced.
     */
    public @Nullable UnaryOperator<Runnable> newHeads() {
        HttpUrl socket = transport.base().isEndpoint()
                ? transport.base().heads()
                : url.newBuilder().setPathSegment(url.pathSize() - 1, "ws").build();
        return socket == null ? null : awake -> transport.onNewHead(socket, awake);
    }

    /** Runs {@code awake} whenever the EVM chain whose WebSocket is at {@code path} may have a new head. */
    public Runnable onNewHead(String path, Runnable awake) {
        return transport.onNewHead(transport.url(path), awake);
    }

    /** The path, which distinguishes the channels of a client; that of an endpoint may hold a key and is left out. */
    public String path() {
        return transport.base().isEndpoint() ? "" : url.encodedPath();
    }

    /** The server with this path, as errors show it. */
    @Override
    public String toString() {
        return transport.base().isEndpoint() ? transport.base().where() : transport.server() + transport.pathOf(url);
    }

    /** One request for several calls of this channel. */
    public Call<BatchResult> batch(List<Call<?>> calls) {
        return transport.call(BatchExchange.request(transport, url, calls, null, false));
    }

    /**
     * The calls that fetch a range of the list {@code endpoint}, in requests of at most {@code most} calls; the calls
     * are sent by themselves where that is 1.
     *
     * @param narrows whether the caller requests less after a failure, instead of the same again
     */
    public Call<BatchResult> range(String endpoint, List<? extends Call<?>> calls, int most, boolean narrows) {
        if (most > 1 && calls.size() <= most) {
            return transport.call(BatchExchange.request(transport, url, calls, endpoint, narrows));
        }
        return Sequence.call(
                endpoint, transport, run -> apart(endpoint, calls, most, narrows, new IdentityHashMap<>()));
    }

    private Call<BatchResult> apart(
            String endpoint, List<? extends Call<?>> rest, int most, boolean narrows, Map<Call<?>, Object> outcomes) {
        if (rest.isEmpty()) {
            return Call.completed(CallAccess.batchResult(outcomes));
        }
        List<? extends Call<?>> some = rest.subList(0, Math.min(most, rest.size()));
        Call<?> request = most == 1
                ? alone(some.get(0), narrows, outcomes)
                : transport
                        .call(BatchExchange.request(transport, url, some, endpoint, narrows))
                        .map(batch -> {
                            some.forEach(call -> outcomes.put(call, outcome(batch, call)));
                            return batch;
                        });
        return Sequence.then(
                request, done -> apart(endpoint, rest.subList(some.size(), rest.size()), most, narrows, outcomes));
    }

    private static Object outcome(BatchResult batch, Call<?> call) {
        return batch.failure(call).map(Object.class::cast).orElseGet(() -> batch.get(call));
    }

    /** An error that the server sends is the outcome of its call, as in a batch. */
    private Call<Object> alone(Call<?> call, boolean narrows, Map<Call<?>, Object> outcomes) {
        RpcExchange.Request<?> request =
                BatchExchange.member(transport, url, call).request();
        Call<?> sent = transport.call(request.narrowing(narrows));
        Call<Object> outcome = Sequence.recover(
                sent.map(Object.class::cast),
                failure -> failure instanceof JsonRpcException ? Call.completed(failure) : Sequence.failed(failure));
        return outcome.map(known -> {
            outcomes.put(call, known);
            return known;
        });
    }
}
