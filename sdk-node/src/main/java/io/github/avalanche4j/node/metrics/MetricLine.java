package io.github.avalanche4j.node.metrics;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** One line of Prometheus' text format, read from left to right. */
final class MetricLine {
    private final String text;
    private int at;

    MetricLine(String text) {
        this.text = text.stripTrailing();
        skipBlanks();
    }

    /** The line does not have the format. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        private final int column;

        Malformed(String what, int column) {
            super(what, null, false, false);
            this.column = column;
        }

        int column() {
            return column;
        }

        @Override
        public String getMessage() {
            return String.valueOf(super.getMessage());
        }
    }

    boolean isBlank() {
        return at == text.length();
    }

    /** Whether the line is a comment; then its text follows. */
    boolean isComment() {
        if (text.charAt(at) != '#') {
            return false;
        }
        at++;
        skipBlanks();
        return true;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\n';
    }

    private void skipBlanks() {
        while (peek() == ' ' || peek() == '\t') {
            at++;
        }
    }

    /** The next word; empty at the end of the line. */
    String word() {
        int from = at;
        while (at < text.length() && peek() != ' ' && peek() != '\t') {
            at++;
        }
        String word = text.substring(from, at);
        skipBlanks();
        return word;
    }

    /** The rest of the line, in which a backslash is escaped as two and a new line as {@code \n}. */
    String help() {
        String rest = text.substring(at);
        StringBuilder help = new StringBuilder(rest.length());
        for (int i = 0; i < rest.length(); i++) {
            char c = rest.charAt(i);
            char next = i + 1 < rest.length() ? rest.charAt(i + 1) : ' ';
            if (c == '\\' && (next == '\\' || next == 'n')) {
                help.append(next == 'n' ? '\n' : '\\');
                i++;
            } else {
                help.append(c);
            }
        }
        return help.toString();
    }

    MetricSample sample() throws Malformed {
        String name = name(true);
        skipBlanks();
        Map<String, String> labels = peek() == '{' ? labels() : Map.of();
        skipBlanks();
        double value = value();
        Optional<Instant> timestamp = isBlank() ? Optional.empty() : Optional.of(timestamp());
        if (!isBlank()) {
            throw new Malformed("text after the sample", at);
        }
        return new MetricSample(name, labels, value, timestamp);
    }

    private String name(boolean ofMetric) throws Malformed {
        int from = at;
        while (isInName(peek(), ofMetric) && !(at == from && isDigit(peek()))) {
            at++;
        }
        if (at == from) {
            throw new Malformed(ofMetric ? "no name of a metric" : "no name of a label", at);
        }
        return text.substring(from, at);
    }

    private static boolean isInName(char c, boolean ofMetric) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || isDigit(c) || c == ':' && ofMetric;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private Map<String, String> labels() throws Malformed {
        Map<String, String> labels = new LinkedHashMap<>();
        at++;
        skipBlanks();
        while (peek() != '}') {
            String name = name(false);
            skipBlanks();
            expect('=');
            skipBlanks();
            labels.put(name, labelValue());
            skipBlanks();
            if (peek() != '}') {
                expect(','); // one after the last label is allowed
                skipBlanks();
            }
        }
        at++;
        return Collections.unmodifiableMap(labels);
    }

    private void expect(char c) throws Malformed {
        if (peek() != c) {
            throw new Malformed("'" + c + "' is missing", at);
        }
        at++;
    }

    private String labelValue() throws Malformed {
        expect('"');
        StringBuilder value = new StringBuilder();
        while (peek() != '"') {
            if (at >= text.length()) {
                throw new Malformed("a label's value without its end", at);
            }
            char c = text.charAt(at++);
            value.append(c == '\\' ? escaped() : c);
        }
        at++;
        return value.toString();
    }

    private char escaped() throws Malformed {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case '"', '\\' -> c;
            default -> throw new Malformed("an unknown escape in a label's value", at - 2);
        };
    }

    private double value() throws Malformed {
        int from = at;
        String word = word();
        switch (word) {
            case "+Inf", "Inf":
                return Double.POSITIVE_INFINITY;
            case "-Inf":
                return Double.NEGATIVE_INFINITY;
            case "NaN":
                return Double.NaN;
            default:
                // Java accepts more than the format allows: a type suffix, hex
                boolean number =
                        !word.isEmpty() && word.chars().allMatch(c -> isDigit((char) c) || "+-.eE".indexOf(c) >= 0);
                try {
                    if (number) {
                        return Double.parseDouble(word);
                    }
                } catch (NumberFormatException e) {
                    // reported below
                }
                throw new Malformed("no number", from);
        }
    }

    private Instant timestamp() throws Malformed {
        int from = at;
        try {
            return Instant.ofEpochMilli(Long.parseLong(word()));
        } catch (NumberFormatException | DateTimeException e) {
            throw new Malformed("no time in milliseconds", from);
        }
    }
}
