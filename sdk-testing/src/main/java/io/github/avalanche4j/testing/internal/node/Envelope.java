package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.LinkedHashMap;
import java.util.Map;

/** The two forms of JSON-RPC responses that a node writes: they differ in field order, absent data and headers. */
public enum Envelope {
    /** info, health, index, platform and the other services */
    SERVICE,
    /** the EVM chains */
    CHAIN;

    private static final Map<String, String> NO_SNIFF = Map.of("x-content-type-options", "nosniff");

    public static Envelope of(Request request, RpcCall call) {
        boolean chain = RequestKey.isChain(request.barePath())
                || (!call.method().isEmpty() && call.method().indexOf('.') < 0);
        return chain ? CHAIN : SERVICE;
    }

    public Response result(String id, String result) {
        return this == CHAIN
                ? response("\"id\":" + id + ",\"result\":" + result)
                : response("\"result\":" + result + ",\"id\":" + id).withHeaders(NO_SNIFF);
    }

    /** {@code dataJson} empty for an error without data */
    public Response error(String id, int code, String message, String dataJson) {
        String error = "\"error\":{\"code\":" + code + ",\"message\":" + Json.quote(message);
        return this == CHAIN
                ? response("\"id\":" + id + "," + error + (dataJson.isEmpty() ? "" : ",\"data\":" + dataJson) + "}")
                : response(error + ",\"data\":" + (dataJson.isEmpty() ? "null" : dataJson) + "},\"id\":" + id);
    }

    Response error(String id, int code, String message) {
        return error(id, code, message, "");
    }

    private Response response(String fields) {
        String type = this == CHAIN ? "application/json" : "application/json; charset=utf-8";
        return Response.of(200, headers(type), "{\"jsonrpc\":\"2.0\"," + fields + "}\n");
    }

    /** Every response of a node carries its id. */
    static Map<String, String> headers(String contentType) {
        Map<String, String> headers = new LinkedHashMap<>();
        if (!contentType.isEmpty()) {
            headers.put("content-type", contentType);
        }
        headers.put("node-id", Recordings.all().nodeId());
        headers.put("vary", "Origin");
        return headers;
    }

    static Response plain(int status, String text) {
        return Response.of(status, headers("text/plain; charset=utf-8"), text).withHeaders(NO_SNIFF);
    }
}
