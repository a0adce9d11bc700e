package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.redact.Excerpt;

/**
 * An argument breaks a rule of the interface. Nothing was sent.
 *
 * @serial exclude
 */
public final class InvalidRequestException extends AvalancheException {
    private static final long serialVersionUID = 1;
    private static final int SHOWN = 80;

    private final String argument;
    private final String value;
    private final String rule;

    /**
     * A refused argument.
     *
     * @param argument the argument's name as on the wire
     * @param value the refused value; long texts are shortened
     * @param rule what it must be
     */
    public InvalidRequestException(String argument, String value, String rule) {
        this(argument, value, rule, "");
    }

    /**
     * A refused argument, with a hint that helps to correct it.
     *
     * @param argument the argument's name as on the wire
     * @param value the refused value; long texts are shortened
     * @param rule what it must be
     * @param hint what the value is instead, or how to convert it; may be empty
     */
    public InvalidRequestException(String argument, String value, String rule, String hint) {
        super(
                argument + " must be " + rule + ", but is " + shown(value) + (hint.isEmpty() ? "" : " (" + hint + ")")
                        + "; nothing was sent",
                null);
        this.argument = argument;
        this.value = value;
        this.rule = rule;
    }

    private static String shown(String value) {
        if (value.isBlank()) {
            return value.isEmpty() ? "empty" : "blank";
        }
        return value.length() <= SHOWN
                ? "'" + Excerpt.escaped(value) + "'"
                : "'" + Excerpt.escaped(value.substring(0, SHOWN)) + "…' (" + value.length() + " characters)";
    }

    /** {@return the name of the argument, as on the wire} */
    public String argument() {
        return argument;
    }

    /** {@return the refused value, as text} */
    public String value() {
        return value;
    }

    /** {@return what the value must be, to be read after "must be"} */
    public String rule() {
        return rule;
    }
}
