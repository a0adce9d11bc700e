package io.github.avalanche4j.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonGenerationException;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
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
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes values by their adapters. */
final class ValueWriters extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
            SerializationConfig config, JavaType type, BeanDescription.Supplier bean, JsonFormat.Value format) {
        JsonWriter<Object> writer = writer(type.getRawClass());
        return writer == null ? null : new Writer(writer);
    }

    /** The writer of a type of this library. */
    static @Nullable JsonWriter<Object> writer(Class<?> type) {
        return JsonAdapters.isOurs(type) ? JsonAdapters.writer(type) : null;
    }

    private static final class Writer extends StdSerializer<Object> {
        private final JsonWriter<Object> writer;

        Writer(JsonWriter<Object> writer) {
            super(Object.class);
            this.writer = writer;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            try {
                Tokens.write(value, writer, out);
            } catch (JsonGenerationException e) {
                context.reportMappingProblem("%s", e.getOriginalMessage());
            } catch (IOException e) {
                throw JacksonIOException.construct(e, out);
            }
        }
    }
}
