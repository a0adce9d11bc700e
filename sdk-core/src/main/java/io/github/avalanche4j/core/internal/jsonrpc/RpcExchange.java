package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.internal.call.ErrorResponse;
import io.github.avalanche4j.core.internal.call.Exchange;
import io.github.avalanche4j.core.internal.call.ExchangeFactory;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.json.AnyWriter;
import io.github.avalanche4j.core.internal.json.JsonText;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** One JSON-RPC request and its response. */
public record RpcExchange<T>(Request<T> request, long id) implements Exchange<T> {

    /** The request without its id. */
    public record Request<T>(HttpUrl url, Endpoint.Rpc<T> endpoint, Object params, boolean narrows)
            implements ExchangeFactory<T> {
        /** A request that is repeated as it is. */
        public Request(HttpUrl url, Endpoint.Rpc<T> endpoint, Object params) {
            this(url, endpoint, params, false);
        }

        /** This request, of a caller that may request less after a failure. */
        Request<T> narrowing(boolean may) {
            return new Request<>(url, endpoint, params, may);
        }

        @Override
        public Exchange<T> newExchange(Ids ids) {
            return new RpcExchange<>(this, ids.take(1));
        }

        /** Writes the request as JSON. */
        void write(long id, JsonGenerator out) throws IOException {
            out.writeStartObject();
            out.writeStringField("jsonrpc", "2.0");
            out.writeNumberField("id", id);
            out.writeStringField("method", endpoint.id());
            out.writeFieldName("params");
            AnyWriter.write(params, out);
            out.writeEndObject();
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
                JsonText.bytes(out -> request.write(id, out)),
                request.endpoint().idempotent());
    }

    @Override
    public T read(BoundedResponseStream response, Failures failures) throws IOException {
        return ResponseEnvelope.readOnly(response, id, request.endpoint().decoder());
    }

    @Override
    public boolean narrows() {
        return request.narrows();
    }

    @Override
    public @Nullable ErrorResponse readError(String body) {
        return ResponseEnvelope.errorIn(body);
    }
}
