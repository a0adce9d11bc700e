package io.github.avalanche4j.testing.internal.args;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/** Checks of a test's arguments: a fake refuses at once an argument that it could only ignore or misunderstand. */
public final class Args {
    private static final Pattern HEADER_NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern HEADER_VALUE = Pattern.compile("[^\\p{Cntrl}]*(\t[^\\p{Cntrl}]*)*");
    private static final Pattern HEX = Pattern.compile("(0x)?([0-9a-fA-F]{2})*");

    private Args() {}

    /** {@return {@code text}, which is not blank} */
    public static String text(String name, String text) {
        if (Objects.requireNonNull(text, name).isBlank()) {
            throw new IllegalArgumentException(name + " must not be blank");
        }
        return text;
    }

    public static int atLeast(int min, String name, int value) {
        atLeast((long) min, name, value);
        return value;
    }

    public static long atLeast(long min, String name, long value) {
        if (value < min) {
            throw new IllegalArgumentException(name + " must be at least " + min + ", but is " + value);
        }
        return value;
    }

    public static int between(int min, int max, String name, int value) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(name + " must be from " + min + " to " + max + ", but is " + value);
        }
        return value;
    }

    public static Duration notNegative(String name, Duration time) {
        if (Objects.requireNonNull(time, name).isNegative()) {
            throw new IllegalArgumentException(name + " must not be negative, but is " + time);
        }
        return time;
    }

    public static BigInteger notNegative(String name, BigInteger value) {
        if (Objects.requireNonNull(value, name).signum() < 0) {
            throw new IllegalArgumentException(name + " must be at least 0, but is " + value);
        }
        return value;
    }

    /** {@return a time that a header can have: one or more whole seconds} */
    public static Duration wholeSeconds(String name, Duration time) {
        if (Objects.requireNonNull(time, name).compareTo(Duration.ofSeconds(1)) < 0
                || !time.equals(Duration.ofSeconds(time.toSeconds()))) {
            throw new IllegalArgumentException(name + " must be one or more whole seconds, but is " + time);
        }
        return time;
    }

    public static String headerName(String name) {
        if (!HEADER_NAME.matcher(Objects.requireNonNull(name, "name")).matches()) {
            throw new IllegalArgumentException(
                    "a header's name has letters, digits and hyphens, but is '" + visible(name) + "'");
        }
        return name;
    }

    public static String headerValue(String name, String value) {
        if (!HEADER_VALUE.matcher(Objects.requireNonNull(value, name)).matches()) {
            throw new IllegalArgumentException("a header's value has no line breaks or control characters, but " + name
                    + " is '" + visible(value) + "'");
        }
        return value;
    }

    /** {@return the digits of {@code hex}, without {@code 0x}} */
    public static String hex(String name, String hex) {
        if (!HEX.matcher(Objects.requireNonNull(hex, name)).matches()) {
            throw new IllegalArgumentException(
                    name + " must be pairs of hex digits, with or without 0x, but is '" + visible(hex) + "'");
        }
        return hex.startsWith("0x") ? hex.substring(2) : hex;
    }

    /** {@return {@code hex}, which begins with {@code 0x}} */
    public static String hexWithPrefix(String name, String hex) {
        hex(name, hex);
        if (!hex.startsWith("0x")) {
            throw new IllegalArgumentException(name + " must begin with 0x, but is '" + hex + "'");
        }
        return hex;
    }

    /** {@return the digits of a hex text of a certain length, in lower case and without {@code 0x}} */
    public static String hex(String name, String hex, int bytes) {
        String digits = hex(name, hex);
        if (digits.length() != 2 * bytes || !hex.startsWith("0x")) {
            throw new IllegalArgumentException(
                    name + " must be 0x and " + 2 * bytes + " hex digits, but is '" + visible(hex) + "'");
        }
        return digits.toLowerCase(Locale.ROOT);
    }

    /** {@return the text on one line: line breaks and control characters escaped} */
    public static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars().forEach(c -> {
            switch (c) {
                case '\n' -> shown.append("\\n");
                case '\r' -> shown.append("\\r");
                case '\t' -> shown.append("\\t");
                default -> {
                    if (Character.isISOControl(c)) {
                        shown.append(String.format(Locale.ROOT, "\\u%04x", c));
                    } else {
                        shown.append((char) c);
                    }
                }
            }
        });
        return shown.toString();
    }
}
