package io.github.avalanche4j.data.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * JSON in the canonical form of RFC 8785, over which signatures are made: no white space, names in the order of their
 * UTF-16 code units, numbers as ECMAScript writes doubles. Written here because no library for it is maintained.
 */
public final class CanonicalJson {
    private static final int MAX_DEPTH = 100;
    private static final int EXACT_DIGITS = 15;
    private static final JsonFactory STRICT = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // each level costs a copy of what is in it, and the sender is not known yet
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
            .build();

    private CanonicalJson() {}

    /**
     * The canonical form of a text.
     *
     * @throws IOException if it is not JSON, or has a duplicate name in an object, a number too large for a double, an
     *     unpaired surrogate, or more than 100 levels
     */
    public static byte[] of(byte[] json) throws IOException {
        StringBuilder out = new StringBuilder(json.length);
        try (JsonParser parser = STRICT.createParser(json)) {
            if (parser.nextToken() == null) {
                throw new IOException("it is empty");
            }
            write(parser, out);
            if (parser.nextToken() != null) {
                throw new IOException("it has text after its value");
            }
        }
        return out.toString().getBytes(UTF_8);
    }

    private static void write(JsonParser parser, StringBuilder out) throws IOException {
        switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, out);
            case START_ARRAY -> array(parser, out);
            case VALUE_STRING -> quote(parser.getText(), out);
            case VALUE_NUMBER_INT -> out.append(integer(parser.getText()));
            case VALUE_NUMBER_FLOAT -> out.append(number(Double.parseDouble(parser.getText())));
            default -> out.append(parser.getText()); // true, false, null
        }
    }

    private static void object(JsonParser parser, StringBuilder out) throws IOException {
        TreeMap<String, String> fields = new TreeMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            StringBuilder value = new StringBuilder();
            write(parser, value);
            fields.put(name, value.toString());
        }
        char before = '{';
        for (Map.Entry<String, String> field : fields.entrySet()) {
            out.append(before);
            quote(field.getKey(), out);
            out.append(':').append(field.getValue());
            before = ',';
        }
        out.append(fields.isEmpty() ? "{}" : "}");
    }

    private static void array(JsonParser parser, StringBuilder out) throws IOException {
        out.append('[');
        for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
            out.append(i == 0 ? "" : ",");
            write(parser, out);
        }
        out.append(']');
    }

    private static void quote(String text, StringBuilder out) throws IOException {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int escape = "\b\t\n\f\r\"\\".indexOf(c);
            if (escape >= 0) {
                out.append('\\').append("btnfr\"\\".charAt(escape));
            } else if (c < ' ') {
                out.append("\\u00").append(c < 16 ? '0' : '1').append(Character.forDigit(c % 16, 16));
            } else {
                boolean pair = Character.isHighSurrogate(c)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (Character.isSurrogate(c) && !pair) {
                    throw new IOException("a text in it has an unpaired surrogate");
                }
                out.append(c);
                if (pair) {
                    out.append(text.charAt(++i));
                }
            }
        }
        out.append('"');
    }

    private static String integer(String digits) throws IOException {
        return digits.length() <= EXACT_DIGITS && !digits.equals("-0") ? digits : number(Double.parseDouble(digits));
    }

    /**
     * A number as ECMAScript writes it: the shortest decimal that reads back as this double, and of these the nearest.
     */
    static String number(double value) throws IOException {
        if (!Double.isFinite(value)) {
            throw new IOException("a number in it is too large for a double");
        }
        if (value == 0) {
            return "0";
        }
        BigDecimal shortest = shortest(Math.abs(value));
        String digits = shortest.unscaledValue().toString();
        int point = digits.length() - shortest.scale(); // the number of digits before it
        return (value < 0 ? "-" : "") + written(digits, point);
    }

    private static String written(String digits, int point) {
        int count = digits.length();
        if (point > 21 || point < -5) {
            String fraction = count == 1 ? "" : "." + digits.substring(1);
            return digits.charAt(0) + fraction + (point > 0 ? "e+" : "e-") + Math.abs(point - 1);
        }
        if (point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        return count <= point
                ? digits + "0".repeat(point - count)
                : digits.substring(0, point) + "." + digits.substring(point);
    }

    /** {@code Double.toString} may have more digits, since Java 19 only two instead of one. */
    private static BigDecimal shortest(double value) {
        BigDecimal shortest = new BigDecimal(Double.toString(value));
        // enough to compare by: there may be a thousand digits
        BigDecimal exact = new BigDecimal(value).round(new MathContext(60, RoundingMode.DOWN));
        BigDecimal nearest = shortest;
        for (int digits = shortest.precision(); digits > 0 && nearest != null; digits--) {
            shortest = nearest;
            nearest = nearest(value, exact, digits);
        }
        return (nearest != null ? nearest : shortest).stripTrailingZeros();
    }

    /** The decimal of so many digits that is nearest to a double and reads back as it; null if there is none. */
    private static @Nullable BigDecimal nearest(double value, BigDecimal exact, int digits) {
        BigDecimal below = exact.round(new MathContext(digits, RoundingMode.DOWN));
        BigDecimal above = exact.round(new MathContext(digits, RoundingMode.UP));
        boolean first = below.doubleValue() == value;
        boolean second = above.doubleValue() == value;
        if (!first && !second) {
            return null;
        }
        boolean nearer = exact.subtract(below).compareTo(above.subtract(exact)) <= 0;
        return first && (!second || nearer) ? below : above;
    }
}
