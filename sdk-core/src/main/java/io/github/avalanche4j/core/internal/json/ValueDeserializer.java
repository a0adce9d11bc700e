package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import io.github.avalanche4j.core.value.JsonTree;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value by its adapter in a mapper, which needs no settings for it. A mapper reads what a program's users send,
 * so it checks ids and addresses, unless it reads the responses of servers.
 */
public final class ValueDeserializer extends StdDeserializer<Object> implements ContextualDeserializer {
    /** The attribute of a mapper that reads the responses of servers. */
    static final String RECEIVED = ValueDeserializer.class.getName();

    private static final long serialVersionUID = 1;

    private final transient @Nullable JsonAdapter<?> adapter;
    private final boolean received;

    /** For Jackson, which then asks for one that knows its type. */
    public ValueDeserializer() {
        super(Object.class);
        this.adapter = null;
        this.received = false;
    }

    ValueDeserializer(Class<?> type, JsonAdapter<?> adapter, boolean received) {
        super(type);
        this.adapter = adapter;
        this.received = received;
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property)
            throws JsonMappingException {
        if (adapter != null) {
            return this;
        }
        JavaType type = context.getContextualType();
        return new ValueDeserializer(type.getRawClass(), adapter(type, context), isReceived(context));
    }

    static JsonAdapter<?> adapter(JavaType type, DeserializationContext context) throws JsonMappingException {
        JsonWriter<?> found = JsonAdapters.writer(type.getRawClass());
        return found instanceof JsonAdapter<?> reading
                ? reading
                : context.reportBadDefinition(type, type.getRawClass().getSimpleName() + " is written and never read");
    }

    static boolean isReceived(DeserializationContext context) {
        // a reader that looks for its deserializer in advance has a context without attributes
        return context.getConfig().getAttributes().getAttribute(RECEIVED) != null;
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        JsonAdapter<?> reading = Objects.requireNonNull(adapter);
        if (received) {
            return reading.read(parser);
        }
        try {
            return reading.read(new StrictParser(parser));
        } catch (UnreadableJson e) {
            return context.reportInputMismatch(this, "%s at %s", e.getMessage(), e.path());
        }
    }

    @Override
    public @Nullable Object getNullValue(DeserializationContext context) {
        return handledType() == JsonTree.class ? JsonTree.NULL : null;
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) {
        return null;
    }
}
