package io.github.avalanche4j.core.internal.codec;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Base 58 with Bitcoin's alphabet over the bytes and their checksum. A text that is not cb58 decodes to null. */
public final class Cb58 {
    private static final String ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    private static final BigInteger BASE = BigInteger.valueOf(58);
    // an id has 50 characters; the square cost of the conversion must not be in a stranger's hands
    private static final int MAX_LENGTH = 512;

    private Cb58() {}

    /** The text of {@code payload}, checksum included. */
    public static String encode(byte[] payload) {
        byte[] whole = Checksum.append(payload);
        StringBuilder reversed = new StringBuilder();
        BigInteger rest = new BigInteger(1, whole);
        while (rest.signum() > 0) {
            BigInteger[] division = rest.divideAndRemainder(BASE);
            reversed.append(ALPHABET.charAt(division[1].intValue()));
            rest = division[0];
        }
        for (int i = 0; i < whole.length && whole[i] == 0; i++) {
            reversed.append('1');
        }
        return reversed.reverse().toString();
    }

    /** The payload of {@code text}; null also when the checksum does not fit. */
    public static byte @Nullable [] decode(String text) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        BigInteger number = BigInteger.ZERO;
        int zeros = 0;
        boolean leading = true;
        for (int i = 0; i < text.length(); i++) {
            int digit = ALPHABET.indexOf(text.charAt(i));
            if (digit < 0) {
                return null;
            }
            leading &= digit == 0;
            zeros += leading ? 1 : 0;
            number = number.multiply(BASE).add(BigInteger.valueOf(digit));
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
