package io.github.avalanche4j.core.internal.redact;

import java.util.BitSet;
import java.util.List;

/**
 * A text with its JSON escapes decoded, and the original index of each character, because an escape may encode any
 * character of a secret.
 */
final class Unescaped {
    private static final String SHORT = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";
    private static final int HEX = 16;
    private static final int UNICODE = 6;

    private final String text;
    private final StringBuilder plain = new StringBuilder();
    private final int[] starts;

    Unescaped(String text) {
        this.text = text;
        this.starts = new int[text.length() + 1];
        int at = 0;
        while (at < text.length()) {
            starts[plain.length()] = at;
            at += next(at);
        }
        starts[plain.length()] = at;
    }

    /** Adds the character at an index; returns its length there. */
    private int next(int at) {
        char c = text.charAt(at);
        char second = c == '\\' && at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        int index = SHORT.indexOf(second);
        if (index >= 0) {
            plain.append(MEANT.charAt(index));
            return 2;
        }
        int code = second == 'u' ? code(at + 2) : -1;
        plain.append(code < 0 ? c : (char) code);
        return code < 0 ? 1 : UNICODE;
    }

    /** The value of four hex digits; negative if there are none. */
    private int code(int from) {
        int code = from + 4 <= text.length() ? 0 : -1;
        for (int i = from; i < from + 4 && code >= 0; i++) {
            int digit = Character.digit(text.charAt(i), HEX);
            code = digit < 0 ? -1 : code * HEX + digit;
        }
        return code;
    }

    /** The text with {@code mask} in place of each text that encodes a secret. */
    String without(List<String> secrets, String mask) {
        BitSet masked = new BitSet();
        for (String secret : secrets) {
            for (int at = plain.indexOf(secret); at >= 0; at = plain.indexOf(secret, at + secret.length())) {
                masked.set(starts[at], starts[at + secret.length()]);
            }
        }
        StringBuilder clean = new StringBuilder(text.length());
        int at = 0;
        for (int from = masked.nextSetBit(0); from >= 0; from = masked.nextSetBit(at)) {
            clean.append(text, at, from).append(mask);
            at = masked.nextClearBit(from);
        }
        return clean.append(text, at, text.length()).toString();
    }
}
