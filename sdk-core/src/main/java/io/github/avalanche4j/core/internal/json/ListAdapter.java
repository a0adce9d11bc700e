package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A list. A null in it is skipped, as everywhere.
 *
 * @param element reads and writes an element
 */
public record ListAdapter<T>(JsonAdapter<T> element) implements JsonAdapter<List<T>> {
    @Override
    public List<T> read(JsonParser in) throws IOException {
        return read(in, element);
    }

    static <T> List<T> read(JsonParser in, Decoder<T> element) throws IOException {
        if (in.currentToken() != JsonToken.START_ARRAY) {
            throw UnreadableJson.at(in, "not a list");
        }
        JsonToken token = in.nextToken();
        if (token == JsonToken.END_ARRAY) {
            return List.of();
        }
        List<T> list = new ArrayList<>();
        for (; token != JsonToken.END_ARRAY; token = in.nextToken()) {
            if (token != JsonToken.VALUE_NULL) {
                list.add(element.read(in));
            }
        }
        return list;
    }

    /** Like {@link #read}, but also accepts a single element without an array. */
    public List<T> readOneOrMany(JsonParser in) throws IOException {
        return in.currentToken() == JsonToken.START_ARRAY ? read(in) : List.of(element.read(in));
    }

    @Override
    public void write(List<T> list, JsonGenerator out) throws IOException {
        writeAll(list, out);
    }

    /** Writes the elements of any collection. */
    public void writeAll(Collection<T> elements, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (T each : elements) {
            element.write(each, out);
        }
        out.writeEndArray();
    }
}
