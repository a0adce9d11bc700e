package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a number, decimal digits or hex digits; writes decimal digits. */
public final class UInt64Adapter implements JsonAdapter<UInt64> {
    @Override
    public UInt64 read(JsonParser in) throws IOException {
        UInt64 number = number(in);
        if (number == null) {
            throw UnreadableJson.at(in, "not an unsigned 64-bit number");
        }
        return number;
    }

    private static @Nullable UInt64 number(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        if (token == JsonToken.VALUE_STRING) {
            long digits = Digits.read(in);
            return digits >= 0 ? UInt64.fromBits(digits) : parsed(in);
        }
        if (token != JsonToken.VALUE_NUMBER_INT) {
            return null;
        }
        if (in.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
            return parsed(in); // a double is not exact above 2^53
        }
        return in.getLongValue() < 0 ? null : UInt64.fromBits(in.getLongValue());
    }

    private static @Nullable UInt64 parsed(JsonParser in) throws IOException {
        try {
            return UInt64.parse(in.getText());
        } catch (InvalidRequestException e) {
            return null;
        }
    }

    @Override
    public void write(UInt64 value, JsonGenerator out) throws IOException {
        out.writeString(value.toString());
    }
}
