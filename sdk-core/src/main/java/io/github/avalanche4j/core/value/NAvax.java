package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * An amount of AVAX, counted in nAVAX: one AVAX is 10^9 nAVAX, one nAVAX is 10^9 wei of the C-Chain. From 0 to 2^64 − 1
 * nAVAX. Nothing is ever rounded. In JSON it is the number of nAVAX, read and written as a {@link UInt64}.
 */
@AdaptedBy(NAvax.Adapter.class)
@AnyMapper
public final class NAvax implements Comparable<NAvax> {
    /** Nothing. */
    public static final NAvax ZERO = new NAvax(UInt64.ZERO);

    private static final int DECIMALS = 9;
    private static final BigInteger WEI = BigInteger.TEN.pow(DECIMALS);
    private static final BigInteger MAX = UInt64.MAX.toBigInteger();
    private static final String UNIT = " AVAX";
    private static final Pattern AVAX = Pattern.compile("[0-9]{1,30}(\\.[0-9]{1,30})?");

    private final UInt64 amount;

    private NAvax(UInt64 amount) {
        this.amount = amount;
    }

    /**
     * {@return an amount of nAVAX}
     *
     * @param nAvax 0 or more
     * @throws io.github.avalanche4j.core.InvalidRequestException below 0
     */
    public static NAvax of(long nAvax) {
        return new NAvax(UInt64.of(nAvax));
    }

    /**
     * {@return an amount of nAVAX from a response}
     *
     * @param nAvax any number
     */
    public static NAvax of(UInt64 nAvax) {
        return new NAvax(Objects.requireNonNull(nAvax, "nAvax"));
    }

    /**
     * {@return an amount of AVAX}
     *
     * @param avax decimal digits, with up to 9 places after a point, such as {@code 1.5}; {@code AVAX} may follow after
     *     a space, as {@link #toString} writes it
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form, has a fraction of a nAVAX, or is above 2^64 − 1 nAVAX
     */
    public static NAvax ofAvax(String avax) {
        Objects.requireNonNull(avax, "avax");
        String digits = avax.endsWith(UNIT) ? avax.substring(0, avax.length() - UNIT.length()) : avax;
        if (!AVAX.matcher(digits).matches()) {
            throw Require.refused("avax", avax, "decimal digits with or without a point, such as 1.5");
        }
        return ofDecimal(new BigDecimal(digits), avax);
    }

    /**
     * {@return an amount of AVAX}
     *
     * @param avax 0 or more, with up to 9 decimal places that are not zero
     * @throws io.github.avalanche4j.core.InvalidRequestException below 0, with a fraction of a nAVAX, or above 2^64 − 1 nAVAX
     */
    public static NAvax ofDecimal(BigDecimal avax) {
        return ofDecimal(Objects.requireNonNull(avax, "avax"), avax.toString());
    }

    private static NAvax ofDecimal(BigDecimal avax, String typed) {
        BigDecimal least = avax.stripTrailingZeros();
        if (least.scale() > DECIMALS) {
            throw Require.refused("avax", typed, "a whole number of nAVAX: at most 9 decimals");
        }
        boolean isFar = least.precision() - least.scale() > 12; // avoids writing out a huge number
        if (avax.signum() < 0 || isFar) {
            throw outside(typed);
        }
        return ofInteger(least.movePointRight(DECIMALS).toBigIntegerExact(), typed);
    }

    /**
     * {@return an amount of wei}
     *
     * @param wei 0 or more, a multiple of 10^9
     * @throws io.github.avalanche4j.core.InvalidRequestException below 0, with a fraction of a nAVAX, or above 2^64 − 1 nAVAX
     */
    public static NAvax ofWei(BigInteger wei) {
        BigInteger[] division = wei.divideAndRemainder(WEI);
        if (division[1].signum() != 0) {
            throw Require.refused("wei", wei.toString(), "a whole number of nAVAX: a multiple of 10^9");
        }
        return ofInteger(division[0], wei.toString());
    }

    private static NAvax ofInteger(BigInteger nAvax, String text) {
        if (nAvax.signum() < 0 || nAvax.compareTo(MAX) > 0) {
            throw outside(text);
        }
        return new NAvax(UInt64.fromBits(nAvax.longValue()));
    }

    private static RuntimeException outside(String text) {
        return Require.refused("amount", text, "from 0 to 18446744073709551615 nAVAX");
    }

    /**
     * {@return the sum}
     *
     * @param other the amount to add
     * @throws io.github.avalanche4j.core.InvalidRequestException above 2^64 − 1 nAVAX
     */
    public NAvax plus(NAvax other) {
        return ofInteger(toBigInteger().add(other.toBigInteger()), this + " + " + other);
    }

    /**
     * {@return the difference}
     *
     * @param other the amount to subtract
     * @throws io.github.avalanche4j.core.InvalidRequestException if it is larger than this amount
     */
    public NAvax minus(NAvax other) {
        return ofInteger(toBigInteger().subtract(other.toBigInteger()), this + " - " + other);
    }

    /** {@return the number of nAVAX} */
    public UInt64 amount() {
        return amount;
    }

    /** {@return the number of nAVAX} */
    public BigInteger toBigInteger() {
        return amount.toBigInteger();
    }

    /** {@return the number of AVAX, as {@link #ofDecimal} takes it, with as many decimals as it needs} */
    public BigDecimal toAvax() {
        BigDecimal least = new BigDecimal(toBigInteger(), DECIMALS).stripTrailingZeros();
        return least.scale() < 0 ? least.setScale(0) : least;
    }

    /** {@return the number of wei of the C-Chain, 10^9 for each nAVAX} */
    public BigInteger toWei() {
        return toBigInteger().multiply(WEI);
    }

    @Override
    public int compareTo(NAvax other) {
        return amount.compareTo(other.amount);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NAvax && amount.equals(((NAvax) other).amount);
    }

    @Override
    public int hashCode() {
        return amount.hashCode();
    }

    /** {@return the number of AVAX and the unit, such as {@code 1.5 AVAX}, which {@link #ofAvax} reads} */
    @Override
    public String toString() {
        return toAvax().toPlainString() + UNIT;
    }

    /** The number of nAVAX. */
    static final class Adapter implements JsonAdapter<NAvax> {
        private static final UInt64Adapter AMOUNT = new UInt64Adapter();

        @Override
        public NAvax read(JsonParser in) throws IOException {
            return of(AMOUNT.read(in));
        }

        @Override
        public void write(NAvax value, JsonGenerator out) throws IOException {
            AMOUNT.write(value.amount, out);
        }
    }
}
