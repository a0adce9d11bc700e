package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

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
            int lower = text[i] | 0x20;
            int digit = text[i] <= '9' ? text[i] - '0' : lower >= 'a' ? lower - 'a' + 10 : -1;
            wrong |= digit | 15 - digit;
            number = number << 4 | digit;
        }
        return wrong < 0 ? -1 : number;
    }
}
