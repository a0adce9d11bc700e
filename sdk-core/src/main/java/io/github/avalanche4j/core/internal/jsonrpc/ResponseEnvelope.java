package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC response, read straight from the stream: the result goes to its decoder without a tree in between, whatever
 * the order of the fields.
 */
final class ResponseEnvelope<T> {
    private final String path;
    private @Nullable T value;
    private @Nullable RpcError error;
    private @Nullable UnreadableJson nullResult;
    private boolean result;
    private @Nullable String id;
    private int seen;

    private ResponseEnvelope(String path) {
        this.path = path;
    }

    /** The result of the only response in a body; an error that it holds is thrown. */
    static <T> T readOnly(BoundedResponseStream response, long id, Decoder<T> decoder) throws IOException {
        return Mapper.only(response, parser -> {
            ResponseEnvelope<T> envelope = read(parser, "$", decoder);
            // a server that could not read the request does not know its id
            boolean unread = envelope.error != null && envelope.id == null;
            if (!unread && !Long.toString(id).equals(envelope.id)) {
                throw new UnreadableJson("the id is " + envelope.id + ", but the request's was " + id, "$.id");
            }
            return envelope.value(decoder);
        });
    }

    /** Reads one response object. */
    static <T> ResponseEnvelope<T> read(JsonParser parser, String path, Decoder<T> decoder) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new UnreadableJson("not a JSON-RPC response", path);
        }
        ResponseEnvelope<T> envelope = new ResponseEnvelope<>(path);
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            envelope.once(field);
            parser.nextToken();
            switch (field) {
                case "result" -> envelope.readResult(parser, decoder);
                case "error" -> {
                    JsonNode error = Mapper.tree(parser);
                    envelope.error = error.isNull() || error.isMissingNode() ? null : RpcError.of(error);
                }
                case "id" -> envelope.id = Mapper.id(parser);
                default -> parser.skipChildren();
            }
        }
        return envelope;
    }

    /** A server that says a thing twice may mean either. */
    private void once(String field) throws IOException {
        int bit = switch (field) {
            case "result" -> 1;
            case "error" -> 2;
            case "id" -> 4;
            default -> 0;
        };
        if ((seen & bit) != 0) {
            throw new UnreadableJson("the field " + field + " twice", path + "." + field);
        }
        seen |= bit;
    }

    private void readResult(JsonParser parser, Decoder<T> decoder) throws IOException {
        boolean isNull = parser.currentToken() == JsonToken.VALUE_NULL;
        try {
            value = decoder.readOrAbsent(parser);
            result = !isNull;
        } catch (IOException e) {
            IOException network = UnreadableJson.network(e);
            if (network != null) {
                throw network;
            }
            UnreadableJson fault = UnreadableJson.of(e, path + ".result");
            if (!isNull) {
                throw fault;
            }
            nullResult = fault; // beside an error it means nothing
        }
    }

    private T value(Decoder<T> decoder) throws IOException {
        if (error != null && result) {
            throw new UnreadableJson("both a result and an error", path);
        }
        if (error != null) {
            T meant = decoder.ofError(error.code(), String.valueOf(error.getMessage()));
            if (meant == null) {
                throw error;
            }
            return meant;
        }
        if (value == null) {
            throw nullResult != null ? nullResult : new UnreadableJson("neither a result nor an error", path);
        }
        return value;
    }

    /** The value of a response inside a batch, where the id is known already. */
    static <T> T readItem(JsonNode item, String path, Decoder<T> decoder) throws IOException {
        try (JsonParser parser = Mapper.JSON.treeAsTokens(item)) {
            parser.nextToken();
            return read(parser, path, decoder).value(decoder);
        }
    }

    /** The error in the body of an error status; null where it holds none. */
    static @Nullable RpcError errorIn(String body) {
        try {
            JsonNode error = Mapper.JSON.readTree(body).path("error");
            return error.isObject() && error.path("code").isIntegralNumber() ? RpcError.of(error) : null;
        } catch (IOException e) {
            return null; // a text or a page: the status decides
        }
    }
}
