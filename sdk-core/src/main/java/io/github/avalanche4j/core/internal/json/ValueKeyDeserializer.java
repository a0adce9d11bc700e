package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads a value from the key of a map. */
public final class ValueKeyDeserializer extends KeyDeserializer implements ContextualKeyDeserializer {
    private final @Nullable Class<?> type;
    private final @Nullable JsonAdapter<?> adapter;
    private final boolean received;

    /** For Jackson, which then asks for one that knows its type. */
    public ValueKeyDeserializer() {
        this.type = null;
        this.adapter = null;
        this.received = false;
    }

    private ValueKeyDeserializer(Class<?> type, JsonAdapter<?> adapter, boolean received) {
        this.type = type;
        this.adapter = adapter;
        this.received = received;
    }

    @Override
    public KeyDeserializer createContextual(DeserializationContext context, @Nullable BeanProperty property)
            throws JsonMappingException {
        JavaType map = context.getContextualType(); // or an entry of one
        JavaType key = map.getKeyType() == null ? map.containedTypeOrUnknown(0) : map.getKeyType();
        return new ValueKeyDeserializer(
                key.getRawClass(), ValueDeserializer.adapter(key, context), ValueDeserializer.isReceived(context));
    }

    @Override
    public Object deserializeKey(String key, DeserializationContext context) throws IOException {
        try (TokenBuffer text = new TokenBuffer(null, false)) {
            text.writeString(key);
            JsonParser parser = text.asParserOnFirstToken();
            return Objects.requireNonNull(adapter).read(received ? parser : new StrictParser(parser));
        } catch (UnreadableJson e) {
            return context.handleWeirdKey(Objects.requireNonNull(type), key, "%s", e.getMessage());
        }
    }
}
