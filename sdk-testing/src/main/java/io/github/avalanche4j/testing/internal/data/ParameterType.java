package io.github.avalanche4j.testing.internal.data;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The type of a parameter.
 *
 * @param required whether a request must have it
 * @param kind text, int, number, boolean or enum
 * @param min the minimum, if it has one
 * @param max the maximum, if it has one
 * @param choices the texts of an enum
 */
record ParameterType(
        boolean required,
        String kind,
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        List<String> choices) {

    static ParameterType parse(String text, boolean required, Map<String, List<String>> enums) {
        String[] kindAndRange = text.split(":");
        String kind = kindAndRange[0];
        if (enums.containsKey(kind) || kind.contains("|")) {
            List<String> choices = enums.getOrDefault(kind, List.of(kind.split("\\|")));
            return new ParameterType(required, "enum", null, null, choices);
        }
        String[] range = kindAndRange.length == 2 ? kindAndRange[1].split("\\.\\.", -1) : new String[] {"", ""};
        return new ParameterType(required, kind, number(range[0]), number(range[1]), List.of());
    }

    private static @Nullable BigDecimal number(String text) {
        return text.isEmpty() ? null : new BigDecimal(text);
    }

    /** {@return the service's message about an invalid value; null if the value is valid} */
    @Nullable
    String problem(String name, String value) {
        return switch (kind) {
            case "enum" ->
                choices.contains(value)
                        ? null
                        : name + " must be one of the following values: " + String.join(", ", choices);
            case "boolean" -> value.equals("true") || value.equals("false") ? null : name + " must be a boolean value";
            case "int", "number" -> numberProblem(name, value);
            default -> null;
        };
    }

    private @Nullable String numberProblem(String name, String value) {
        if (!value.matches(kind.equals("int") ? "-?[0-9]+" : "-?[0-9]+(\\.[0-9]+)?")) {
            return name + " must be " + (kind.equals("int") ? "an integer number" : "a number");
        }
        BigDecimal number = new BigDecimal(value);
        if (min != null && number.compareTo(min) < 0) {
            return name + " must not be less than " + min;
        }
        return max != null && number.compareTo(max) > 0 ? name + " must not be greater than " + max : null;
    }
}
