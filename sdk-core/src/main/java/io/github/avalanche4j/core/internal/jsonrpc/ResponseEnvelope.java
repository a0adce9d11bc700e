package io.github.avalanche4j.core.internal.jsonrpc;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC response, read directly from the stream: the decoder reads the result without a tree in between, in any
 * order of fields.
 */
final class ResponseEnvelope<T> {
    private static final int RESULT = 1;
    private static final int ERROR = 2;

    private @Nullable T value;
    private @Nullable RpcError error;
    private @Nullable UnreadableJson nullResult;
    // the fields of an error without an envelope
    private @Nullable Long bareCode;
    private @Nullable String bareMessage;
    private boolean result;
    private long id;
    // an id that is not a number, as in the JSON; null if there is none
    private @Nullable String otherId;
    private int fieldsRead;
    // the place of the response in the body
    private final String base;

    private ResponseEnvelope(String base) {
        this.base = base;
    }

    /**
     * The result of the only response in a body; throws if it is an error. A server that took the request for a
     * batch sends the error in an array.
     */
    static <T> T readOnly(InputStream response, long id, Decoder<T> decoder) throws IOException {
        return JsonText.only(response, parser -> {
            boolean isArray = parser.currentToken() == JsonToken.START_ARRAY;
            if (isArray) {
                parser.nextToken();
            }
            ResponseEnvelope<T> envelope = new ResponseEnvelope<>("$");
            envelope.read(parser, number -> decoder);
            // a server that could not read the request does not know its id
            boolean unread = envelope.error != null && envelope.id < 0 && envelope.otherId == null;
            if (isArray && (envelope.error == null || parser.nextToken() != JsonToken.END_ARRAY)) {
                throw new UnreadableJson("not a JSON-RPC response", "$");
            }
            if (!unread && envelope.id != id) {
                String other = envelope.id < 0 ? envelope.otherId : Long.toString(envelope.id);
                throw new UnreadableJson("the id is " + other + ", but the request's was " + id, "$.id");
            }
            return envelope.value(decoder);
        });
    }

    /** Reads one response object with the decoder for its id. A result before the id is kept as a tree. */
    private @Nullable Decoder<T> read(JsonParser parser, LongFunction<@Nullable Decoder<T>> byId) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new UnreadableJson("not a JSON-RPC response", base);
        }
        id = -1;
        Decoder<T> decoder = byId.apply(id);
        JsonNode early = null;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            once(field);
            parser.nextToken();
            switch (field) {
                case "result" -> {
                    if (decoder != null) {
                        readResult(parser, decoder);
                    } else {
                        early = Mapper.tree(parser);
                    }
                }
                case "error" -> readError(parser);
                case "id" -> {
                    readId(parser);
                    decoder = byId.apply(id);
                }
                default -> readOther(field, parser);
            }
        }
        if ((fieldsRead & (RESULT | ERROR)) == 0 && bareCode != null && bareMessage != null) {
            error = new RpcError(bareCode, bareMessage, MissingNode.getInstance());
        }
        if (early != null && decoder != null) {
            readEarly(early, decoder);
        }
        return decoder;
    }

    private void readEarly(JsonNode early, Decoder<T> decoder) throws IOException {
        try (JsonParser parser = Mapper.JSON.treeAsTokens(early)) {
            parser.nextToken();
            try {
                readResult(parser, decoder);
            } catch (IOException e) {
                IOException fault = UnreadableJson.inside(e, parser);
                throw fault instanceof UnreadableJson unreadable ? unreadable.under(base + ".result") : fault;
            }
        }
    }

    /** If a server sends a field twice, either value may be meant. */
    private void once(String field) throws IOException {
        int bit = switch (field) {
            case "result" -> RESULT;
            case "error" -> ERROR;
            case "id" -> 4;
            default -> 0;
        };
        if ((fieldsRead & bit) != 0) {
            throw new UnreadableJson("the field " + field + " twice", base + "." + field);
        }
        fieldsRead |= bit;
    }

    private void readOther(String field, JsonParser parser) throws IOException {
        if (field.equals("code") && parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
            bareCode = parser.getValueAsLong();
        } else if (field.equals("message") && parser.currentToken() == JsonToken.VALUE_STRING) {
            bareMessage = parser.getText();
        }
        parser.skipChildren();
    }

    private void readError(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_NULL) {
            error = RpcError.of(Mapper.tree(parser));
        }
    }

    /** A text is not a number here, and the library's own ids are never negative. */
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
            nullResult = e; // ignored next to an error
        }
    }

    private T value(Decoder<T> decoder) throws IOException {
        if (error != null && result) {
            throw new UnreadableJson("both a result and an error", base);
        }
        if (error != null) {
            T ofError = decoder.ofError(error.code(), String.valueOf(error.getMessage()));
            if (ofError == null) {
                throw error;
            }
            return ofError;
        }
        if (value == null) {
            throw nullResult != null ? nullResult : new UnreadableJson("neither a result nor an error", base);
        }
        return value;
    }

    /**
     * A response inside a batch.
     *
     * @param id its id, negative if it is not a number
     * @param hasId whether it has an id at all
     * @param value the result, or null if there is a fault
     * @param fault why there is no result
     */
    record Item(
            long id,
            boolean hasId,
            @Nullable Object value,
            @Nullable IOException fault) {}

    /**
     * Reads one response of a batch at the parser's token. A fault in it does not affect later ones, unless the text is
     * not JSON.
     */
    static Item readItem(JsonParser parser, String path, LongFunction<@Nullable Decoder<?>> decoders)
            throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return new Item(-1, true, null, null);
        }
        ResponseEnvelope<Object> envelope = new ResponseEnvelope<>(path);
        JsonStreamContext batch = parser.getParsingContext().getParent();
        try {
            @SuppressWarnings("unchecked") // the value is never written, so any decoder will do
            Decoder<Object> decoder = envelope.read(parser, number -> (Decoder<Object>) decoders.apply(number));
            return decoder == null ? envelope.item(null, envelope.error) : envelope.item(envelope.value(decoder), null);
        } catch (StreamReadException e) {
            throw e;
        } catch (IOException e) {
            IOException fault = UnreadableJson.inside(e, parser);
            if (!(fault instanceof UnreadableJson) && !(fault instanceof RpcError)) {
                throw fault;
            }
            while (parser.getParsingContext() != batch) {
                parser.nextToken();
            }
            return envelope.item(null, fault);
        }
    }

    private Item item(@Nullable Object value, @Nullable IOException fault) {
        return new Item(id, id >= 0 || otherId != null, value, fault);
    }

    /** The error in a body with an error status, or in the first response of a batch; null if there is none. */
    static @Nullable RpcError errorIn(String body) {
        try (JsonParser parser = Mapper.JSON.createParser(body)) {
            if (parser.nextToken() == JsonToken.START_ARRAY) {
                parser.nextToken();
            }
            if (parser.currentToken() != JsonToken.START_OBJECT) {
                return null;
            }
            JsonNode response = Mapper.tree(parser);
            JsonNode error = response.path("error");
            boolean isRead = error.isMissingNode() || error.path("code").isIntegralNumber();
            return isRead ? RpcError.in(response) : null;
        } catch (IOException e) {
            return null; // a text or a page: the status decides
        }
    }
}
