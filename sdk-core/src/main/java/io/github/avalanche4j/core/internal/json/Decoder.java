package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.Done;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a value from the JSON at the parser's current token. Keeps endpoints independent of the JSON library. */
@FunctionalInterface
public interface Decoder<T> {
    /** Reads one value; the parser's current token is its first before and its last after. */
    T read(JsonParser parser) throws IOException;

    /** The value of a JSON null; an error unless the endpoint accepts null. */
    default T absent(JsonParser parser) throws IOException {
        throw UnreadableJson.at(parser, "null where a value is required");
    }

    /** The value of a response without a body; an error unless the endpoint accepts it. */
    default T empty() throws IOException {
        throw new UnreadableJson("the response is empty", "$");
    }

    /** The value for an error that means one; null for a real error. */
    default @Nullable T ofError(long code, String message) {
        return null;
    }

    /** Reads a type of this library by its adapter, any other type by data binding. */
    static <T> Decoder<T> of(Class<T> type) {
        return new TypeDecoder<>(type);
    }

    /** Reads a list. */
    static <T> Decoder<List<T>> listOf(Class<T> element) {
        return listOf(of(element));
    }

    /** Like {@link #listOf(Class)}, for any decoder. */
    static <T> Decoder<List<T>> listOf(Decoder<T> element) {
        return parser -> Collections.unmodifiableList(ListAdapter.read(parser, element));
    }

    /** Reads an object as a map. */
    static <K, V> Decoder<Map<K, V>> mapOf(Class<K> key, Class<V> value) {
        Decoder<V> values = of(value);
        return parser -> Collections.unmodifiableMap(MapAdapter.read(parser, JsonAdapters.text(key), values));
    }

    /** Reads one field of an object; an object without it is refused. */
    static <T> Decoder<T> field(String name, Class<T> type) {
        return field(name, of(type));
    }

    /** Like {@link #field(String, Class)}, for any decoder. */
    static <T> Decoder<T> field(String name, Decoder<T> decoder) {
        return new FieldDecoder<>(name, decoder);
    }

    /**
     * Reads an object and merges the fields of one inner object into it; an object without the inner one is refused.
     */
    static <T> Decoder<T> flattened(String name, Class<T> type) {
        Decoder<T> decoder = of(type);
        return parser -> FieldDecoder.readFlattened(parser, name, decoder);
    }

    /**
     * For responses without content: an empty object or {@code {"success":true}} from nodes, no body at all from hosted
     * services.
     */
    static Decoder<Done> done() {
        return new Decoder<>() {
            @Override
            public Done read(JsonParser parser) throws IOException {
                parser.skipChildren();
                return Done.DONE;
            }

            @Override
            public Done empty() {
                return Done.DONE;
            }
        };
    }

    /** A decoder that returns empty for JSON null. */
    default Decoder<Optional<T>> orNone() {
        Decoder<T> some = this;
        return new Decoder<>() {
            @Override
            public Optional<T> read(JsonParser parser) throws IOException {
                return Optional.of(some.read(parser));
            }

            @Override
            public Optional<T> absent(JsonParser parser) {
                return Optional.empty();
            }
        };
    }

    /** A decoder that maps the value of this one. */
    default <R> Decoder<R> map(Function<? super T, ? extends R> mapping) {
        Decoder<T> source = this;
        return new Decoder<>() {
            @Override
            public R read(JsonParser parser) throws IOException {
                return mapping.apply(source.read(parser));
            }

            @Override
            public R absent(JsonParser parser) throws IOException {
                return mapping.apply(source.absent(parser));
            }

            @Override
            public R empty() throws IOException {
                return mapping.apply(source.empty());
            }

            @Override
            public @Nullable R ofError(long code, String message) {
                T value = source.ofError(code, message);
                return value == null ? null : mapping.apply(value);
            }
        };
    }

    /** Like {@link #read}, or {@link #absent} at a JSON null. */
    default T readOrAbsent(JsonParser parser) throws IOException {
        return parser.currentToken() == JsonToken.VALUE_NULL ? absent(parser) : read(parser);
    }
}
