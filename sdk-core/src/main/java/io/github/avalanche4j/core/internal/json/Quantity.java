package io.github.avalanche4j.core.internal.json;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A whole number of any size in a text: decimal digits, or {@code 0x} and hex digits. */
public final class Quantity {
    // 256 bits have 78 digits; a longer text is not worth parsing
    static final int MAX_LENGTH = 80;
    // always fits into a long
    private static final int LONG_LENGTH = 18;

    private Quantity() {}

    /** The number in {@code text}; null if it is not a number or too large. */
    public static @Nullable BigInteger parse(String text) {
        boolean hex = text.startsWith("0x");
        boolean minus = text.startsWith("-");
        int from = hex ? 2 : minus ? 1 : 0;
        if (text.length() <= from || text.length() > MAX_LENGTH) {
            return null;
        }
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            // BigInteger itself accepts a plus sign and digits of other scripts
            boolean digit = c >= '0' && c <= '9' || hex && (c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F');
            if (!digit) {
                return null;
            }
        }
        if (hex) {
            return new BigInteger(text.substring(2), 16);
        }
        return text.length() <= LONG_LENGTH ? BigInteger.valueOf(Long.parseLong(text)) : new BigInteger(text);
    }
}
