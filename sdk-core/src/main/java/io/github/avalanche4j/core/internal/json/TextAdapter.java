package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.function.Function;

/**
 * A type that is one text.
 *
 * @param parse makes the value; may refuse the text
 * @param print gives the text
 */
public record TextAdapter<T>(Function<String, T> parse, Function<? super T, String> print) implements JsonAdapter<T> {
    @Override
    public T read(JsonParser in) throws IOException {
        return of(Scalars.text(in), in);
    }

    /** The value of a field's name, where a map has such keys. */
    T key(JsonParser in) throws IOException {
        return of(in.currentName(), in);
    }

    private T of(String text, JsonParser in) throws UnreadableJson {
        try {
            return parse.apply(text);
        } catch (RuntimeException e) {
            throw UnreadableJson.at(in, e.getMessage());
        }
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        out.writeString(print.apply(value));
    }
}
