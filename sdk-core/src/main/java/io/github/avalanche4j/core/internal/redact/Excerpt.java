package io.github.avalanche4j.core.internal.redact;

/** A text as messages show it: one line, of bounded length, without control characters. */
public final class Excerpt {
    private static final int LONGEST = 200;

    private Excerpt() {}

    /**
     * The first 200 characters of {@code text}; line breaks and tabs become spaces, other control characters escapes.
     */
    public static String of(String text) {
        StringBuilder line = new StringBuilder(Math.min(text.length(), LONGEST) + 1);
        int end = Math.min(text.length(), LONGEST);
        if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--; // do not cut a surrogate pair
        }
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' || c == '\t') {
                line.append(' ');
            } else if (hidden(c)) {
                line.append(String.format("\\u%04x", (int) c));
            } else {
                line.append(c);
            }
        }
        return end < text.length() ? line.append('…').toString() : line.toString();
    }

    /** {@return a text that a user typed, whole and on one line: what a log would not show is escaped} */
    public static String escaped(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> line.append("\\n");
                case '\r' -> line.append("\\r");
                case '\t' -> line.append("\\t");
                default -> line.append(hidden(c) ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return line.toString();
    }

    /** Whether a terminal or a log would act on the character instead of showing it. */
    private static boolean hidden(char c) {
        int type = Character.getType(c);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
