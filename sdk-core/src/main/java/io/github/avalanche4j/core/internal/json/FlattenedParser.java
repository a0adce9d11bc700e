package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/** Shows the fields of one object within an object as if they were fields of the outer one. */
final class FlattenedParser extends JsonParserDelegate {
    private final String name;
    private final int outer;
    private boolean inside;
    private boolean found;

    /** For the object at whose start a parser is. */
    FlattenedParser(JsonParser parser, String name) {
        super(parser);
        this.name = name;
        this.outer = depth();
    }

    /** Reads a value of the outer object, which must have the inner one. */
    static <T> T read(JsonParser parser, String name, Decoder<T> decoder) throws IOException {
        FlattenedParser flattened = new FlattenedParser(parser, name);
        T value = decoder.read(flattened);
        if (!flattened.found) {
            throw UnreadableJson.at(parser, "without its field " + name);
        }
        return value;
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
