package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.util.Objects;

/** Checks of header texts. OkHttp's own checks would print a refused value, which may be a key. */
public final class HeaderText {
    private static final String SEPARATORS = "\"(),/:;<=>?@[\\]{}";

    private HeaderText() {}

    /** A name that HTTP allows. */
    public static String name(String name) {
        Objects.requireNonNull(name, "name");
        boolean token = !name.isEmpty() && name.chars().allMatch(c -> c > ' ' && c < 127 && SEPARATORS.indexOf(c) < 0);
        if (!token) {
            throw new InvalidRequestException("header name", name, "letters, digits and hyphens");
        }
        return name;
    }

    /** A value that HTTP allows; an error does not show it. */
    public static String value(String name, String value) {
        Objects.requireNonNull(value, () -> "value of header " + name);
        if (!value.chars().allMatch(c -> c >= ' ' && c < 127 || c == '\t')) {
            throw new InvalidRequestException("header " + name, Redactor.MASK, "printable ASCII, without line breaks");
        }
        return value;
    }
}
