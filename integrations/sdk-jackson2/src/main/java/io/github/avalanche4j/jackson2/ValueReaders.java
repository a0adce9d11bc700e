package io.github.avalanche4j.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.StrictParser;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads values by their adapters, and pages. */
final class ValueReaders extends Deserializers.Base {
    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription bean) {
        if (Page.class.isAssignableFrom(type.getRawClass())) {
            return new PageReader(type);
        }
        JsonAdapter<?> adapter = adapter(type.getRawClass());
        return adapter == null ? null : new Reader(type.getRawClass(), adapter);
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
        return adapter(type) != null;
    }

    /** The adapter of a type of this library. */
    static @Nullable JsonAdapter<?> adapter(Class<?> type) {
        return JsonAdapters.isOurs(type) ? JsonAdapters.find(type) : null;
    }

    private static final class Reader extends StdDeserializer<Object> {
        private static final long serialVersionUID = 1;

        private final transient JsonAdapter<?> adapter;

        Reader(Class<?> type, JsonAdapter<?> adapter) {
            super(type);
            this.adapter = adapter;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            try {
                return adapter.read(new StrictParser(parser));
            } catch (UnreadableJson e) {
                return context.reportInputMismatch(this, "%s at %s", e.getMessage(), e.path());
            }
        }
    }
}
