package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads one field of an object and skips the others. */
final class FieldDecoder<T> implements Decoder<T> {
    private final String name;
    private final Decoder<T> decoder;

    FieldDecoder(String name, Decoder<T> decoder) {
        this.name = name;
        this.decoder = decoder;
    }

    @Override
    public T read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(parser, "not an object");
        }
        @Nullable T found = null;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            boolean wanted = parser.currentName().equals(name);
            parser.nextToken();
            if (wanted) {
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
}
