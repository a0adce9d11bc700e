package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The checks that the JSON-RPC engine of info, health, index, platform and the other services makes before a method
 * runs.
 */
public final class ServiceRules {
    private static final String HALF_READ = "{\"jsonrpc\":\"\",\"method\":\"\",\"params\":null,\"id\":null}";

    private static final Set<String> KNOWN_CHAINS = Set.of("P", "X", "C");
    private static final int SHORTEST_ID = 40;

    private ServiceRules() {}

    /** The refusal of a malformed request; null if it is a well-formed call. */
    static @Nullable Response refusal(Request request) {
        if (!request.method().equals("POST")) {
            return Envelope.plain(405, false, "rpc: POST method required, received " + request.method());
        }
        String contentType = request.header("content-type").orElse("");
        if (!RequestKey.mediaType(contentType).equals("application/json")) {
            return Envelope.plain(415, false, "rpc: unrecognized Content-Type: " + contentType);
        }
        JsonNode json = request.json();
        if (json == null || !(json.isObject() || json.isNull())) {
            String problem = json == null ? GoJson.problem(request.body()) : GoJson.wrongType(json);
            return Envelope.SERVICE.error("null", -32700, problem, HALF_READ);
        }
        if (json.isNull() || !request.calls().get(0).version().equals("2.0")) {
            return wrongVersion(json, json.isNull() ? null : request.calls().get(0));
        }
        return request.calls().get(0).hasNoId()
                ? emptyResponse()
                : refusedName(request.calls().get(0));
    }

    /** A call without an id runs, and its response is empty. */
    private static Response emptyResponse() {
        return Response.of(200, Envelope.headers(""), "").withHeaders(Map.of("x-content-type-options", "nosniff"));
    }

    private static Response wrongVersion(JsonNode json, @Nullable RpcCall call) {
        String id = call == null ? "null" : call.idOrNull();
        String data = "{\"jsonrpc\":" + Json.quote(json.path("jsonrpc").asText(""))
                + ",\"method\":" + Json.quote(json.path("method").asText(""))
                + ",\"params\":" + (call == null ? "null" : call.paramsText())
                + ",\"id\":" + id + "}";
        return Envelope.SERVICE.error(id, -32600, "jsonrpc must be 2.0", data);
    }

    private static @Nullable Response refusedName(RpcCall call) {
        String[] parts = call.method().split("\\.", -1);
        if (parts.length != 2) {
            return Envelope.SERVICE.error(
                    call.idOrNull(), -32000, "rpc: service/method request ill-formed: \"" + call.method() + '"');
        }
        boolean upper = !parts[1].isEmpty() && Character.isUpperCase(parts[1].charAt(0));
        return upper
                ? Envelope.SERVICE.error(call.idOrNull(), -32000, "method must start with a non-uppercase letter")
                : null;
    }

    static Response unknownService(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(), -32000, "rpc: can't find service \"" + capitalised(call.method()) + '"');
    }

    static Response unknownMethod(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(), -32000, "rpc: can't find method \"" + capitalised(call.method()) + '"');
    }

    /** The node's error for a name that is not one of its chains; null for other calls. */
    static @Nullable Response unknownChain(RpcCall call) {
        String param = call.method().equals("info.isBootstrapped") ? "chain" : "blockchainID";
        String chain = call.params() == null ? "" : call.params().path(param).asText();
        if (chain.isEmpty() || chain.length() >= SHORTEST_ID || KNOWN_CHAINS.contains(chain)) {
            return null;
        }
        return switch (call.method()) {
            case "info.isBootstrapped" ->
                Envelope.SERVICE.error(call.idOrNull(), -32000, "there is no chain with alias/ID '" + chain + "'");
            case "platform.getBlockchainStatus" ->
                Envelope.SERVICE.error(
                        call.idOrNull(),
                        -32000,
                        "problem parsing blockchainID \"" + chain
                                + "\": input string is smaller than the checksum size");
            default -> null;
        };
    }

    static Response badArgument(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(),
                -32000,
                "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted."
                        + " See documentation for example calls");
    }

    static String service(RpcCall call) {
        return call.method().substring(0, Math.max(0, call.method().indexOf('.')));
    }

    private static String capitalised(String method) {
        int name = method.indexOf('.') + 1;
        return name == method.length()
                ? method
                : method.substring(0, name)
                        + method.substring(name, name + 1).toUpperCase(Locale.ROOT)
                        + method.substring(name + 1);
    }
}
