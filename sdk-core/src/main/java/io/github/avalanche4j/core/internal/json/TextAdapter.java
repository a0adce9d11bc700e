package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.function.Function;

/**
 * A type that is a single text.
 *
 * @param parse creates the value; may refuse the text
 * @param check creates the value if the text does not come from a server; may refuse more
 * @param print returns the text
 */
public record TextAdapter<T>(Function<String, T> parse, Function<String, T> check, Function<? super T, String> print)
        implements JsonAdapter<T> {
    /** A type whose texts are checked in the same way from any source. */
    public TextAdapter(Function<String, T> parse, Function<? super T, String> print) {
        this(parse, parse, print);
    }

    @Override
    public T read(JsonParser in) throws IOException {
        return of(Scalars.text(in), in);
    }

    /** The value of a field's name, for maps with such keys. */
    T key(JsonParser in) throws IOException {
        return of(in.currentName(), in);
    }

    private T of(String text, JsonParser in) throws UnreadableJson {
        try {
            return (in instanceof StrictParser ? check : parse).apply(text);
        } catch (RuntimeException e) {
            throw UnreadableJson.at(in, e.getMessage());
        }
    }

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
        out.writeString(print.apply(value));
    }
}
