package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An object whose fields are the entries of a map, in order. A null value is skipped, as everywhere.
 *
 * @param key makes a key of a field's name
 * @param value reads and writes a value
 */
public record MapAdapter<K, V>(TextAdapter<K> key, JsonAdapter<V> value) implements JsonAdapter<Map<K, V>> {
    @Override
    public Map<K, V> read(JsonParser in) throws IOException {
        return read(in, key, value);
    }

    /** Reads an object; the parser may already be at the name of its first field. */
    static <K, V> Map<K, V> read(JsonParser in, TextAdapter<K> key, Decoder<V> value) throws IOException {
        JsonToken token = in.currentToken();
        if (token != JsonToken.START_OBJECT && token != JsonToken.FIELD_NAME) {
            throw UnreadableJson.at(in, "not an object");
        }
        Map<K, V> map = new LinkedHashMap<>();
        for (JsonToken at = token == JsonToken.FIELD_NAME ? token : in.nextToken();
                at == JsonToken.FIELD_NAME;
                at = in.nextToken()) {
            K name = key.key(in);
            if (in.nextToken() != JsonToken.VALUE_NULL) {
                map.put(name, value.read(in));
            }
        }
        return map;
    }

    @Override
    public void write(Map<K, V> map, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Map.Entry<K, V> entry : map.entrySet()) {
            out.writeFieldName(key.print().apply(entry.getKey()));
            value.write(entry.getValue(), out);
        }
        out.writeEndObject();
    }
}
