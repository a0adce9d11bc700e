package io.github.avalanche4j.core.internal.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.github.avalanche4j.core.ResponseFormatException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Values from JSON text and back. */
public final class JsonText {
    static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            // the caller closes the response, because the rest of it may still be needed
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .build();

    private static final int SHOWN = 200;
    private static final int USUAL_LENGTH = 256;

    private JsonText() {}

    /** The only value of a text, or the value of an empty text. */
    public static <T> T only(InputStream json, Decoder<T> decoder) throws IOException {
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() == null) {
                return decoder.empty();
            }
            return only(parser, decoder, "the text continues after the response");
        }
    }

    private static <T> T only(JsonParser parser, Decoder<T> decoder, String more) throws IOException {
        try {
            T value = decoder.readOrAbsent(parser);
            if (parser.nextToken() != null) {
                throw new UnreadableJson(more, "$");
            }
            return value;
        } catch (IOException e) {
            throw UnreadableJson.inside(e, parser);
        }
    }

    /** A value from a whole text. */
    public static <T> T read(Decoder<T> decoder, String json) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            return read(decoder, parser, json.length() <= SHOWN ? json : json.substring(0, SHOWN) + "…");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value from a stream. */
    public static <T> T read(Decoder<T> decoder, InputStream json) throws IOException {
        try (JsonParser parser = FACTORY.createParser(json)) {
            return read(decoder, parser, "");
        }
    }

    private static <T> T read(Decoder<T> decoder, JsonParser parser, String excerpt) throws IOException {
        try {
            parser.nextToken();
            return only(parser, decoder, "the text continues after the value");
        } catch (IOException e) {
            IOException fault = UnreadableJson.inside(e, parser);
            if (!(fault instanceof UnreadableJson unreadable)) {
                throw fault;
            }
            throw new ResponseFormatException(
                    "the JSON text cannot be read: " + fault.getMessage() + " at " + unreadable.path(),
                    "Json.read",
                    unreadable.path(),
                    excerpt,
                    e);
        }
    }

    /** A request's value as text. */
    public static String write(Object value) {
        return new String(bytes(value), UTF_8);
    }

    /** A value as text, in the form of stored JSON. */
    public static String writeValue(Object value) {
        return new String(bytes(out -> AnyWriter.writeValue(value, out)), UTF_8);
    }

    /** A request's value as UTF-8 text. */
    public static byte[] bytes(Object value) {
        return bytes(out -> AnyWriter.write(value, out));
    }

    /** Writes to a generator. */
    public interface Writing {
        void to(JsonGenerator out) throws IOException;
    }

    /** The written JSON as UTF-8 text. */
    public static byte[] bytes(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
        try (JsonGenerator out = FACTORY.createGenerator(bytes)) {
            writing.to(out);
        } catch (IOException e) {
            throw new IllegalArgumentException("it cannot be written as JSON: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }
}
