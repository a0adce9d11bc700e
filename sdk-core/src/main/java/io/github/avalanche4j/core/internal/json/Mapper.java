package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.avalanche4j.core.ResponseFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The one JSON mapper: tolerant of what is new, null or missing, exact with numbers. */
public final class Mapper {
    public static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(wire())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            // names come from the interfaces alone, so a default method never becomes a field
            .disable(MapperFeature.AUTO_DETECT_GETTERS, MapperFeature.AUTO_DETECT_IS_GETTERS)
            // a null is an absence, in fields and in lists
            .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP, Nulls.SKIP))
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            // whoever opened a response closes it: what is left of it may still be wanted
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            // a tree is kept as it came, 1.10 included
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final ObjectReader TREE = JSON.readerFor(JsonNode.class);

    private Mapper() {}

    private static SimpleModule wire() {
        return new SimpleModule("wire")
                .addDeserializer(Instant.class, new TimeReaders.Text())
                .addSerializer(Instant.class, ToStringSerializer.instance)
                .addDeserializer(BigInteger.class, new Quantity());
    }

    /** The tree at the parser's current token. */
    public static JsonNode tree(JsonParser parser) throws IOException {
        JsonNode tree = TREE.readValue(parser);
        return tree == null ? MissingNode.getInstance() : tree;
    }

    /** An id as it stands in the JSON, where a text is not a number; null for JSON's null. */
    public static @Nullable String id(JsonParser parser) throws IOException {
        JsonNode id = tree(parser);
        return id.isNull() || id.isMissingNode() ? null : id.toString();
    }

    /** The only value of a response. */
    public static <T> T only(InputStream body, Reading<T> reading) throws IOException {
        return only(body, reading, () -> {
            throw new UnreadableJson("the response is empty", "$");
        });
    }

    /** The only value of a response, or what an empty one means. */
    public static <T> T only(InputStream body, Reading<T> reading, Empty<T> empty) throws IOException {
        try (JsonParser parser = JSON.createParser(body)) {
            if (parser.nextToken() == null) {
                return empty.value();
            }
            T value = reading.read(parser);
            if (parser.nextToken() != null) {
                throw new UnreadableJson("the text goes on after the response", "$");
            }
            return value;
        }
    }

    /** Reads one value. */
    public interface Reading<T> {
        T read(JsonParser parser) throws IOException;
    }

    /** Gives the value of an empty text, or throws. */
    public interface Empty<T> {
        T value() throws IOException;
    }

    /** A value from a whole text. */
    public static <T> T read(Decoder<T> decoder, String json) {
        try (JsonParser parser = JSON.createParser(json)) {
            return read(decoder, parser, json.length() <= 200 ? json : json.substring(0, 200) + "…");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value from a stream. */
    public static <T> T read(Decoder<T> decoder, InputStream json) throws IOException {
        try (JsonParser parser = JSON.createParser(json)) {
            return read(decoder, parser, "");
        }
    }

    private static <T> T read(Decoder<T> decoder, JsonParser parser, String excerpt) throws IOException {
        try {
            parser.nextToken();
            T value = decoder.readOrAbsent(parser);
            if (parser.nextToken() != null) {
                throw new UnreadableJson("the text goes on after the value", "$");
            }
            return value;
        } catch (IOException e) {
            IOException stream = UnreadableJson.network(e);
            if (stream != null) {
                throw stream;
            }
            UnreadableJson fault = UnreadableJson.of(e, "$");
            throw new ResponseFormatException(
                    "the JSON text cannot be read: " + fault.getMessage() + " at " + fault.path(),
                    "Json.read",
                    fault.path(),
                    excerpt,
                    e);
        }
    }

    /** A value as text. */
    public static String write(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(value.getClass() + " cannot be written as JSON", e);
        }
    }

    public static byte[] bytes(Object value) {
        try {
            return JSON.writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(value.getClass() + " cannot be written as JSON", e);
        }
    }
}
