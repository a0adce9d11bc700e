package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.UInt64;
import java.util.Objects;

/**
 * The part of a validator set's weight that has to sign. It is compared in whole numbers of any size; no percentage is ever
 * rounded.
 *
 * @param numerator at most the denominator
 * @param denominator at least 1
 */
public record QuorumFraction(UInt64 numerator, UInt64 denominator) {
    private static final long HUNDRED = 100;
    private static final long EVM_MINIMUM = 33;

    /** 67/100: the rule of the P-Chain, and of EVM chains unless they are configured otherwise. */
    public static final QuorumFraction DEFAULT = percent(67);

    /**
     * A fraction.
     *
     * @param numerator at most the denominator
     * @param denominator at least 1
     * @throws InvalidRequestException if it is not between 0 and 1
     */
    public QuorumFraction {
        Objects.requireNonNull(numerator, "numerator");
        Objects.requireNonNull(denominator, "denominator");
        if (denominator.equals(UInt64.ZERO)) {
            throw new InvalidRequestException("denominator", "0", "at least 1");
        }
        if (numerator.compareTo(denominator) > 0) {
            throw new InvalidRequestException(
                    "numerator", numerator.toString(), "at most the denominator, " + denominator);
        }
    }

    /**
     * {@return so many percent}
     *
     * @param percent from 0 to 100
     * @throws InvalidRequestException if it is not
     */
    public static QuorumFraction percent(long percent) {
        if (percent < 0 || percent > HUNDRED) {
            throw new InvalidRequestException("percent", Long.toString(percent), "from 0 to 100");
        }
        return new QuorumFraction(UInt64.of(percent), UInt64.of(HUNDRED));
    }

    /**
     * What the {@code quorumNumerator} in the {@code warpConfig} of an EVM chain means.
     *
     * @param quorumNumerator 0, which stands for the default, or from 33 to 100
     * @return the fraction that the chain demands
     * @throws InvalidRequestException if it is another number, which no chain can be configured with
     */
    public static QuorumFraction ofWarpConfig(long quorumNumerator) {
        if (quorumNumerator == 0) {
            return DEFAULT;
        }
        if (quorumNumerator < EVM_MINIMUM || quorumNumerator > HUNDRED) {
            throw new InvalidRequestException(
                    "quorumNumerator", Long.toString(quorumNumerator), "0, or from 33 to 100");
        }
        return percent(quorumNumerator);
    }

    /**
     * {@return whether {@code signed} is at least this part of {@code total}}
     *
     * @param signed the weight that signed
     * @param total the weight of the whole set
     */
    public boolean isReachedBy(UInt64 signed, UInt64 total) {
        Objects.requireNonNull(signed, "signed");
        Objects.requireNonNull(total, "total");
        return numerator
                        .toBigInteger()
                        .multiply(total.toBigInteger())
                        .compareTo(denominator.toBigInteger().multiply(signed.toBigInteger()))
                <= 0;
    }

    /** {@return the fraction, such as {@code 67/100}} */
    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
