package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.util.Objects;

/**
 * A key to a hosted service. It is checked when it is made. Nothing shows it: not {@link #toString}, not a
 * message, a log line or the cause of an exception.
 */
public final class ApiKey {
    private final String text;

    private ApiKey(String text) {
        this.text = text;
    }

    /**
     * {@return the key with this text}
     *
     * @param text printable ASCII without spaces; white space around it, as from a file or a variable, is dropped
     * @throws InvalidRequestException if it is empty or holds another character; the message does not show it
     */
    public static ApiKey of(String text) {
        Objects.requireNonNull(text, "key");
        String key = text.strip();
        if (key.isEmpty() || !key.chars().allMatch(ApiKey::isAllowed)) {
            throw new InvalidRequestException(
                    "key",
                    key.isEmpty() ? text : Redactor.MASK,
                    "printable ASCII without spaces, as the service issued it",
                    problem(key));
        }
        return new ApiKey(key);
    }

    private static boolean isAllowed(int c) {
        return c > ' ' && c < 127;
    }

    /** What is wrong, without a part of the key. */
    private static String problem(String key) {
        if (key.isEmpty()) {
            return "a variable or file may not be set";
        }
        if (key.matches("(?i)bearer\\s.*")) {
            return "it begins with Bearer, which is not part of a key";
        }
        if (key.matches("[\\w-]+:\\s.*")) {
            return "it is a header: the key is what follows the colon";
        }
        int at = 0;
        while (isAllowed(key.charAt(at))) {
            at++;
        }
        char c = key.charAt(at);
        String kind = c == '\n' || c == '\r'
                ? "a line break"
                : Character.isWhitespace(c) ? "white space" : c < 128 ? "a control character" : "not ASCII";
        return "character " + (at + 1) + " of " + key.length() + " is " + kind;
    }

    String header(String name) {
        return HeaderText.value(name, text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ApiKey && text.equals(((ApiKey) other).text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** {@return a text that shows nothing of the key} */
    @Override
    public String toString() {
        return "ApiKey[" + Redactor.MASK + "]";
    }
}
