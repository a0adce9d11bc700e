package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC response, read straight from the stream: the result goes to its decoder without a tree in between,
 * whatever the order of the fields.
 */
final class ResponseEnvelope<T> {
    private @Nullable T value;
    private @Nullable RpcError error;
    private @Nullable UnreadableJson nullResult;
    private boolean result;
    private long id;
    // an id that is no number, as in the JSON; null for none
    private @Nullable String otherId;
    private int seen;

    private ResponseEnvelope() {}

    /** The result of the only response in a body; an error that it holds is thrown. */
    static <T> T readOnly(InputStream response, long id, Decoder<T> decoder) throws IOException {
        return JsonText.only(response, parser -> {
            ResponseEnvelope<T> envelope = read(parser, decoder, false);
            // a server that could not read the request does not know its id
            boolean unread = envelope.error != null && envelope.id < 0 && envelope.otherId == null;
            if (!unread && envelope.id != id) {
                String other = envelope.id < 0 ? envelope.otherId : Long.toString(envelope.id);
                throw new UnreadableJson("the id is " + other + ", but the request's was " + id, "$.id");
            }
            return envelope.value(decoder);
        });
    }

    /** Reads one response object; an id that is known already is not read again. */
    private static <T> ResponseEnvelope<T> read(JsonParser parser, Decoder<T> decoder, boolean idKnown)
            throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new UnreadableJson("not a JSON-RPC response", "$");
        }
        ResponseEnvelope<T> envelope = new ResponseEnvelope<>();
        envelope.id = -1;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            envelope.once(field);
            parser.nextToken();
            switch (field) {
                case "result" -> envelope.readResult(parser, decoder);
                case "error" -> envelope.readError(parser);
                case "id" -> {
                    if (!idKnown) {
                        envelope.readId(parser);
                    }
                }
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
            throw new UnreadableJson("the field " + field + " twice", "$." + field);
        }
        seen |= bit;
    }

    private void readError(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_NULL) {
            error = RpcError.of(Mapper.tree(parser));
        }
    }

    /** A text is not a number here, and our own ids are never below 0. */
    private void readId(JsonParser parser) throws IOException {
        boolean number = parser.currentToken() == JsonToken.VALUE_NUMBER_INT
                && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
        if (number) {
            id = parser.getLongValue();
        }
        if (id < 0 && parser.currentToken() != JsonToken.VALUE_NULL) {
            otherId = Mapper.tree(parser).toString();
        }
    }

    private void readResult(JsonParser parser, Decoder<T> decoder) throws IOException {
        boolean isNull = parser.currentToken() == JsonToken.VALUE_NULL;
        try {
            value = decoder.readOrAbsent(parser);
            result = !isNull;
        } catch (UnreadableJson e) {
            if (!isNull) {
                throw e;
            }
            nullResult = e; // beside an error it means nothing
        }
    }

    private T value(Decoder<T> decoder) throws IOException {
        if (error != null && result) {
            throw new UnreadableJson("both a result and an error", "$");
        }
        if (error != null) {
            T meant = decoder.ofError(error.code(), String.valueOf(error.getMessage()));
            if (meant == null) {
                throw error;
            }
            return meant;
        }
        if (value == null) {
            throw nullResult != null ? nullResult : new UnreadableJson("neither a result nor an error", "$");
        }
        return value;
    }

    /** The value of a response inside a batch, where the id is known already; {@code path} is the response's. */
    static <T> T readItem(JsonNode item, String path, Decoder<T> decoder) throws IOException {
        try (JsonParser parser = Mapper.JSON.treeAsTokens(item)) {
            parser.nextToken();
            try {
                return read(parser, decoder, true).value(decoder);
            } catch (IOException e) {
                IOException fault = UnreadableJson.inside(e, parser);
                throw fault instanceof UnreadableJson unreadable ? unreadable.under(path) : fault;
            }
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
