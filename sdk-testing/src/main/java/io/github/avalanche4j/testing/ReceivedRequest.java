package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A request as the fake server received it. */
public final class ReceivedRequest {
    private final Request request;

    ReceivedRequest(Request request) {
        this.request = request;
    }

    /** {@return the HTTP method} */
    public String method() {
        return request.method();
    }

    /** {@return path and query exactly as in the request line, still percent-encoded} */
    public String path() {
        return request.path();
    }

    /** {@return all headers; the map finds names in any case} */
    public Map<String, List<String>> headers() {
        return request.headers();
    }

    /**
     * The first value of a header.
     *
     * @param name the header's name, in any case
     * @return its value, if it was sent
     */
    public Optional<String> header(String name) {
        return request.header(name);
    }

    /** {@return the body as text, empty if there was none} */
    public String body() {
        return request.body();
    }

    /** {@return the JSON-RPC method, if the body is a single call} */
    public Optional<String> rpcMethod() {
        return singleCall().flatMap(RpcCall::name);
    }

    /** {@return the JSON-RPC methods of the body in order: one of a single call, several of a batch} */
    public List<String> rpcMethods() {
        return request.rpcMethods();
    }

    /** {@return the JSON-RPC params of a single call as JSON text, if they were sent} */
    public Optional<String> params() {
        return singleCall().map(RpcCall::params).map(JsonNode::toString);
    }

    /** {@return the JSON-RPC id of a single call as JSON text, so a string includes its quotes} */
    public Optional<String> id() {
        return singleCall().map(RpcCall::id);
    }

    private Optional<RpcCall> singleCall() {
        return request.isBatch() ? Optional.empty() : request.calls().stream().findFirst();
    }

    /** {@return when the server had read the request} */
    public Instant at() {
        return request.at();
    }

    @Override
    public String toString() {
        return request.toString();
    }
}
