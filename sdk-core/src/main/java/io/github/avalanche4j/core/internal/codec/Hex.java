package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.avalanche4j.core.internal.hash.Checksum;
import io.github.avalanche4j.core.internal.hash.Sha256;
import java.security.MessageDigest;
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
        byte[] text = latin1(hex);
        return text == null ? null : decode(text, start(text, text.length), text.length);
    }

    /** Like {@link #decode(String)}, for the characters of a buffer. */
    public static byte @Nullable [] decode(char[] chars, int from, int length) {
        HexWorkspace workspace = HexWorkspace.take();
        try {
            byte[] text = workspace.latin1(chars, from, length);
            return text == null ? null : decode(text, start(text, length), length);
        } finally {
            workspace.release();
        }
    }

    /** The bytes without the checksum that follows them; null also if it does not match. */
    public static byte @Nullable [] decodeChecked(String hex) {
        byte[] text = latin1(hex);
        return text == null ? null : decodeChecked(text, text.length, Sha256.digest());
    }

    /** Like {@link #decodeChecked(String)}, for the characters of a buffer. */
    public static byte @Nullable [] decodeChecked(char[] chars, int from, int length) {
        HexWorkspace workspace = HexWorkspace.take();
        try {
            byte[] text = workspace.latin1(chars, from, length);
            return text == null ? null : decodeChecked(text, length, workspace.sha256());
        } finally {
            workspace.release();
        }
    }

    private static byte @Nullable [] latin1(String hex) {
        byte[] text = hex.getBytes(ISO_8859_1);
        return text.length == hex.length() ? text : null; // a surrogate pair
    }

    private static int start(byte[] text, int length) {
        return length >= 2 && text[0] == '0' && (text[1] | 0x20) == 'x' ? 2 : 0;
    }

    private static byte @Nullable [] decodeChecked(byte[] text, int length, MessageDigest sha256) {
        int from = start(text, length);
        int end = length - 2 * Checksum.LENGTH;
        if (end < from) {
            return null;
        }
        byte[] payload = decode(text, from, end);
        byte[] checksum = decode(text, end, length);
        boolean fits = payload != null && checksum != null && Checksum.fits(payload, checksum, sha256);
        return fits ? payload : null;
    }

    private static byte @Nullable [] decode(byte[] text, int from, int end) {
        if ((end - from) % 2 != 0) {
            return null;
        }
        // a table over bytes beats HexFormat and charAt by a third
        byte[] decoded = new byte[(end - from) / 2];
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

    /** Like {@link #encode}, with the checksum after the bytes. */
    public static String encodeChecked(byte[] bytes) {
        return encode(Checksum.append(bytes));
    }
}
