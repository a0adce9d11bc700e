package io.github.avalanche4j.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.JsonWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes values by their adapters. */
final class ValueWriters extends Serializers.Base {
    @Override
    public @Nullable JsonSerializer<?> findSerializer(SerializationConfig config, JavaType type, BeanDescription bean) {
        JsonWriter<Object> writer = writer(type.getRawClass());
        return writer == null ? null : new Writer(writer);
    }

    /** The writer of a type of this library. */
    static @Nullable JsonWriter<Object> writer(Class<?> type) {
        return JsonAdapters.isOurs(type) ? JsonAdapters.writer(type) : null;
    }

    private static final class Writer extends StdSerializer<Object> {
        private static final long serialVersionUID = 1;

        private final transient JsonWriter<Object> writer;

        Writer(JsonWriter<Object> writer) {
            super(Object.class);
            this.writer = writer;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
            writer.write(value, out);
        }
    }
}
