package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/**
 * A type whose reading and writing are a method each.
 *
 * @param decoder reads a value
 * @param writer writes one
 */
public record ScalarAdapter<T>(Decoder<T> decoder, JsonWriter<T> writer) implements JsonAdapter<T> {
    @Override
    public T read(JsonParser in) throws IOException {
        return decoder.read(in);
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        writer.write(value, out);
    }
}
