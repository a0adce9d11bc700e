package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Lets data binding read and write our types by their adapters, inside a user's own types. */
final class AdapterModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    AdapterModule() {
        super("avalanche4j");
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addDeserializers(new Readers());
        context.addSerializers(new Writers());
    }

    private static boolean isReadHere(Class<?> type) {
        // of the JDK's types those that a server may write in more than one way
        return JsonAdapters.isOurs(type) || type == Instant.class || type == BigInteger.class;
    }

    private static final class Readers extends Deserializers.Base {
        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) {
            JsonAdapter<?> adapter = isReadHere(type.getRawClass()) ? JsonAdapters.find(type.getRawClass()) : null;
            return adapter == null ? null : new Reader(adapter);
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return isReadHere(type) && JsonAdapters.find(type) != null;
        }
    }

    private static final class Reader extends JsonDeserializer<Object> {
        private final JsonAdapter<?> adapter;

        Reader(JsonAdapter<?> adapter) {
            this.adapter = adapter;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return adapter.read(parser);
        }
    }

    private static final class Writers extends Serializers.Base {
        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription bean) {
            JsonWriter<Object> writer = JsonAdapters.isOurs(type.getRawClass()) || type.hasRawClass(Instant.class)
                    ? JsonAdapters.writer(type.getRawClass())
                    : null;
            return writer == null ? null : new Writer(writer);
        }
    }

    private static final class Writer extends JsonSerializer<Object> {
        private final JsonWriter<Object> writer;

        Writer(JsonWriter<Object> writer) {
            this.writer = writer;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
            writer.write(value, out);
        }
    }
}
