package io.github.avalanche4j.jackson3;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads values by their adapters, and pages. */
final class ValueReaders extends Deserializers.Base {
    @Override
    public @Nullable ValueDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
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
        private final JsonAdapter<?> adapter;

        Reader(Class<?> type, JsonAdapter<?> adapter) {
            super(type);
            this.adapter = adapter;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            try {
                return Tokens.read(parser, adapter);
            } catch (UnreadableJson e) {
                return context.reportInputMismatch(this, "%s at %s", e.getMessage(), e.path());
            } catch (IOException e) {
                throw JacksonIOException.construct(e, parser);
            }
        }
    }
}
