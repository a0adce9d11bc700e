package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The errors of the EVM chains' JSON-RPC engine, and its responses to batches. */
public final class ChainRules {
    static final int MAX_BATCH = 1000;

    private ChainRules() {}

    /** The refusal of params that are not a list; null for other params. */
    static @Nullable Response refusal(RpcCall call) {
        return call.params() != null && call.params().isObject()
                ? Envelope.CHAIN.error(call.idOrNull(), -32602, "non-array args")
                : null;
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
            items.add(response.text().strip());
        }
        String body = "[" + String.join(",", items) + "]\n";
        return Response.of(200, Envelope.headers("application/json"), body).with(effects);
    }

    private static Response withoutNewline(Response response) {
        return Response.of(200, response.headers(), response.text().stripTrailing());
    }
}
