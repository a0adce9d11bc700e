package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A whole number of any size: a number, decimal digits in a text, or {@code 0x} hex digits in a text. */
public final class Quantity extends JsonDeserializer<BigInteger> {
    // 256 bits have 78 digits; a longer text would only cost time
    private static final int MAX_LENGTH = 80;

    /** The number that {@code text} holds; null where it holds none, or one that nobody means. */
    public static @Nullable BigInteger parse(String text) {
        boolean hex = text.startsWith("0x");
        boolean minus = text.startsWith("-");
        int from = hex ? 2 : minus ? 1 : 0;
        if (text.length() <= from || text.length() > MAX_LENGTH) {
            return null;
        }
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            // BigInteger itself would take a plus sign and digits of other scripts
            boolean digit = c >= '0' && c <= '9' || hex && (c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F');
            if (!digit) {
                return null;
            }
        }
        return hex ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
    }

    @Override
    public BigInteger deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        String text = parser.getText();
        JsonToken token = parser.currentToken();
        boolean scalar = token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_NUMBER_INT;
        BigInteger parsed = scalar ? parse(text) : null;
        if (parsed == null) {
            throw context.weirdStringException(text, BigInteger.class, "not a whole number of at most 256 bits");
        }
        return parsed;
    }
}
