package io.github.avalanche4j.testing.internal.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A JSON-RPC call of a request.
 *
 * @param version the text of {@code jsonrpc}, empty if there is none
 * @param method the method, empty if there is none
 * @param params the params, {@code null} if absent
 * @param id the id as it was written, {@code null} if absent
 */
public record RpcCall(
        String version,
        String method,
        @Nullable JsonNode params,
        @Nullable String id) {

    public static RpcCall of(JsonNode item, @Nullable String id) {
        return new RpcCall(item.path("jsonrpc").asText(""), item.path("method").asText(""), item.get("params"), id);
    }

    public Optional<String> name() {
        return method.isEmpty() ? Optional.empty() : Optional.of(method);
    }

    /** {@return the id for the response} */
    public String idOrNull() {
        return id == null ? "null" : id;
    }

    public boolean hasNoId() {
        return id == null || id.equals("null");
    }

    public String paramsText() {
        return params == null ? "null" : params.toString();
    }
}
