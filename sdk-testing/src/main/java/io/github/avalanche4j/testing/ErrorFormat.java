package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.data.ErrorBody;
import java.util.Objects;
import java.util.function.BiFunction;

/** The formats of error bodies, those of the hosted services, and those of gateways and proxies in front of them. */
public enum ErrorFormat {
    /** {@code {"message":"…","error":"Bad Request","statusCode":400}}, the usual format. */
    MESSAGE(ErrorBody.JSON, ErrorBody::message),
    /** The usual format with a list of messages, as for a rejected parameter. */
    MESSAGE_LIST(ErrorBody.JSON, ErrorBody::messageList),
    /** {@code {"statusCode":500,"message":"…"}}, for an error that the service did not expect. */
    WITHOUT_ERROR_NAME(ErrorBody.JSON, ErrorBody::withoutName),
    /** {@code {"error":"…"}}, as a self-hosted signature aggregator writes it. */
    ERROR_ONLY(ErrorBody.JSON, ErrorBody::errorOnly),
    /** The HTML page of a gateway. */
    HTML("text/html; charset=utf-8", ErrorBody::html),
    /** The plain text of a gateway. */
    PLAIN_TEXT("text/plain; charset=utf-8", (status, message) -> message),
    /** An empty body. */
    EMPTY("application/octet-stream", (status, message) -> "");

    private final String contentType;
    private final BiFunction<Integer, String, String> writer;

    ErrorFormat(String contentType, BiFunction<Integer, String, String> writer) {
        this.contentType = contentType;
        this.writer = writer;
    }

    /** {@return the value of the response's {@code content-type} header} */
    public String contentType() {
        return contentType;
    }

    /** Writes an error body. */
    public String body(int status, String message) {
        return writer.apply(Args.between(200, 599, "status", status), Objects.requireNonNull(message, "message"));
    }
}
