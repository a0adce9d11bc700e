package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the JDK's types. Both a number and a text of digits may be sent as a JSON number or as a JSON text.
 * Any other type than the expected one is unreadable, and so is a fraction for a whole number. Integers of 64 bits and
 * more are written as texts, because in many languages a JSON number is exact only up to 53 bits.
 */
public final class Scalars {
    // 256 bits have 78 digits, and a price has fewer; a longer text is not worth parsing
    private static final int LONGEST = 100;

    private Scalars() {}

    /** A text; a number is read as the text of its digits, because servers write some texts of digits as numbers. */
    public static String text(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        if (token != JsonToken.VALUE_STRING && !token.isNumeric()) {
            throw UnreadableJson.at(in, "not a text");
        }
        return in.getText();
    }

    /** True or false. */
    public static boolean bool(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
            throw UnreadableJson.at(in, "neither true nor false");
        }
        return token == JsonToken.VALUE_TRUE;
    }

    /** A whole number of 32 bits. */
    public static int int32(JsonParser in) throws IOException {
        long number = int64(in);
        if (number != (int) number) {
            throw UnreadableJson.at(in, "not a whole number of 32 bits");
        }
        return (int) number;
    }

    /** A whole number of 64 bits. */
    public static long int64(JsonParser in) throws IOException {
        if (isLong(in)) {
            return in.getLongValue();
        }
        long digits = in.currentToken() == JsonToken.VALUE_STRING ? Digits.read(in) : -1;
        if (digits >= 0) {
            return digits;
        }
        BigInteger number = whole(in);
        if (number == null || number.bitLength() > 63) {
            throw UnreadableJson.at(in, "not a whole number of 64 bits");
        }
        return number.longValue();
    }

    /** A whole number of at most 256 bits, also as {@code 0x} and hex digits in a text. */
    public static BigInteger integer(JsonParser in) throws IOException {
        BigInteger number = isLong(in) ? BigInteger.valueOf(in.getLongValue()) : whole(in);
        if (number == null) {
            throw UnreadableJson.at(in, "not a whole number of at most 256 bits");
        }
        return number;
    }

    /** Whether the token is a number that a {@code long} holds. */
    static boolean isLong(JsonParser in) throws IOException {
        return in.currentToken() == JsonToken.VALUE_NUMBER_INT
                && in.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
    }

    /** The whole number in the token, as a number or as digits; null if it is neither. */
    static @Nullable BigInteger whole(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        boolean scalar = token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_STRING;
        if (!scalar) {
            return null;
        }
        boolean isText = token == JsonToken.VALUE_STRING;
        long digits = isText ? Digits.read(in) : -1;
        if (digits >= 0) {
            return BigInteger.valueOf(digits);
        }
        BigInteger hex = isText ? Digits.hexInteger(in, Quantity.MAX_LENGTH) : null;
        return hex != null ? hex : Quantity.parse(in.getText());
    }

    /** A decimal number, exactly as it is written. */
    public static BigDecimal decimal(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        try {
            if (token == JsonToken.VALUE_NUMBER_FLOAT || token == JsonToken.VALUE_NUMBER_INT) {
                return in.getDecimalValue();
            }
            if (token == JsonToken.VALUE_STRING && in.getTextLength() <= LONGEST) {
                return new BigDecimal(in.getTextCharacters(), in.getTextOffset(), in.getTextLength());
            }
        } catch (NumberFormatException e) {
            throw UnreadableJson.at(
                    in, token == JsonToken.VALUE_STRING ? "not a number" : "a number whose exponent is too long");
        }
        throw UnreadableJson.at(in, "not a number");
    }

    /** Writes a number of 64 bits as a text. */
    public static void write(long value, JsonGenerator out) throws IOException {
        out.writeString(Long.toString(value));
    }

    /** Writes a number of any size as a text. */
    public static void write(BigInteger value, JsonGenerator out) throws IOException {
        out.writeString(value.toString());
    }

    /** The adapter of one of these types; null for all others. */
    static @Nullable JsonAdapter<?> adapter(Class<?> type) {
        return switch (type.getName()) {
            case "java.lang.String" -> new TextAdapter<String>(text -> text, text -> text);
            case "java.lang.Boolean" ->
                new ScalarAdapter<Boolean>(Scalars::bool, (value, out) -> out.writeBoolean(value));
            case "java.lang.Integer" ->
                new ScalarAdapter<Integer>(Scalars::int32, (value, out) -> out.writeNumber(value));
            case "java.lang.Long" -> new ScalarAdapter<Long>(Scalars::int64, (value, out) -> write(value, out));
            case "java.math.BigInteger" -> new ScalarAdapter<BigInteger>(Scalars::integer, Scalars::write);
            case "java.math.BigDecimal" ->
                new ScalarAdapter<BigDecimal>(Scalars::decimal, (value, out) -> out.writeNumber(value));
            case "java.time.Instant" -> new ScalarAdapter<>(Times::instant, Times::write);
            default -> null;
        };
    }
}
