package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.internal.call.CallRequest;
import io.github.avalanche4j.core.internal.call.ErrorResponse;
import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** One JSON-RPC request and its response. */
public record RpcExchange<T>(Request<T> request, long id) implements Exchange<T> {

    /** The request without its id. */
    public record Request<T>(HttpUrl url, Endpoint.Rpc<T> endpoint, Object params) implements CallRequest<T> {
        @Override
        public Exchange<T> newExchange(Ids ids) {
            return new RpcExchange<>(this, ids.take(1));
        }

        /** The request as JSON will write it. */
        Map<String, Object> envelope(long id) {
            Map<String, Object> envelope = new LinkedHashMap<>();
            envelope.put("jsonrpc", "2.0");
            envelope.put("id", id);
            envelope.put("method", endpoint.id());
            envelope.put("params", params);
            return envelope;
        }
    }

    @Override
    public String verb() {
        return "POST";
    }

    @Override
    public HttpUrl url() {
        return request.url();
    }

    @Override
    public @Nullable RequestBody body() {
        return new JsonBody(
                Mapper.bytes(request.envelope(id)), request.endpoint().idempotent());
    }

    @Override
    public T read(BoundedResponseStream response, Failures failures) throws IOException {
        return ResponseEnvelope.readOnly(response, id, request.endpoint().decoder());
    }

    @Override
    public @Nullable ErrorResponse readError(String body) {
        return ResponseEnvelope.errorIn(body);
    }
}
