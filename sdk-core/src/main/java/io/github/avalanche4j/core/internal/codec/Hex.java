package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Hex as nodes write it, plain and with a checksum. A text that is not hex decodes to null. */
public final class Hex {
    private static final byte[] DIGITS = "0123456789abcdef".getBytes(ISO_8859_1);
    private static final byte[] VALUES = values();

    private Hex() {}

    private static byte[] values() {
        byte[] values = new byte[256];
        Arrays.fill(values, (byte) -1);
        for (int i = 0; i < 16; i++) {
            values[DIGITS[i]] = (byte) i;
            values[Character.toUpperCase((char) DIGITS[i])] = (byte) i;
        }
        return values;
    }

    /** The bytes of an even number of digits, with or without {@code 0x}. */
    public static byte @Nullable [] decode(String hex) {
        return decode(hex, hex.startsWith("0x") || hex.startsWith("0X") ? 2 : 0);
    }

    /** The bytes without the checksum that follows them; null also when it does not fit. */
    public static byte @Nullable [] decodeChecked(String hex) {
        byte[] decoded = decode(hex);
        return decoded == null ? null : Checksum.strip(decoded);
    }

    private static byte @Nullable [] decode(String hex, int from) {
        int digits = hex.length() - from;
        if (digits % 2 != 0) {
            return null;
        }
        // a table over one copy of the text beats HexFormat and charAt by a third
        byte[] text = hex.getBytes(ISO_8859_1);
        if (text.length != hex.length()) {
            return null; // two chars that are one character
        }
        byte[] decoded = new byte[digits / 2];
        int wrong = 0;
        for (int i = 0, at = from; i < decoded.length; i++, at += 2) {
            int high = VALUES[text[at] & 0xff];
            int low = VALUES[text[at + 1] & 0xff];
            wrong |= high | low;
            decoded[i] = (byte) (high << 4 | low);
        }
        return wrong < 0 ? null : decoded;
    }

    /** {@code 0x} and lower-case digits. */
    public static String encode(byte[] bytes) {
        byte[] text = new byte[2 + 2 * bytes.length];
        text[0] = '0';
        text[1] = 'x';
        for (int i = 0, at = 2; i < bytes.length; i++) {
            text[at++] = DIGITS[bytes[i] >> 4 & 15];
            text[at++] = DIGITS[bytes[i] & 15];
        }
        return new String(text, ISO_8859_1);
    }

    /** As {@link #encode}, with the checksum behind the bytes. */
    public static String encodeChecked(byte[] bytes) {
        return encode(Checksum.append(bytes));
    }
}
