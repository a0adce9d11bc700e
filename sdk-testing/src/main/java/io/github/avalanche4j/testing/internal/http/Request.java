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

/** A received request, with its body parsed as JSON and JSON-RPC if possible. */
public final class Request {
    private final String method;
    private final String path;
    private final Map<String, List<String>> headers;
    private final String body;
    private final int connection;
    private final Instant at = Instant.now();
    private final @Nullable JsonNode json;
    private final List<RpcCall> calls;

    public Request(String method, String path, Map<String, List<String>> headers, String body, int connection) {
        TreeMap<String, List<String>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, values) -> byName.put(name, List.copyOf(values)));
        this.method = method;
        this.path = path;
        this.headers = Collections.unmodifiableMap(byName);
        this.body = body;
        this.connection = connection;
        this.json = Json.parseOrNull(body);
        this.calls = callsOf(json, body);
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

    public String method() {
        return method;
    }

    /** {@return path and query} */
    public String path() {
        return path;
    }

    /** {@return the path without the query} */
    public String barePath() {
        int query = path.indexOf('?');
        return query < 0 ? path : path.substring(0, query);
    }

    public Map<String, List<String>> headers() {
        return headers;
    }

    public Optional<String> header(String name) {
        return headers.getOrDefault(name, List.of()).stream().findFirst();
    }

    public String body() {
        return body;
    }

    /** {@return the body as JSON; null if it is not JSON} */
    public @Nullable JsonNode json() {
        return json;
    }

    public boolean isBatch() {
        return json != null && json.isArray();
    }

    /** {@return the JSON-RPC calls in the body: one for a single call, several for a batch, none for any other body} */
    public List<RpcCall> calls() {
        return calls;
    }

    public List<String> rpcMethods() {
        return calls.stream().flatMap(call -> call.name().stream()).toList();
    }

    public int connection() {
        return connection;
    }

    public Instant at() {
        return at;
    }

    @Override
    public String toString() {
        return method + " " + path + (body.isEmpty() ? "" : " " + body);
    }
}
