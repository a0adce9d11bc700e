package io.github.avalanche4j.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.JsonWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes the keys of maps. */
final class KeyWriters extends Serializers.Base {
    @Override
    public @Nullable JsonSerializer<?> findSerializer(SerializationConfig config, JavaType type, BeanDescription bean) {
        JsonWriter<Object> writer = ValueWriters.writer(type.getRawClass());
        return writer == null ? null : new Writer(writer);
    }

    private static final class Writer extends JsonSerializer<Object> {
        private final JsonWriter<Object> writer;

        Writer(JsonWriter<Object> writer) {
            this.writer = writer;
        }

        @Override
        public void serialize(Object key, JsonGenerator out, SerializerProvider provider) throws IOException {
            try (TokenBuffer text = new TokenBuffer(null, false)) {
                writer.write(key, text);
                JsonParser parser = text.asParserOnFirstToken();
                if (!parser.currentToken().isScalarValue()) {
                    provider.reportMappingProblem(
                            "%s is not one text, so it cannot be the key of a map",
                            key.getClass().getSimpleName());
                }
                out.writeFieldName(parser.getText());
            }
        }
    }
}
