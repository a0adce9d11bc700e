package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC call as it was sent.
 *
 * @param version the text of {@code jsonrpc}, empty if there is none
 * @param method the method, empty if there is none
 * @param params the params, {@code null} if absent
 * @param id the id as it was written, {@code null} if absent
 */
record RpcCall(
        String version,
        String method,
        @Nullable JsonNode params,
        @Nullable String id) {

    static RpcCall of(JsonNode item, @Nullable String id) {
        return new RpcCall(item.path("jsonrpc").asText(""), item.path("method").asText(""), item.get("params"), id);
    }

    Optional<String> name() {
        return method.isEmpty() ? Optional.empty() : Optional.of(method);
    }

    /** {@return the id to answer with} */
    String idOrNull() {
        return id == null ? "null" : id;
    }

    boolean hasNoId() {
        return id == null || id.equals("null");
    }

    String paramsText() {
        return params == null ? "null" : params.toString();
    }
}
