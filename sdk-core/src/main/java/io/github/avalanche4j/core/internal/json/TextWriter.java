package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.function.Function;

/**
 * A type that is a single text and is only sent.
 *
 * @param print returns the text
 */
public record TextWriter<T>(Function<? super T, String> print) implements JsonWriter<T> {
    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        out.writeString(print.apply(value));
    }
}
