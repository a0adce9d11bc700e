package io.github.avalanche4j.jackson3;

import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.KeyDeserializers;

/** Reads the keys of maps. */
final class KeyReaders implements KeyDeserializers {
    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
        JsonAdapter<?> adapter = ValueReaders.adapter(type.getRawClass());
        return adapter == null ? null : new Reader(type, adapter);
    }

    private static final class Reader extends KeyDeserializer {
        private final JavaType type;
        private final JsonAdapter<?> adapter;

        Reader(JavaType type, JsonAdapter<?> adapter) {
            this.type = type;
            this.adapter = adapter;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            try {
                return Tokens.readText(key, adapter);
            } catch (UnreadableJson e) {
                return context.handleWeirdKey(type.getRawClass(), key, "%s", e.getMessage());
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            }
        }
    }
}
