package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import java.math.BigInteger;

/** Words of 32 bytes of what a contract returned or emitted. */
final class AbiWords {
    private static final int WORD = 32;

    private AbiWords() {}

    static Bytes word(String what, Bytes encoded, int place) {
        int from = place * WORD;
        if (from > encoded.size() - WORD) {
            throw L1OperationException.of(Reason.MISMATCH, what + " has " + encoded.size() + " bytes, too few");
        }
        return encoded.slice(from, from + WORD);
    }

    static UInt64 uint64(String what, Bytes encoded, int place) {
        BigInteger number = new BigInteger(1, word(what, encoded, place).toArray());
        if (number.bitLength() > 64) {
            throw L1OperationException.of(Reason.MISMATCH, what + " has a number above 2^64 - 1 in word " + place);
        }
        return UInt64.fromBits(number.longValue());
    }
}
