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
        if (key.isEmpty() || !key.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new InvalidRequestException(
                    "key",
                    key.isEmpty() ? "" : Redactor.MASK,
                    "printable ASCII without spaces, as the service issued it");
        }
        return new ApiKey(key);
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
