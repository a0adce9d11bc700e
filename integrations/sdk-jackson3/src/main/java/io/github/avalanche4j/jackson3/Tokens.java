package io.github.avalanche4j.jackson3;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonWriter;
import io.github.avalanche4j.core.internal.json.StrictParser;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Converts values between the two Jacksons: adapters read and write tokens of Jackson 2, and mappers of Jackson 3 have
 * their own. The tokens of one value are buffered in between.
 */
final class Tokens {
    private Tokens() {}

    /** Reads the value that begins at the parser's current token. */
    static <T> T read(tools.jackson.core.JsonParser in, JsonAdapter<T> adapter) throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(null, false)) {
            copy(in, tokens);
            return read(tokens, adapter);
        }
    }

    /** Reads the value of one text. */
    static <T> T readText(String text, JsonAdapter<T> adapter) throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(null, false)) {
            tokens.writeString(text);
            return read(tokens, adapter);
        }
    }

    private static <T> T read(TokenBuffer tokens, JsonAdapter<T> adapter) throws IOException {
        try (JsonParser parser = tokens.asParserOnFirstToken()) {
            return adapter.read(new StrictParser(parser));
        }
    }

    /** Writes a value. */
    static void write(Object value, JsonWriter<Object> writer, JsonGenerator out) throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(null, false)) {
            writer.write(value, tokens);
            try (JsonParser parser = tokens.asParser()) {
                while (parser.nextToken() != null) {
                    copy(parser, out);
                }
            }
        }
    }

    /** The text of a value; null if the value is not a single text. */
    static @Nullable String writeText(Object value, JsonWriter<Object> writer) throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(null, false)) {
            writer.write(value, tokens);
            try (JsonParser parser = tokens.asParserOnFirstToken()) {
                return parser.currentToken().isScalarValue() ? parser.getText() : null;
            }
        }
    }

    /** Copies one token. */
    private static void copy(JsonParser from, JsonGenerator to) throws IOException {
        JsonToken token = from.currentToken();
        switch (token) {
            case START_OBJECT -> to.writeStartObject();
            case END_OBJECT -> to.writeEndObject();
            case START_ARRAY -> to.writeStartArray();
            case END_ARRAY -> to.writeEndArray();
            case FIELD_NAME -> to.writeName(from.currentName());
            case VALUE_STRING -> to.writeString(from.getText());
            case VALUE_NUMBER_INT -> writeWhole(from.getNumberValue(), to);
            case VALUE_NUMBER_FLOAT -> to.writeNumber(from.getDecimalValue());
            case VALUE_TRUE -> to.writeBoolean(true);
            case VALUE_FALSE -> to.writeBoolean(false);
            case VALUE_NULL -> to.writeNull();
            default -> throw new IllegalStateException("an adapter wrote " + token);
        }
    }

    private static void writeWhole(Number number, JsonGenerator to) {
        if (number instanceof BigInteger big) {
            to.writeNumber(big);
        } else {
            to.writeNumber(number.longValue());
        }
    }

    /** Copies one whole value. */
    private static void copy(tools.jackson.core.JsonParser from, TokenBuffer to) throws IOException {
        int depth = 0;
        do {
            depth += copyToken(from, to);
            if (depth > 0) {
                from.nextToken();
            }
        } while (depth > 0);
    }

    /** Copies the current token and returns the change in depth. */
    private static int copyToken(tools.jackson.core.JsonParser from, TokenBuffer to) throws IOException {
        switch (from.currentToken()) {
            case START_OBJECT -> to.writeStartObject();
            case END_OBJECT -> to.writeEndObject();
            case START_ARRAY -> to.writeStartArray();
            case END_ARRAY -> to.writeEndArray();
            case PROPERTY_NAME -> to.writeFieldName(from.currentName());
            case VALUE_STRING -> to.writeString(from.getString());
            case VALUE_NUMBER_INT -> to.writeNumber(from.getBigIntegerValue());
            case VALUE_NUMBER_FLOAT -> to.writeNumber(from.getDecimalValue());
            case VALUE_TRUE -> to.writeBoolean(true);
            case VALUE_FALSE -> to.writeBoolean(false);
            case VALUE_NULL -> to.writeNull();
            // values of a tree that was built rather than read
            default -> to.writeString(String.valueOf(from.getEmbeddedObject()));
        }
        return from.currentToken().isStructStart() ? 1 : from.currentToken().isStructEnd() ? -1 : 0;
    }
}
