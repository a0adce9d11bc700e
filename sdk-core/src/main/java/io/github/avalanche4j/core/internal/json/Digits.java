package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads a whole number in a text, as most servers write it, without creating a string or a large number. */
final class Digits {
    // a number of this many digits cannot overflow
    private static final int SHORT = 18;
    private static final int SHORT_HEX = 15;

    private Digits() {}

    /** The value of a few decimal digits, or of a few hex digits after {@code 0x}; negative for any other text. */
    static long read(JsonParser in) throws IOException {
        int length = in.getTextLength();
        if (length == 0 || length > SHORT) {
            return -1;
        }
        char[] text = in.getTextCharacters();
        int from = in.getTextOffset();
        if (length > 2 && text[from] == '0' && text[from + 1] == 'x') {
            return length - 2 > SHORT_HEX ? -1 : hex(text, from + 2, from + length);
        }
        long number = 0;
        int wrong = 0;
        for (int i = from; i < from + length; i++) {
            int digit = text[i] - '0';
            wrong |= digit | 9 - digit;
            number = 10 * number + digit;
        }
        return wrong < 0 ? -1 : number;
    }

    private static long hex(char[] text, int from, int end) {
        long number = 0;
        int wrong = 0;
        for (int i = from; i < end; i++) {
            int digit = hex(text[i]);
            wrong |= digit | 15 - digit;
            number = number << 4 | digit;
        }
        return wrong < 0 ? -1 : number;
    }

    /** The digit's value; below 0 or above 15 for any other character. */
    private static int hex(char c) {
        int lower = c | 0x20;
        return c <= '9' ? c - '0' : lower >= 'a' ? lower - 'a' + 10 : -1;
    }

    /** The number in {@code 0x} and up to {@code longest} characters; null for any other text. */
    static @Nullable BigInteger hexInteger(JsonParser in, int longest) throws IOException {
        int length = in.getTextLength();
        if (length < 3 || length > longest) {
            return null;
        }
        char[] text = in.getTextCharacters();
        int from = in.getTextOffset();
        if (text[from] != '0' || text[from + 1] != 'x') {
            return null;
        }
        // BigInteger parses a text in steps of seven digits, each a multiplication; from bytes it only copies
        int odd = length & 1;
        byte[] magnitude = new byte[(length - 1) / 2];
        int wrong = 0;
        for (int i = 2; i < length; i++) {
            int digit = hex(text[from + i]);
            wrong |= digit | 15 - digit;
            int place = (i + odd) / 2 - 1;
            magnitude[place] = (byte) (magnitude[place] << 4 | digit);
        }
        return wrong < 0 ? null : new BigInteger(1, magnitude);
    }
}
