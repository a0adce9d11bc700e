package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.Objects;

/** Writes a value as the key of a map. */
public final class ValueKeySerializer extends JsonSerializer<Object> {
    /** For Jackson. */
    public ValueKeySerializer() {}

    @Override
    public void serialize(Object key, JsonGenerator out, SerializerProvider provider) throws IOException {
        try (TokenBuffer text = new TokenBuffer(null, false)) {
            Objects.requireNonNull(JsonAdapters.writer(key.getClass())).write(key, text);
            JsonParser parser = text.asParserOnFirstToken();
            if (!parser.currentToken().isScalarValue()) {
                provider.reportMappingProblem(
                        "%s is not one text, so it cannot be the key of a map",
                        JsonAdapters.typeOf(key.getClass()).getSimpleName());
            }
            out.writeFieldName(parser.getText());
        }
    }
}
