package io.github.avalanche4j.core.internal.codec;

/** Hex texts of a fixed length. */
public final class HexText {
    private HexText() {}

    /** Whether the text is {@code 0x} and the digits of {@code bytes} bytes. */
    public static boolean isPrefixed(String text, int bytes) {
        return text.length() == 2 + 2 * bytes
                && text.startsWith("0x")
                && text.chars()
                        .skip(2)
                        .allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F');
    }
}
