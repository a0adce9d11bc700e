package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.BasicDeserializerFactory;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BasicSerializerFactory;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Makes data binding use the adapters for this library's types and for times inside a user's own types. */
final class AdapterModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    AdapterModule() {
        super("avalanche4j");
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addDeserializers(new Readers());
        context.addSerializers(new Writers());
        context.addKeyDeserializers(
                (type, config, bean) -> isTime(type.getRawClass()) ? JavaTime.keyReader(type, config, bean) : null);
    }

    private static boolean isTime(Class<?> type) {
        return type.getPackageName().equals("java.time");
    }

    private static boolean isReadHere(Class<?> type) {
        // a server may write a BigInteger in more than one way
        return JsonAdapters.isOurs(type) || type == BigInteger.class;
    }

    private static final class Readers extends Deserializers.Base {
        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) throws JsonMappingException {
            if (isTime(type.getRawClass())) {
                return JavaTime.reader(type, config, bean);
            }
            JsonAdapter<?> adapter = isReadHere(type.getRawClass()) ? JsonAdapters.find(type.getRawClass()) : null;
            return adapter == null ? null : new ValueDeserializer(type.getRawClass(), adapter, true);
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return isReadHere(type) && JsonAdapters.find(type) != null;
        }
    }

    private static final class Writers extends Serializers.Base {
        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription bean) {
            if (isTime(type.getRawClass())) {
                return JavaTime.writer(type, config, bean);
            }
            return JsonAdapters.isOurs(type.getRawClass()) ? new ValueSerializer() : null;
        }
    }

    /**
     * Jackson's readers and writers of {@code java.time}. Its module loads dozens of classes, which a program without
     * such fields never needs, so it is loaded when the first such field is read or written.
     */
    private static final class JavaTime {
        private static final JsonMapper MAPPER =
                JsonMapper.builder().addModule(new JavaTimeModule()).build();
        private static final DeserializerFactoryConfig READERS =
                ((BasicDeserializerFactory) MAPPER.getDeserializationContext().getFactory()).getFactoryConfig();
        private static final SerializerFactoryConfig WRITERS =
                ((BasicSerializerFactory) MAPPER.getSerializerFactory()).getFactoryConfig();

        static @Nullable JsonDeserializer<?> reader(JavaType type, DeserializationConfig config, BeanDescription bean)
                throws JsonMappingException {
            for (Deserializers readers : READERS.deserializers()) {
                JsonDeserializer<?> reader = readers.findBeanDeserializer(type, config, bean);
                if (reader != null) {
                    return reader;
                }
            }
            return null;
        }

        static @Nullable KeyDeserializer keyReader(JavaType type, DeserializationConfig config, BeanDescription bean)
                throws JsonMappingException {
            for (KeyDeserializers readers : READERS.keyDeserializers()) {
                KeyDeserializer reader = readers.findKeyDeserializer(type, config, bean);
                if (reader != null) {
                    return reader;
                }
            }
            return null;
        }

        static @Nullable JsonSerializer<?> writer(JavaType type, SerializationConfig config, BeanDescription bean) {
            for (Serializers writers : WRITERS.serializers()) {
                JsonSerializer<?> writer = writers.findSerializer(config, type, bean);
                if (writer != null) {
                    return writer;
                }
            }
            return null;
        }
    }
}
