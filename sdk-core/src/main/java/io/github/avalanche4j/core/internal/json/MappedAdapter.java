package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.function.Function;

/**
 * A type that wraps another type, such as a view over a tree.
 *
 * @param source reads and writes the wrapped type
 * @param wrap creates the value; may refuse the wrapped one
 * @param unwrap returns the wrapped value
 */
public record MappedAdapter<S, T>(JsonAdapter<S> source, Function<S, T> wrap, Function<? super T, S> unwrap)
        implements JsonAdapter<T> {
    @Override
    public T read(JsonParser in) throws IOException {
        S value = source.read(in);
        try {
            return wrap.apply(value);
        } catch (RuntimeException e) {
            throw UnreadableJson.at(in, e.getMessage());
        }
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        source.write(unwrap.apply(value), out);
    }
}
