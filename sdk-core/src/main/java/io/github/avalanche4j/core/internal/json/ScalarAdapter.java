package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/**
 * An adapter made of a decoder and a writer.
 *
 * @param decoder reads a value
 * @param writer writes a value
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
