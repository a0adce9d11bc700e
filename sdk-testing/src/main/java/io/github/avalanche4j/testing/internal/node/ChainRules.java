package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The checks that the EVM chains' JSON-RPC engine makes before a method runs, and its responses to batches. */
public final class ChainRules {
    static final int MAX_BATCH = 1000;
    private static final int MAX_BODY = 5 * 1024 * 1024;
    private static final Set<String> CONTENT_TYPES =
            Set.of("application/json", "application/json-rpc", "application/jsonrequest");

    private ChainRules() {}

    /** The refusal of a request without a call; null if it has one. */
    static @Nullable Response refusal(Request request) {
        if (request.method().equals("PUT") || request.method().equals("DELETE")) {
            return Envelope.plain(405, true, "method not allowed\n");
        }
        if (request.method().equals("GET") && request.body().isEmpty()) {
            return Response.of(200, Envelope.headers(""), "");
        }
        int length = request.body().getBytes(StandardCharsets.UTF_8).length;
        if (length > MAX_BODY) {
            return Envelope.plain(413, true, "content length too large (" + length + ">" + MAX_BODY + ")\n");
        }
        if (!CONTENT_TYPES.contains(
                RequestKey.mediaType(request.header("content-type").orElse("")))) {
            return Envelope.plain(415, true, "invalid content type, only application/json is supported\n");
        }
        JsonNode json = request.json();
        return json == null ? withoutNewline(Envelope.CHAIN.error("null", -32700, "parse error")) : null;
    }

    /** The refusal of a malformed call; null if it is well-formed. */
    static @Nullable Response refusal(RpcCall call) {
        if (!call.version().equals("2.0") || call.method().isEmpty()) {
            return Envelope.CHAIN.error(call.idOrNull(), -32600, "invalid request");
        }
        if (call.params() != null && call.params().isObject()) {
            return Envelope.CHAIN.error(call.idOrNull(), -32602, "non-array args");
        }
        return null;
    }

    static Response unknownMethod(RpcCall call) {
        return Envelope.CHAIN.error(
                call.idOrNull(), -32601, "the method " + call.method() + " does not exist/is not available");
    }

    /**
     * Responds call by call; a response that is not JSON (from a chain that is starting) is the response to the whole
     * batch.
     */
    static Response batch(List<RpcCall> calls, Function<RpcCall, Response> each) {
        if (calls.isEmpty()) {
            return withoutNewline(Envelope.CHAIN.error("null", -32600, "empty batch"));
        }
        if (calls.size() > MAX_BATCH) {
            Response error = withoutNewline(Envelope.CHAIN.error(calls.get(0).idOrNull(), -32600, "batch too large"));
            return Response.of(200, error.headers(), "[" + error.text() + "]");
        }
        List<String> items = new ArrayList<>();
        Effects effects = Effects.NONE;
        for (RpcCall call : calls) {
            Response response = each.apply(call);
            effects = effects.and(response.effects());
            if (response.status() != 200) {
                return response;
            }
            if (call.id() != null) {
                items.add(response.text().strip());
            }
        }
        String body = items.isEmpty() ? "" : "[" + String.join(",", items) + "]\n";
        return Response.of(200, Envelope.headers("application/json"), body).with(effects);
    }

    /** {@return the response to a call without an id} */
    static Response emptyResponse() {
        return Response.of(200, Envelope.headers("application/json"), "");
    }

    private static Response withoutNewline(Response response) {
        return Response.of(200, response.headers(), response.text().stripTrailing());
    }
}
