package io.github.avalanche4j.testing.internal.codec;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Base 58 with Bitcoin's alphabet over the bytes and their checksum. A text that is not cb58 decodes to null. */
public final class Cb58 {
    private static final String ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    private static final int BASE = 58;
    private static final int DIGITS = 5;
    private static final BigInteger CHUNK = BigInteger.valueOf(58).pow(DIGITS);
    // an id has 50 characters; without a bound, a server could exploit the quadratic cost of the conversion
    private static final int MAX_LENGTH = 512;

    private Cb58() {}

    /** The text of {@code payload}, checksum included. */
    public static String encode(byte[] payload) {
        byte[] whole = Checksum.append(payload);
        char[] text = new char[whole.length * 138 / 100 + DIGITS];
        int at = text.length;
        BigInteger rest = new BigInteger(1, whole);
        while (rest.signum() > 0) {
            // five digits at a time, because dividing the large number is expensive
            BigInteger[] division = rest.divideAndRemainder(CHUNK);
            int five = division[1].intValue();
            rest = division[0];
            for (int i = 0; i < DIGITS && (five > 0 || rest.signum() > 0); i++) {
                text[--at] = ALPHABET.charAt(five % BASE);
                five /= BASE;
            }
        }
        for (int i = 0; i < whole.length && whole[i] == 0; i++) {
            text[--at] = '1';
        }
        return new String(text, at, text.length - at);
    }

    /** The payload of {@code text}; null also if the checksum does not match. */
    public static byte @Nullable [] decode(String text) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        BigInteger number = BigInteger.ZERO;
        int zeros = 0;
        while (zeros < text.length() && text.charAt(zeros) == '1') {
            zeros++;
        }
        for (int i = zeros; i < text.length(); ) {
            int chunk = 0;
            int scale = 1;
            for (int end = Math.min(i + DIGITS, text.length()); i < end; i++) {
                int digit = ALPHABET.indexOf(text.charAt(i));
                if (digit < 0) {
                    return null;
                }
                chunk = chunk * BASE + digit;
                scale *= BASE;
            }
            number = number.multiply(BigInteger.valueOf(scale)).add(BigInteger.valueOf(chunk));
        }
        byte[] magnitude = number.toByteArray();
        int from = magnitude[0] == 0 ? 1 : 0;
        byte[] whole = new byte[zeros + magnitude.length - from];
        System.arraycopy(magnitude, from, whole, zeros, magnitude.length - from);
        return Checksum.strip(whole);
    }

    /** The payload of {@code text} if it has {@code length} bytes. */
    public static byte @Nullable [] decode(String text, int length) {
        byte[] payload = decode(text);
        return payload != null && payload.length == length ? payload : null;
    }
}
