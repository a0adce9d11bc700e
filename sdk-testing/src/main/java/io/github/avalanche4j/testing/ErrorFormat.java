package io.github.avalanche4j.testing;

import java.util.Map;

/** The forms that error bodies are met in, from the services themselves and from what stands before them. */
public enum ErrorFormat {
    /** {@code {"message":"…","error":"Bad Request","statusCode":400}}, the usual one. */
    MESSAGE,
    /** The same with a list of messages. */
    MESSAGE_LIST,
    /** {@code {"statusCode":500,"message":"…"}}, for what the service did not expect itself. */
    WITHOUT_ERROR_NAME,
    /** {@code {"error":"…"}}, as a self-hosted aggregator writes it. */
    ERROR_ONLY,
    /** A gateway's page. */
    HTML,
    /** A gateway's line of text. */
    PLAIN_TEXT,
    /** Nothing at all. */
    EMPTY;

    private static final Map<Integer, String> NAMES = Map.of(
            400, "Bad Request",
            401, "Unauthorized",
            403, "Forbidden",
            404, "Not Found",
            429, "Too Many Requests",
            500, "Internal Server Error",
            502, "Bad Gateway",
            503, "Service Unavailable");

    /** {@return the content type of this form; empty for no body} */
    public String contentType() {
        return switch (this) {
            case HTML -> "text/html; charset=utf-8";
            case PLAIN_TEXT -> "text/plain; charset=utf-8";
            case EMPTY -> "application/octet-stream";
            default -> "application/json; charset=utf-8";
        };
    }

    /**
     * A body of this form.
     *
     * @param status the status that it goes with
     * @param words what it says
     * @return the body
     */
    public String body(int status, String words) {
        String text = Json.MAPPER.getNodeFactory().textNode(words).toString();
        String name = NAMES.getOrDefault(status, "Error");
        return switch (this) {
            case MESSAGE -> "{\"message\":" + text + ",\"error\":\"" + name + "\",\"statusCode\":" + status + "}";
            case MESSAGE_LIST ->
                "{\"message\":[" + text + "],\"error\":\"" + name + "\",\"statusCode\":" + status + "}";
            case WITHOUT_ERROR_NAME -> "{\"statusCode\":" + status + ",\"message\":" + text + "}";
            case ERROR_ONLY -> "{\"error\":" + text + "}";
            case HTML ->
                "<html><head><style>h1{color:red}</style></head><body><h1>" + status + " " + words
                        + "</h1></body></html>";
            case PLAIN_TEXT -> words;
            case EMPTY -> "";
        };
    }
}
