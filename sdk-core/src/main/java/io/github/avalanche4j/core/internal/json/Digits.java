package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** A whole number in a text, as most servers write it: read without making a text or a large number of it. */
final class Digits {
    // no sum of so many digits overflows
    private static final int SHORT = 18;

    private Digits() {}

    /** The number of a few decimal digits; below 0 where the token, which is a text, is anything else. */
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
