package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.internal.hash.Keccak256;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Hex texts of a fixed length. */
public final class HexText {
    private HexText() {}

    /** Whether the text is {@code 0x} and the digits of {@code bytes} bytes. */
    public static boolean isPrefixed(String text, int bytes) {
        return text.length() == 2 + 2 * bytes && text.startsWith("0x") && areDigits(text, 2);
    }

    /**
     * The text with the prefix {@code 0x}, if it has the digits of {@code bytes} bytes with the prefix {@code 0x},
     * {@code 0X} or none.
     */
    public static @Nullable String prefixed(String text, int bytes) {
        if (text.length() == 2 * bytes && areDigits(text, 0)) {
            return "0x" + text;
        }
        boolean prefix = text.startsWith("0x") || text.startsWith("0X");
        if (!prefix || text.length() != 2 + 2 * bytes || !areDigits(text, 2)) {
            return null;
        }
        return text.charAt(1) == 'x' ? text : "0x" + text.substring(2);
    }

    private static boolean areDigits(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!(c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F')) {
                return false;
            }
        }
        return true;
    }

    /** Whether an address uses both cases, which makes the case of its letters a checksum (EIP-55). */
    public static boolean isMixedCase(String address) {
        String digits = address.substring(2);
        return !digits.equals(digits.toLowerCase(Locale.ROOT)) && !digits.equals(digits.toUpperCase(Locale.ROOT));
    }

    /** The address with the case of its letters set to the checksum of EIP-55: upper where the hash has 8 or more. */
    public static String checksummed(String address) {
        String lower = address.substring(2).toLowerCase(Locale.ROOT);
        String hash = Keccak256.hash(lower).toHex();
        StringBuilder text = new StringBuilder("0x");
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            text.append(hash.charAt(2 + i) >= '8' ? Character.toUpperCase(c) : c);
        }
        return text.toString();
    }
}
