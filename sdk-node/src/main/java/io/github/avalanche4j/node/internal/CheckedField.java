package io.github.avalanche4j.node.internal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.value.Bytes;
import java.io.IOException;

/** Decoder of a result with one field: hex with a checksum, which it verifies and removes. */
public final class CheckedField {
    private CheckedField() {}

    /** Reads the bytes of a field. */
    public static Decoder<Bytes> named(String name) {
        return Decoder.field(name, CheckedField::read);
    }

    static Bytes read(JsonParser parser) throws IOException {
        boolean hex = parser.currentToken() == JsonToken.VALUE_STRING
                && parser.getText().startsWith("0x");
        byte[] bytes = hex ? Hex.decodeChecked(parser.getText()) : null;
        if (bytes == null) {
            throw UnreadableJson.at(parser, "not hex that ends with a matching checksum");
        }
        return Bytes.of(bytes);
    }
}
