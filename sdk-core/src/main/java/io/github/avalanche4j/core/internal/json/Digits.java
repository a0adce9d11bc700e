package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** Reads a whole number in a text, as most servers write it, without creating a string or a large number. */
final class Digits {
    // a number of this many digits cannot overflow
    private static final int SHORT = 18;

    private Digits() {}

    /** The value of a few decimal digits; negative if the text is anything else. */
    static long read(JsonParser in) throws IOException {
        int length = in.getTextLength();
        if (length == 0 || length > SHORT) {
            return -1;
        }
        char[] text = in.getTextCharacters();
        int from = in.getTextOffset();
        long number = 0;
        int wrong = 0;
        for (int i = from; i < from + length; i++) {
            int digit = text[i] - '0';
            wrong |= digit | 9 - digit;
            number = 10 * number + digit;
        }
        return wrong < 0 ? -1 : number;
    }
}
