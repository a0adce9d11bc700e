package io.github.avalanche4j.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.StrictParser;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the keys of maps. */
final class KeyReaders implements KeyDeserializers {
    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription bean) {
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
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try (TokenBuffer text = new TokenBuffer(null, false)) {
                text.writeString(key);
                JsonParser parser = text.asParserOnFirstToken();
                return adapter.read(new StrictParser(parser));
            } catch (UnreadableJson e) {
                return context.handleWeirdKey(type.getRawClass(), key, "%s", e.getMessage());
            }
        }
    }
}
