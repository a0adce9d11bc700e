package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An unsigned 64-bit number from 0 to 18446744073709551615. Nodes send these as text ({@code "5"}) in most places, as a
 * number in some, and EVM chains as a hex quantity ({@code "0x5"}); all three are read, without loss.
 *
 * @serial exclude
 */
@AdaptedBy(UInt64Adapter.class)
@AnyMapper
public final class UInt64 extends Number implements Comparable<UInt64> {
    private static final long serialVersionUID = 1;

    /** 0. */
    public static final UInt64 ZERO = new UInt64(0);

    /** 2^64 − 1. */
    public static final UInt64 MAX = new UInt64(-1);

    private final long bits;

    private UInt64(long bits) {
        this.bits = bits;
    }

    /**
     * {@return {@code value} as an unsigned number}
     *
     * @param value 0 or more
     * @throws io.github.avalanche4j.core.InvalidRequestException below 0; {@link #fromBits} reads those as numbers from
     *     2^63
     */
    public static UInt64 of(long value) {
        if (value < 0) {
            throw Require.refused("value", Long.toString(value), "0 or more");
        }
        return fromBits(value);
    }

    /**
     * {@return the unsigned number that these 64 bits represent}
     *
     * @param bits any value
     */
    public static UInt64 fromBits(long bits) {
        return bits == 0 ? ZERO : new UInt64(bits);
    }

    /**
     * {@return the number that {@code text} holds}
     *
     * @param text decimal digits, or {@code 0x} and hex digits; at most 18446744073709551615
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    public static UInt64 parse(String text) {
        Objects.requireNonNull(text, "text");
        UInt64 parsed = parseOrNull(text);
        if (parsed == null) {
            throw Require.refused(
                    "text", text, "a number from 0 to 18446744073709551615, in decimal digits or as 0x and hex digits");
        }
        return parsed;
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static UInt64 valueOf(String text) {
        return parse(text);
    }

    private static @Nullable UInt64 parseOrNull(String text) {
        boolean hex = text.startsWith("0x");
        String digits = hex ? text.substring(2) : text;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (!(c >= '0' && c <= '9' || hex && (c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'))) {
                return null; // parseUnsignedLong would take a plus sign and digits of other scripts
            }
        }
        try {
            return fromBits(Long.parseUnsignedLong(digits, hex ? 16 : 10));
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /**
     * {@return the number as a {@code long}}
     *
     * @throws ArithmeticException from 2^63 on
     */
    public long longValueExact() {
        if (bits < 0) {
            throw new ArithmeticException(this + " does not fit in a long; use toBigInteger()");
        }
        return bits;
    }

    /** {@return the number, whatever its size} */
    public BigInteger toBigInteger() {
        return bits >= 0 ? BigInteger.valueOf(bits) : new BigInteger(toString());
    }

    /** {@return the low 32 bits} */
    @Override
    public int intValue() {
        return (int) bits;
    }

    /** {@return the 64 bits, negative from 2^63 on; see {@link #longValueExact}} */
    @Override
    public long longValue() {
        return bits;
    }

    /** {@return the nearest {@code float}} */
    @Override
    public float floatValue() {
        return bits >= 0 ? bits : toBigInteger().floatValue();
    }

    /** {@return the nearest {@code double}; exact up to 2^53} */
    @Override
    public double doubleValue() {
        return bits >= 0 ? bits : toBigInteger().doubleValue();
    }

    @Override
    public int compareTo(UInt64 other) {
        return Long.compareUnsigned(bits, other.bits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UInt64 && bits == ((UInt64) other).bits;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(bits);
    }

    /** {@return decimal digits} */
    @JsonValue
    @Override
    public String toString() {
        return Long.toUnsignedString(bits);
    }
}
