package io.github.avalanche4j.testing.internal.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.TreeMap;

/** The canonical form of JSON (RFC 8785): names sorted by UTF-16 units, numbers as ECMAScript writes doubles. */
public final class CanonicalJson {
    private CanonicalJson() {}

    public static String of(JsonNode json) {
        StringBuilder text = new StringBuilder();
        write(json, text);
        return text.toString();
    }

    private static void write(JsonNode json, StringBuilder out) {
        if (json.isObject()) {
            TreeMap<String, JsonNode> sorted = new TreeMap<>();
            json.properties().forEach(field -> sorted.put(field.getKey(), field.getValue()));
            out.append('{');
            sorted.forEach((name, value) -> {
                out.append(out.charAt(out.length() - 1) == '{' ? "" : ",");
                quote(name, out);
                out.append(':');
                write(value, out);
            });
            out.append('}');
        } else if (json.isArray()) {
            out.append('[');
            for (int i = 0; i < json.size(); i++) {
                out.append(i == 0 ? "" : ",");
                write(json.get(i), out);
            }
            out.append(']');
        } else if (json.isTextual()) {
            quote(json.textValue(), out);
        } else {
            out.append(json.isNumber() ? number(json.doubleValue()) : json.toString());
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int escape = "\b\t\n\f\r\"\\".indexOf(c);
            if (escape >= 0) {
                out.append('\\').append("btnfr\"\\".charAt(escape));
            } else if (c < 0x20) {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    static String number(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal shortest = shortest(value);
        String digits = shortest.unscaledValue().abs().toString();
        int point = digits.length() - shortest.scale(); // digits before the decimal point
        String text;
        if (point > 21 || point < -5) {
            String exponent = (point > 0 ? "e+" : "e-") + Math.abs(point - 1);
            text = digits.charAt(0) + (digits.length() > 1 ? "." + digits.substring(1) : "") + exponent;
        } else if (point <= 0) {
            text = "0." + "0".repeat(-point) + digits;
        } else if (digits.length() <= point) {
            text = digits + "0".repeat(point - digits.length());
        } else {
            text = digits.substring(0, point) + "." + digits.substring(point);
        }
        return value < 0 ? "-" + text : text;
    }

    /** The fewest digits that read back as the same double, and of these the nearest to it. */
    private static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int precision = 1; precision < 17; precision++) {
            BigDecimal rounded = exact.round(new MathContext(precision, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() == value) {
                return rounded.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(17, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }
}
