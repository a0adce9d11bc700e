package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Values from JSON, the way the clients read it, and back: for tests, caches and queues. */
public final class Json {
    private Json() {}

    /**
     * Reads a value as a client does: unknown fields and unknown enum texts are taken, null is absent, a quantity may be a
     * number or a text.
     *
     * @param type a value type of this library
     * @param json the text
     * @param <T> the type
     * @return the value
     * @throws ResponseFormatException if the text is not JSON, or misses what the value cannot be without
     */
    public static <T> T read(Class<T> type, String json) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(json, "json");
        return JsonText.read(Decoder.of(type), json);
    }

    /**
     * As {@link #read(Class, String)}, from a stream of UTF-8 text, which is not closed.
     *
     * @param type a value type of this library
     * @param json the text
     * @param <T> the type
     * @return the value
     * @throws ResponseFormatException if the text is not JSON, or misses what the value cannot be without
     * @throws IOException if the stream fails
     */
    public static <T> T read(Class<T> type, InputStream json) throws IOException {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(json, "json");
        return JsonText.read(Decoder.of(type), json);
    }

    /**
     * Writes a value so that {@link #read} gives an equal one. Names are those of the wire; what is absent is left out.
     *
     * @param value a value type of this library
     * @return the text, without white space
     */
    public static String write(Object value) {
        return JsonText.write(Objects.requireNonNull(value, "value"));
    }
}
