package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.ErrorResponse;
import io.github.avalanche4j.core.internal.call.FailureContext;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.redact.Excerpt;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The error in a JSON-RPC response. */
public final class RpcError extends ErrorResponse {
    private static final long serialVersionUID = 1;

    private final long code;
    private final transient JsonNode data;

    RpcError(long code, String message, JsonNode data) {
        super(message);
        this.code = code;
        this.data = data;
    }

    /** The error in a response or a batch's response, which may be the error itself; null if there is none. */
    static @Nullable RpcError in(JsonNode response) {
        JsonNode error = response.path("error");
        boolean isBare = error.isMissingNode()
                && !response.has("result")
                && response.path("code").isIntegralNumber()
                && response.path("message").isTextual();
        return isBare ? of(response) : error.isMissingNode() || error.isNull() ? null : of(error);
    }

    static RpcError of(JsonNode error) {
        if (error.isTextual()) {
            return new RpcError(0, error.textValue(), error.path("data"));
        }
        return new RpcError(error.path("code").asLong(), error.path("message").asText(""), error.path("data"));
    }

    long code() {
        return code;
    }

    @Override
    public JsonRpcException toException(FailureContext context, @Nullable Duration retryAfter, Redactor redactor) {
        String error = redactor.redact(String.valueOf(getMessage()));
        JsonRpcException.Reason reason = reason(context.endpoint());
        return JsonRpcException.of(
                context.message(
                        "the server responded with error " + code + " '" + Excerpt.of(error) + "'",
                        NodeErrorClassifier.advice(reason, context.endpoint(), error, hasData())),
                code,
                details -> details.endpoint(context.endpoint())
                        .error(error)
                        .data(data(redactor))
                        .reason(reason)
                        .retryAfter(
                                retryAfter != null || reason != JsonRpcException.Reason.RATE_LIMIT
                                        ? retryAfter
                                        : retryAfter()));
    }

    private JsonRpcException.Reason reason(String endpoint) {
        return NodeErrorClassifier.of(endpoint, code, String.valueOf(getMessage()), said());
    }

    @Override
    public boolean isRateLimit(String endpoint) {
        return reason(endpoint) == JsonRpcException.Reason.RATE_LIMIT;
    }

    @Override
    public @Nullable Duration retryAfter() {
        return StatedWait.in(String.valueOf(getMessage()), said());
    }

    /** The text of the error's data. */
    private String said() {
        return !hasData() ? "" : data.isTextual() ? data.textValue() : data.toString();
    }

    private boolean hasData() {
        return !data.isMissingNode() && !data.isNull() && !data.asText().equals("0x");
    }

    private JsonTree data(Redactor redactor) {
        String clean = data.isMissingNode() ? "null" : redactor.redact(data.toString());
        try {
            return JsonTree.parse(clean);
        } catch (ResponseFormatException e) {
            return JsonTree.parse(JsonText.write(clean)); // a secret of digits may have been a number in it
        }
    }
}
