package io.github.avalanche4j.testing.internal.codec;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Avalanche's text encoding of bytes: base58 of the bytes and the last four of their SHA-256. */
public final class Cb58 {
    private static final String ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    /** base58 digits taken out per division */
    private static final int DIGITS = 5;

    private static final long FIFTH_POWER = 58L * 58 * 58 * 58 * 58;

    private Cb58() {}

    public static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JRE has it
        }
    }

    public static byte[] withChecksum(byte[] bytes) {
        byte[] both = Arrays.copyOf(bytes, bytes.length + 4);
        System.arraycopy(sha256(bytes), 28, both, bytes.length, 4);
        return both;
    }

    public static String encode(byte[] bytes) {
        byte[] input = withChecksum(bytes);
        int zeros = 0;
        while (zeros < input.length && input[zeros] == 0) {
            zeros++;
        }
        int[] words = words(input);
        char[] digits = new char[input.length * 2 + DIGITS];
        int at = digits.length;
        for (int first = 0; first < words.length; ) {
            long rest = 0;
            for (int i = first; i < words.length; i++) {
                long value = (rest << 32) | (words[i] & 0xffffffffL);
                words[i] = (int) (value / FIFTH_POWER);
                rest = value % FIFTH_POWER;
            }
            for (int i = 0; i < DIGITS; i++, rest /= 58) {
                digits[--at] = ALPHABET.charAt((int) (rest % 58));
            }
            while (first < words.length && words[first] == 0) {
                first++;
            }
        }
        while (at < digits.length && digits[at] == '1') {
            at++;
        }
        return "1".repeat(zeros) + new String(digits, at, digits.length - at);
    }

    /** Decodes {@code length} bytes; null if {@code text} is not cb58 of that length. */
    public static byte @Nullable [] decode(String text, int length) {
        BigInteger value = BigInteger.ZERO;
        for (int i = 0; i < text.length(); i++) {
            int digit = ALPHABET.indexOf(text.charAt(i));
            if (digit < 0 || i > 2 * length + 8) {
                return null;
            }
            value = value.multiply(BigInteger.valueOf(58)).add(BigInteger.valueOf(digit));
        }
        byte[] magnitude = value.toByteArray();
        byte[] both = new byte[length + 4];
        int size = Math.min(magnitude.length, both.length);
        System.arraycopy(magnitude, magnitude.length - size, both, both.length - size, size);
        byte[] bytes = Arrays.copyOf(both, length);
        return encode(bytes).equals(text) ? bytes : null; // checks length and checksum in one
    }

    private static int[] words(byte[] bytes) {
        int[] words = new int[(bytes.length + 3) / 4];
        for (int i = 0; i < bytes.length; i++) {
            int fromEnd = bytes.length - 1 - i;
            words[words.length - 1 - fromEnd / 4] |= (bytes[i] & 0xff) << (8 * (fromEnd % 4));
        }
        return words;
    }
}
