package io.github.avalanche4j.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.avalanche4j.core.internal.json.JsonWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Writes the keys of maps. */
final class KeyWriters extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
            SerializationConfig config, JavaType type, BeanDescription.Supplier bean, JsonFormat.Value format) {
        JsonWriter<Object> writer = ValueWriters.writer(type.getRawClass());
        return writer == null ? null : new Writer(writer);
    }

    private static final class Writer extends ValueSerializer<Object> {
        private final JsonWriter<Object> writer;

        Writer(JsonWriter<Object> writer) {
            this.writer = writer;
        }

        @Override
        public void serialize(Object key, JsonGenerator out, SerializationContext context) {
            try {
                String text = Tokens.writeText(key, writer);
                if (text == null) {
                    context.reportMappingProblem(
                            "%s is not one text, so it cannot be the key of a map",
                            key.getClass().getSimpleName());
                } else {
                    out.writeName(text);
                }
            } catch (IOException e) {
                throw JacksonIOException.construct(e, out);
            }
        }
    }
}
