package io.github.avalanche4j.testing.internal.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A received request, with its body parsed as JSON and JSON-RPC if possible.
 *
 * @param path path and query
 * @param json the body as JSON; null if it is not JSON
 * @param calls the JSON-RPC calls in the body: one for a single call, several for a batch, none for any other body
 */
public record Request(
        String method,
        String path,
        Map<String, List<String>> headers,
        String body,
        Instant at,
        @Nullable JsonNode json,
        List<RpcCall> calls) {

    public static Request of(String method, String path, Map<String, List<String>> headers, String body) {
        TreeMap<String, List<String>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, values) -> byName.put(name, List.copyOf(values)));
        JsonNode json = Json.parseOrNull(body);
        return new Request(
                method, path, Collections.unmodifiableMap(byName), body, Instant.now(), json, callsOf(json, body));
    }

    private static List<RpcCall> callsOf(@Nullable JsonNode json, String body) {
        List<RpcCall> calls = new ArrayList<>();
        if (json != null && json.isObject()) {
            calls.add(RpcCall.of(json, Json.idText(body)));
        } else if (json != null && json.isArray()) {
            json.forEach(item -> {
                JsonNode id = item.get("id");
                calls.add(RpcCall.of(item, id == null ? null : id.toString()));
            });
        }
        return List.copyOf(calls);
    }

    /** {@return the path without the query} */
    public String barePath() {
        int query = path.indexOf('?');
        return query < 0 ? path : path.substring(0, query);
    }

    public Optional<String> header(String name) {
        return headers.getOrDefault(name, List.of()).stream().findFirst();
    }

    public boolean isBatch() {
        return json != null && json.isArray();
    }

    public List<String> rpcMethods() {
        return calls.stream().flatMap(call -> call.name().stream()).toList();
    }

    @Override
    public String toString() {
        return method + " " + path + (body.isEmpty() ? "" : " " + body);
    }
}
