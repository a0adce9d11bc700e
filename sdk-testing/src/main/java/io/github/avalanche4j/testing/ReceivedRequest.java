package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request as it reached the server. */
public final class ReceivedRequest {
    private final String method;
    private final String path;
    private final Map<String, List<String>> headers;
    private final String body;
    private final int connection;
    private final Instant at = Instant.now();
    private final @Nullable JsonNode json;
    private final List<RpcCall> calls;

    ReceivedRequest(String method, String path, Map<String, List<String>> headers, String body, int connection) {
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

    /** {@return the HTTP method} */
    public String method() {
        return method;
    }

    /** {@return path and query as they stood in the request line} */
    public String path() {
        return path;
    }

    /** {@return path without the query} */
    String barePath() {
        int query = path.indexOf('?');
        return query < 0 ? path : path.substring(0, query);
    }

    /** {@return all headers; names are found in any case} */
    public Map<String, List<String>> headers() {
        return headers;
    }

    /**
     * The first value of a header.
     *
     * @param name the header's name, in any case
     * @return its value, if it was sent
     */
    public Optional<String> header(String name) {
        return headers.getOrDefault(name, List.of()).stream().findFirst();
    }

    /** {@return the body as text, empty if there was none} */
    public String body() {
        return body;
    }

    /** {@return the JSON-RPC method, if the body is a single call} */
    public Optional<String> rpcMethod() {
        return isBatch()
                ? Optional.empty()
                : calls.stream().flatMap(call -> call.name().stream()).findFirst();
    }

    /** {@return the JSON-RPC methods of the body in order: one of a single call, several of a batch} */
    public List<String> rpcMethods() {
        return calls.stream().flatMap(call -> call.name().stream()).toList();
    }

    /** {@return the JSON-RPC params of a single call as JSON text, if they were sent} */
    public Optional<String> params() {
        return isBatch()
                ? Optional.empty()
                : calls.stream().findFirst().map(RpcCall::params).map(JsonNode::toString);
    }

    /** {@return the JSON-RPC id of a single call as JSON text, so a string comes with its quotes} */
    public Optional<String> id() {
        return isBatch() ? Optional.empty() : calls.stream().findFirst().map(RpcCall::id);
    }

    /** {@return whether the body is a JSON array} */
    public boolean isBatch() {
        return json != null && json.isArray();
    }

    /** {@return which connection it came on, counted from 0 in the order they were opened} */
    public int connection() {
        return connection;
    }

    /** {@return when it was read} */
    public Instant at() {
        return at;
    }

    @Nullable
    JsonNode json() {
        return json;
    }

    List<RpcCall> calls() {
        return calls;
    }

    @Override
    public String toString() {
        return method + " " + path + (body.isEmpty() ? "" : " " + body);
    }
}
