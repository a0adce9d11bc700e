package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Objects;

/**
 * The quorum: the part of a validator set's total weight that has to sign. Weights are compared with it exactly,
 * without rounding.
 *
 * @param numerator at most the denominator
 * @param denominator at least 1
 */
@NoJson("write its numerator() and its denominator()")
public record QuorumFraction(UInt64 numerator, UInt64 denominator) {
    private static final long HUNDRED = 100;
    private static final long EVM_MINIMUM = 33;

    /** 67/100: the quorum of the P-Chain, and of EVM chains unless they are configured otherwise. */
    public static final QuorumFraction DEFAULT = percent(67);

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
     * {@return the fraction with denominator 100}
     *
     * @param percent from 0 to 100
     * @throws InvalidRequestException if it is less or more
     */
    public static QuorumFraction percent(long percent) {
        if (percent < 0 || percent > HUNDRED) {
            throw new InvalidRequestException("percent", Long.toString(percent), "from 0 to 100");
        }
        return new QuorumFraction(UInt64.of(percent), UInt64.of(HUNDRED));
    }

    /**
     * {@return the quorum of an EVM chain with this {@code quorumNumerator} in its {@code warpConfig}}
     *
     * @param quorumNumerator 0 for the default, or from 33 to 100
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
     * {@return whether {@code signed} is at least this fraction of {@code total}}
     *
     * @param signed the weight that signed
     * @param total the total weight of the set
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
