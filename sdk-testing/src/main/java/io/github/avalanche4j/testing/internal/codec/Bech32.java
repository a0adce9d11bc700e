package io.github.avalanche4j.testing.internal.codec;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Classic bech32 (BIP 173). A text that is not bech32 decodes to null. */
public final class Bech32 {
    private static final String ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    private static final int[] GENERATOR = {0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3};
    private static final int CHECKSUM = 6;
    private static final int MAX_LENGTH = 90;

    private Bech32() {}

    /** The two parts of an address. */
    public record Decoded(String network, byte[] payload) {}

    /** The text: {@code network}, a {@code 1} and {@code payload}. */
    public static String encode(String network, byte[] payload) {
        byte[] words = regroup(payload, payload.length, 8, 5);
        int check = polymod(network, words, words.length, CHECKSUM) ^ 1;
        StringBuilder text = new StringBuilder(network).append('1');
        for (byte word : words) {
            text.append(ALPHABET.charAt(word));
        }
        for (int i = CHECKSUM - 1; i >= 0; i--) {
            text.append(ALPHABET.charAt(check >> 5 * i & 31));
        }
        return text.toString();
    }

    /** The parts of {@code text}; null also if the checksum does not match. */
    public static @Nullable Decoded decode(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        int one = lower.lastIndexOf('1');
        boolean mixed = !text.equals(lower) && !text.equals(text.toUpperCase(Locale.ROOT));
        boolean printable = text.chars().allMatch(c -> c > ' ' && c < 127);
        if (mixed || !printable || one < 1 || text.length() > MAX_LENGTH || text.length() < one + 1 + CHECKSUM) {
            return null;
        }
        String network = lower.substring(0, one);
        byte[] words = new byte[lower.length() - one - 1];
        for (int i = 0; i < words.length; i++) {
            words[i] = (byte) ALPHABET.indexOf(lower.charAt(one + 1 + i));
            if (words[i] < 0) {
                return null;
            }
        }
        if (polymod(network, words, words.length, 0) != 1) {
            return null;
        }
        return new Decoded(network, regroup(words, words.length - CHECKSUM, 5, 8));
    }

    private static int polymod(String network, byte[] words, int length, int zeros) {
        int check = 1;
        for (int i = 0; i < network.length(); i++) {
            check = step(check, network.charAt(i) >> 5);
        }
        check = step(check, 0);
        for (int i = 0; i < network.length(); i++) {
            check = step(check, network.charAt(i) & 31);
        }
        for (int i = 0; i < length; i++) {
            check = step(check, words[i]);
        }
        for (int i = 0; i < zeros; i++) {
            check = step(check, 0);
        }
        return check;
    }

    private static int step(int check, int value) {
        int top = check >>> 25;
        int next = (check & 0x1ffffff) << 5 ^ value;
        for (int i = 0; i < GENERATOR.length; i++) {
            next ^= (top >> i & 1) == 1 ? GENERATOR[i] : 0;
        }
        return next;
    }

    /** Regroups the bits; when words become bytes, bits that do not fill a byte are padding. */
    private static byte[] regroup(byte[] in, int length, int inBits, int outBits) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int held = 0;
        int bits = 0;
        for (int i = 0; i < length; i++) {
            held = (held << inBits | in[i] & (1 << inBits) - 1) & 0xfff;
            bits += inBits;
            while (bits >= outBits) {
                bits -= outBits;
                out.write(held >> bits & (1 << outBits) - 1);
            }
        }
        if (bits > 0 && outBits == 5) {
            out.write(held << 5 - bits & 31);
        }
        return out.toByteArray();
    }
}
