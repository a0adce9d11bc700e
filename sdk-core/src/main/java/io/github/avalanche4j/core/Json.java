package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.paging.PageJson;
import io.github.avalanche4j.core.value.Id;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads values from JSON the way the clients do, and writes them: for tests, caches and queues. Integers of 64 bits and
 * more are written as texts, times by ISO 8601, bytes as {@code 0x} and hex digits, ids and addresses as they print;
 * both this form and the form of the wire are read.
 *
 * <p>Every mapper of Jackson 2 writes and reads this form too, with nothing registered and whatever its settings are,
 * unless {@code MapperFeature.USE_ANNOTATIONS} is disabled: values, pages, ids and positions, also in your own types, in
 * lists, maps and optionals, and as the keys of maps. A mapper of Jackson 3 needs the module {@code sdk-jackson3}.
 *
 * <p>Here, ids and addresses keep the texts they come with, as in a response. A mapper of your own checks them, because
 * it reads your users' input.
 */
public final class Json {
    private Json() {}

    /**
     * Reads a value as a client does: it accepts unknown fields and enum texts, reads null as
     * absent, and accepts quantities as numbers or texts.
     *
     * @param type a value type of this library
     * @throws ResponseFormatException if the text is not JSON, or lacks a required field
     */
    public static <T> T read(Class<T> type, String json) {
        return read(Decoder.of(Objects.requireNonNull(type, "type")), json);
    }

    private static <T> T read(Decoder<T> decoder, String json) {
        return JsonText.read(decoder, Objects.requireNonNull(json, "json"));
    }

    /**
     * As {@link #read(Class, String)}, from a stream of UTF-8 text, which is not closed.
     *
     * @param type a value type of this library
     * @throws ResponseFormatException if the text is not JSON, or lacks a required field
     * @throws IOException if the stream fails
     */
    public static <T> T read(Class<T> type, InputStream json) throws IOException {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(json, "json");
        return JsonText.read(Decoder.of(type), json);
    }

    /**
     * As {@link #read(Class, String)}, where JSON's {@code null} means that there is none.
     *
     * @param type a value type of this library
     * @return the value; absent for {@code null}
     * @throws ResponseFormatException if the text is not JSON, or lacks a required field
     */
    public static <T> Optional<T> readOptional(Class<T> type, String json) {
        return read(Decoder.of(Objects.requireNonNull(type, "type")).orNone(), json);
    }

    /**
     * Reads a JSON array; a {@code null} in it is left out.
     *
     * @param type the elements' type, a value type of this library
     * @return an unmodifiable list
     * @throws ResponseFormatException if the text is not JSON or no array, or an element cannot be read
     */
    public static <T> List<T> readList(Class<T> type, String json) {
        return read(Decoder.listOf(Objects.requireNonNull(type, "type")), json);
    }

    /**
     * Reads a JSON object whose fields are the entries; {@code null} values are left out.
     *
     * @param key the keys' type: {@code String}, {@code Long}, or a type of this library that is one text, such as
     *     {@link Id}
     * @param type the values' type, a value type of this library
     * @return an unmodifiable map in the order of the text
     * @throws ResponseFormatException if the text is not JSON or no object, or an entry cannot be read
     */
    public static <K, T> Map<K, T> readMap(Class<K> key, Class<T> type, String json) {
        Objects.requireNonNull(key, "key");
        return read(Decoder.mapOf(key, Objects.requireNonNull(type, "type")), json);
    }

    /**
     * Reads a page that {@link #write} wrote. Its headers are empty.
     *
     * @param type the items' type, a value type of this library
     * @throws ResponseFormatException if the text is not JSON, or no page
     */
    public static <T> Page<T> readPage(Class<T> type, String json) {
        return read(PageJson.decoder(Decoder.of(Objects.requireNonNull(type, "type"))), json);
    }

    /**
     * As {@link #readPage(Class, String)}, with the summary of the page.
     *
     * @param type the items' type, a value type of this library
     * @throws ResponseFormatException if the text is not JSON, or no page with a summary
     */
    public static <T, S> SummaryPage<T, S> readPage(Class<T> type, Class<S> summary, String json) {
        Objects.requireNonNull(type, "type");
        return read(PageJson.decoder(Decoder.of(type), Decoder.of(Objects.requireNonNull(summary, "summary"))), json);
    }

    /**
     * Writes a value so that reading it gives an equal one. Names are those of the wire; absent fields are left out.
     *
     * <p>Lists, maps and optionals of values are written too, and pages: the fields {@code items}, {@code position},
     * {@code next} where a page follows, and {@code summary} where there is one. Types without a JSON form are refused:
     * an {@link ApiResponse} (write its value), a {@link Paged} (write its pages), a client.
     *
     * @param value a value type of this library, or a list, map, optional or page of such
     * @return the text, without white space
     * @throws IllegalArgumentException if it has no JSON
     */
    public static String write(Object value) {
        return JsonText.writeValue(Objects.requireNonNull(value, "value"));
    }
}
