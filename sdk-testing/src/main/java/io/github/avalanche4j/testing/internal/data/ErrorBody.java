package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Error bodies as the services, and the gateways in front of them, write them. */
public final class ErrorBody {
    public static final String JSON = "application/json; charset=utf-8";

    private static final Map<Integer, String> NAMES = Map.of(
            400, "Bad Request",
            401, "Unauthorized",
            403, "Forbidden",
            404, "Not Found",
            429, "Too Many Requests",
            500, "Internal Server Error",
            502, "Bad Gateway",
            503, "Service Unavailable");

    private ErrorBody() {}

    public static String message(int status, String message) {
        return withName(status, quoted(message));
    }

    public static String messageList(int status, String message) {
        return messageList(status, List.of(message));
    }

    private static String messageList(int status, List<String> messages) {
        return withName(status, messages.stream().map(ErrorBody::quoted).collect(Collectors.joining(",", "[", "]")));
    }

    private static String withName(int status, String message) {
        String name = NAMES.getOrDefault(status, "Error");
        return "{\"message\":" + message + ",\"error\":\"" + name + "\",\"statusCode\":" + status + "}";
    }

    public static String withoutName(int status, String message) {
        return "{\"statusCode\":" + status + ",\"message\":" + quoted(message) + "}";
    }

    public static String errorOnly(int status, String message) {
        return "{\"error\":" + quoted(message) + "}";
    }

    public static String html(int status, String message) {
        return "<html><head><style>h1{color:red}</style></head><body><h1>" + status + " " + message
                + "</h1></body></html>";
    }

    static Response response(int status, String message) {
        return Response.of(status, JSON, message(status, message));
    }

    static Response listResponse(int status, String message) {
        return listResponse(status, List.of(message));
    }

    static Response listResponse(int status, List<String> messages) {
        return Response.of(status, JSON, messageList(status, messages));
    }

    private static String quoted(String message) {
        return TextNode.valueOf(message).toString();
    }
}
