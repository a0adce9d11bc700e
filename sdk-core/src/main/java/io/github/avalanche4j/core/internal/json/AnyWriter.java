package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes whatever a user passes: values of this library, the JDK's, maps and lists of them; all else by data binding. */
public final class AnyWriter {
    private AnyWriter() {}

    /** Writes one value; numbers of the JDK are numbers here, as they are sent. */
    public static void write(@Nullable Object value, JsonGenerator out) throws IOException {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof String text) {
            out.writeString(text);
        } else if (value instanceof Map<?, ?> map) {
            writeMap(map, out);
        } else if (value instanceof Collection<?> collection) {
            writeAll(collection, out);
        } else if (value instanceof Optional<?> optional) {
            write(optional.orElse(null), out);
        } else if (value instanceof Boolean bool) {
            out.writeBoolean(bool);
        } else if (value instanceof Integer || value instanceof Long) {
            out.writeNumber(((Number) value).longValue());
        } else if (value instanceof BigInteger number) {
            out.writeNumber(number);
        } else if (value instanceof BigDecimal number) {
            out.writeNumber(number);
        } else {
            writeOther(value, out);
        }
    }

    private static void writeOther(Object value, JsonGenerator out) throws IOException {
        JsonWriter<Object> writer = JsonAdapters.writer(value.getClass());
        if (writer != null) {
            writer.write(value, out);
        } else {
            Mapper.JSON.writeValue(out, value);
        }
    }

    private static void writeAll(Collection<?> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Object value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void writeMap(Map<?, ?> map, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.writeFieldName(entry.getKey().toString());
            write(entry.getValue(), out);
        }
        out.writeEndObject();
    }
}
