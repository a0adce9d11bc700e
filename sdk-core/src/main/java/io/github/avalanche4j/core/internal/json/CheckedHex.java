package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.internal.codec.Hex;
import java.io.IOException;

/** Fields whose hex ends with a checksum. It is verified and cut off on the way in, and put back on the way out. */
public final class CheckedHex {
    /** The attribute of a reader for responses that were asked for without checksums. */
    static final String PLAIN = "plain hex";

    private CheckedHex() {}

    /** Reads the bytes and verifies their checksum. */
    public static final class Reader extends JsonDeserializer<Bytes> {
        @Override
        public Bytes deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            String text = parser.getText();
            boolean plain = context.getAttribute(PLAIN) != null;
            byte[] bytes = !text.startsWith("0x") ? null : plain ? Hex.decode(text) : Hex.decodeChecked(text);
            if (bytes == null) {
                throw context.weirdStringException(
                        text, Bytes.class, plain ? "not hex" : "not hex that ends with a matching checksum");
            }
            return Bytes.of(bytes);
        }
    }

    /** Writes what {@link Reader} reads. */
    public static final class Writer extends JsonSerializer<Bytes> {
        @Override
        public void serialize(Bytes value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeString(value.toCheckedHex());
        }
    }

    /** Reads by data binding a response that was asked for without checksums. */
    public static <T> Decoder<T> plain(TypeReference<T> type) {
        return Mapper.JSON.readerFor(type).withAttribute(PLAIN, true)::readValue;
    }
}
