package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonValue;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.Ending;
import io.github.avalanche4j.core.internal.codec.Redactor;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.io.IOException;

/** The error that a JSON-RPC answer holds in place of a result. */
public final class RpcError extends IOException {
    private static final long serialVersionUID = 1;

    private final long code;
    private final transient JsonNode data;

    RpcError(long code, String message, JsonNode data) {
        super(message);
        this.code = code;
        this.data = data;
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

    public JsonRpcException toException(Ending ending, Redactor secrets) {
        String said = secrets.clean(String.valueOf(getMessage()));
        JsonRpcException.Reason reason = NodeErrorClassifier.of(code, said);
        return new JsonRpcException(
                ending.message(
                        "the server answered error " + code + " '" + said + "'",
                        NodeErrorClassifier.advice(reason, ending.endpoint())),
                ending.endpoint(),
                code,
                said,
                data(secrets),
                reason);
    }

    private JsonValue data(Redactor secrets) {
        String clean = data.isMissingNode() ? "null" : secrets.clean(data.toString());
        try {
            return JsonValue.parse(clean);
        } catch (ResponseFormatException e) {
            return JsonValue.parse(Mapper.write(clean)); // a secret of digits was a number in it
        }
    }
}
