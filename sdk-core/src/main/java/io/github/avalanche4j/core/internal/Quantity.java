package io.github.avalanche4j.core.internal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import java.math.BigInteger;

/** A whole number of any size: a number, decimal digits in a text, or {@code 0x} hex digits in a text. */
final class Quantity extends JsonDeserializer<BigInteger> {
    // 256 bits have 78 digits; a longer text would only cost time
    private static final int MAX_LENGTH = 80;

    @Override
    public BigInteger deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        String text = parser.getText();
        JsonToken token = parser.currentToken();
        if ((token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_NUMBER_INT) && text.length() <= MAX_LENGTH) {
            try {
                return text.startsWith("0x") ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
            } catch (NumberFormatException e) {
                // said below, with the text
            }
        }
        throw context.weirdStringException(text, BigInteger.class, "not a whole number of at most 256 bits");
    }
}
