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
    SERVICE {
        @Override
        public Response result(String id, String result) {
            Map<String, String> headers = Envelope.headers("application/json; charset=utf-8");
            headers.put("x-content-type-options", "nosniff");
            return Response.of(200, headers, "{\"jsonrpc\":\"2.0\",\"result\":" + result + ",\"id\":" + id + "}\n");
        }

        @Override
        public Response error(String id, int code, String message, String dataJson) {
            return Response.of(
                    200,
                    Envelope.headers("application/json; charset=utf-8"),
                    "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":" + code + ",\"message\":" + Json.quote(message)
                            + ",\"data\":" + (dataJson.isEmpty() ? "null" : dataJson) + "},\"id\":" + id + "}\n");
        }
    },
    /** the EVM chains */
    CHAIN {
        @Override
        public Response result(String id, String result) {
            return Response.of(
                    200,
                    Envelope.headers("application/json"),
                    "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + result + "}\n");
        }

        @Override
        public Response error(String id, int code, String message, String dataJson) {
            return Response.of(
                    200,
                    Envelope.headers("application/json"),
                    "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{\"code\":" + code + ",\"message\":"
                            + Json.quote(message) + (dataJson.isEmpty() ? "" : ",\"data\":" + dataJson) + "}}\n");
        }
    };

    public abstract Response result(String id, String result);

    /** {@code dataJson} empty for an error without data */
    public abstract Response error(String id, int code, String message, String dataJson);

    Response error(String id, int code, String message) {
        return error(id, code, message, "");
    }

    public static Envelope of(Request request, RpcCall call) {
        boolean chain = RequestKey.isChain(request.barePath())
                || (!call.method().isEmpty() && call.method().indexOf('.') < 0);
        return chain ? CHAIN : SERVICE;
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
        Map<String, String> headers = headers("text/plain; charset=utf-8");
        headers.put("x-content-type-options", "nosniff");
        return Response.of(status, headers, text);
    }
}
