package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the engine behind the EVM chains says before a method runs, and how it answers a batch. */
final class ChainRules {
    static final int MAX_BATCH = 1000;
    private static final int MAX_BODY = 5 * 1024 * 1024;
    private static final Set<String> CONTENT_TYPES =
            Set.of("application/json", "application/json-rpc", "application/jsonrequest");

    private ChainRules() {}

    /** The refusal of a request that holds no call; {@code null} if it holds some. */
    static @Nullable Response refusal(ReceivedRequest request) {
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

    /** The refusal of one call; {@code null} if it can be looked up. */
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

    /** Answers call by call; what is not a JSON answer (a chain that still starts) answers all of it. */
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
            Response answer = each.apply(call);
            effects = effects.and(answer.effects());
            if (answer.status() != 200) {
                return answer;
            }
            if (call.id() != null) {
                items.add(answer.text().strip());
            }
        }
        String body = items.isEmpty() ? "" : "[" + String.join(",", items) + "]\n";
        return Response.of(200, Envelope.headers("application/json"), body).with(effects);
    }

    /** {@return what a call without an id is answered with} */
    static Response emptyResponse() {
        return Response.of(200, Envelope.headers("application/json"), "");
    }

    private static Response withoutNewline(Response answer) {
        return Response.of(200, answer.headers(), answer.text().stripTrailing());
    }
}
