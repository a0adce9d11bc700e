package io.github.avalanche4j.codegen;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The adapters that a generated class uses, as its constants. */
final class Constants {
    private record Constant(String name, String type) {}

    private final Map<String, Constant> byExpression = new LinkedHashMap<>();

    /** The name of the constant that holds the value of an expression. */
    String add(String name, String type, String expression) {
        return byExpression
                .computeIfAbsent(expression, key -> new Constant(unused(name), type))
                .name();
    }

    private String unused(String name) {
        String upper = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
        String unused = upper;
        for (int i = 2; isUsed(unused); i++) {
            unused = upper + "_" + i;
        }
        return unused;
    }

    private boolean isUsed(String name) {
        return byExpression.values().stream()
                .anyMatch(constant -> constant.name().equals(name));
    }

    /** The declarations of the constants. */
    String declarations() {
        StringBuilder text = new StringBuilder();
        byExpression.forEach((expression, constant) -> text.append("    private static final ")
                .append(constant.type())
                .append(' ')
                .append(constant.name())
                .append(" = ")
                .append(expression)
                .append(";\n"));
        return text.toString();
    }
}
