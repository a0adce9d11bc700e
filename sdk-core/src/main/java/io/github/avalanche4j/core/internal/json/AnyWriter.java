package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes any object that a user passes: values of this library and of the JDK, maps and lists of them, and other types
 * by data binding. In a request, JDK numbers are JSON numbers. In stored JSON, numbers that may exceed 53 bits are
 * texts, as in every value.
 */
public final class AnyWriter {
    private AnyWriter() {}

    /** Writes one value of a request. */
    public static void write(@Nullable Object value, JsonGenerator out) throws IOException {
        write(value, out, false);
    }

    /** Writes one value in the form of stored JSON. */
    public static void writeValue(@Nullable Object value, JsonGenerator out) throws IOException {
        write(value, out, true);
    }

    private static void write(@Nullable Object value, JsonGenerator out, boolean textual) throws IOException {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof String text) {
            out.writeString(text);
        } else if (value instanceof Map<?, ?> map) {
            writeMap(map, out, textual);
        } else if (value instanceof Collection<?> collection) {
            writeAll(collection, out, textual);
        } else if (value instanceof Optional<?> optional) {
            write(optional.orElse(null), out, textual);
        } else if (value instanceof Boolean bool) {
            out.writeBoolean(bool);
        } else if (value instanceof Integer number) {
            out.writeNumber(number);
        } else if (value instanceof BigDecimal number) {
            out.writeNumber(number);
        } else if (value instanceof Long || value instanceof BigInteger) {
            writeLong((Number) value, out, textual);
        } else {
            writeOther(value, out);
        }
    }

    private static void writeLong(Number number, JsonGenerator out, boolean textual) throws IOException {
        if (textual) {
            out.writeString(number.toString());
        } else if (number instanceof BigInteger big) {
            out.writeNumber(big);
        } else {
            out.writeNumber(number.longValue());
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

    private static void writeAll(Collection<?> values, JsonGenerator out, boolean textual) throws IOException {
        out.writeStartArray();
        for (Object value : values) {
            write(value, out, textual);
        }
        out.writeEndArray();
    }

    private static void writeMap(Map<?, ?> map, JsonGenerator out, boolean textual) throws IOException {
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.writeFieldName(entry.getKey().toString());
            write(entry.getValue(), out, textual);
        }
        out.writeEndObject();
    }
}
