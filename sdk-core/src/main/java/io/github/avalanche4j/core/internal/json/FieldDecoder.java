package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads one field of an object and skips the others. */
record FieldDecoder<T>(String name, Decoder<T> decoder) implements Decoder<T> {
    @Override
    public T read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(parser, "not an object");
        }
        @Nullable T found = null;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            boolean matches = parser.currentName().equals(name);
            parser.nextToken();
            if (matches) {
                found = decoder.readOrAbsent(parser);
            } else {
                parser.skipChildren();
            }
        }
        if (found == null) {
            throw UnreadableJson.at(parser, "without its field " + name);
        }
        return found;
    }

    /** Reads an object and merges the fields of its required inner object into it. */
    static <T> T readFlattened(JsonParser parser, String name, Decoder<T> decoder) throws IOException {
        Flattened flattened = new Flattened(parser, name);
        T value = decoder.read(flattened);
        if (!flattened.found) {
            throw UnreadableJson.at(parser, "without its field " + name);
        }
        return value;
    }

    /** Shows the fields of one object within an object as if they were fields of the outer one. */
    private static final class Flattened extends JsonParserDelegate {
        private final String name;
        private final int outer;
        private boolean inside;
        private boolean found;

        /** Starts at the parser's current object. */
        Flattened(JsonParser parser, String name) {
            super(parser);
            this.name = name;
            this.outer = depth();
        }

        private int depth() {
            return delegate.getParsingContext().getNestingDepth();
        }

        @Override
        public JsonToken nextToken() throws IOException {
            JsonToken token = delegate.nextToken();
            if (token == JsonToken.END_OBJECT && inside && depth() == outer) {
                inside = false;
                return nextToken();
            }
            if (token == JsonToken.FIELD_NAME && depth() == outer && name.equals(currentName())) {
                if (delegate.nextToken() != JsonToken.START_OBJECT) {
                    throw UnreadableJson.at(delegate, "not an object");
                }
                inside = true;
                found = true;
                return nextToken();
            }
            return token;
        }

        @Override
        public boolean nextFieldName(SerializableString expected) throws IOException {
            return nextToken() == JsonToken.FIELD_NAME && expected.getValue().equals(currentName());
        }
    }
}
