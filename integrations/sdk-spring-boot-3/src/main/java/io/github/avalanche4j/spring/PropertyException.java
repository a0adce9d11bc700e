package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A property has a wrong value or none. The message names the property and shows no secret. */
final class PropertyException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{[^}]*}");

    private final String property;

    PropertyException(String property, String problem) {
        super(property + " " + problem);
        this.property = property;
    }

    /** The property that set an argument of a client's options: {@code avalanche.node}, {@code attemptTimeout}. */
    static PropertyException of(String prefix, InvalidRequestException refused) {
        String argument = refused.argument()
                .replace("Bytes", "Size")
                .replaceFirst("^webSocket$", "webSocketUrl")
                .replaceFirst("^header (?!name$)", "headers.")
                .replaceFirst("^header name$", "headers");
        String name = argument.startsWith("headers")
                ? argument
                : argument.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        String rule = Objects.requireNonNull(refused.getMessage())
                .substring(refused.argument().length())
                .replaceFirst("^ must be (.*), but is (empty|blank)\\b", " is $2; it must be $1")
                .replaceFirst("; nothing was sent$", "");
        return new PropertyException(prefix + "." + name, rule.strip());
    }

    /** {@return a value that must be set} The secrets among them are not shown. */
    static String required(String property, @Nullable String value) {
        if (value == null || value.isBlank()) {
            throw new PropertyException(property, value == null ? "is not set" : "is empty");
        }
        Matcher variable = VARIABLE.matcher(value);
        if (variable.find()) {
            throw new PropertyException(property, "refers to " + variable.group() + ", which is not set");
        }
        return value;
    }

    String property() {
        return property;
    }
}
