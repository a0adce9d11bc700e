package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Objects;

/** Writes a value by its adapter in a mapper, which needs no settings for it. */
public final class ValueSerializer extends StdSerializer<Object> {
    private static final long serialVersionUID = 1;

    /** For Jackson. */
    public ValueSerializer() {
        super(Object.class);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
        Objects.requireNonNull(JsonAdapters.writer(value.getClass())).write(value, out);
    }

    /** Writes it as a text would be, whatever its form: its type's name, which a user can see, and then the value. */
    @Override
    public void serializeWithType(Object value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
            throws IOException {
        WritableTypeId name =
                types.typeId(value, JsonAdapters.typeOf(value.getClass()), JsonToken.VALUE_EMBEDDED_OBJECT);
        types.writeTypePrefix(out, name);
        serialize(value, out, provider);
        types.writeTypeSuffix(out, name);
    }
}
