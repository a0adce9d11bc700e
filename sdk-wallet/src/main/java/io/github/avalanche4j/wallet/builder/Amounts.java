package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;

/** Sums of unsigned 64-bit numbers, which never overflow silently. */
final class Amounts {
    private static final BigInteger MAX = UInt64.MAX.toBigInteger();

    private Amounts() {}

    static UInt64 of(String name, BigInteger number) {
        if (number.compareTo(MAX) > 0) {
            throw new InvalidRequestException(name, number.toString(), "at most 18446744073709551615 (overflow)");
        }
        return UInt64.fromBits(number.longValue());
    }

    static UInt64 sum(String name, UInt64 a, UInt64 b) {
        long sum = a.longValue() + b.longValue();
        return Long.compareUnsigned(sum, a.longValue()) >= 0
                ? UInt64.fromBits(sum)
                : of(name, a.toBigInteger().add(b.toBigInteger()));
    }

    static UInt64 product(String name, UInt64 a, UInt64 b) {
        return of(name, a.toBigInteger().multiply(b.toBigInteger()));
    }

    /** The difference of a number and a number that is not greater. */
    static UInt64 difference(UInt64 a, UInt64 b) {
        return UInt64.fromBits(a.longValue() - b.longValue());
    }

    static UInt64 least(UInt64 a, UInt64 b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    static boolean isZero(UInt64 number) {
        return number.longValue() == 0;
    }
}
