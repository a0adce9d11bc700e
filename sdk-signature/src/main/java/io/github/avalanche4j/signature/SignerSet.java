package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Which validators of a {@link CanonicalValidatorSet} signed: a set of indexes into it.
 *
 * <p>On the wire it is an unsigned big-endian number whose bit i (value 2^i) stands for validator i, in as few bytes as
 * possible; no signers are no bytes (AvalancheGo utils/set/bits.go).
 */
public final class SignerSet {
    private final Bytes bits;

    private SignerSet(Bytes bits) {
        this.bits = bits;
    }

    /**
     * {@return the signers that {@code bits} names}
     *
     * @param bits as on the wire
     * @throws MalformedBytesException with {@link Reason#INVALID_BIT_SET} if they start with a zero byte
     */
    public static SignerSet parse(Bytes bits) {
        Objects.requireNonNull(bits, "bits");
        if (!bits.isEmpty() && bits.get(0) == 0) {
            throw new MalformedBytesException("signer set", 0, Reason.INVALID_BIT_SET);
        }
        return new SignerSet(bits);
    }

    /**
     * {@return a set of signers}
     *
     * @param indexes of validators, from 0, in any order; one given twice counts once
     * @throws InvalidRequestException if one is negative or above 16777215, more than a message can carry
     */
    public static SignerSet of(int... indexes) {
        Objects.requireNonNull(indexes, "indexes");
        int highest = -1;
        for (int index : indexes) {
            if (index < 0 || index >= 1 << 24) {
                throw new InvalidRequestException("indexes", Integer.toString(index), "from 0 to 16777215");
            }
            highest = Math.max(highest, index);
        }
        byte[] bits = new byte[(highest + 8) / 8];
        for (int index : indexes) {
            bits[bits.length - 1 - index / 8] |= (byte) (1 << index % 8);
        }
        return new SignerSet(Bytes.of(bits));
    }

    /**
     * {@return whether the validator at {@code index} signed}
     *
     * @param index from 0; beyond the set the answer is no
     */
    public boolean contains(int index) {
        return index >= 0 && index < 8L * bits.size() && (bits.get(bits.size() - 1 - index / 8) >> index % 8 & 1) == 1;
    }

    /** {@return how many signed} */
    public int count() {
        int count = 0;
        for (int i = 0; i < bits.size(); i++) {
            count += Integer.bitCount(bits.get(i) & 0xff);
        }
        return count;
    }

    /** {@return one more than the highest index, 0 if nobody signed} */
    public long bitLength() {
        return bits.isEmpty() ? 0 : 8L * bits.size() - Integer.numberOfLeadingZeros(bits.get(0) & 0xff) + 24;
    }

    /** {@return the indexes of those who signed, ascending} */
    public IntStream indexes() {
        return IntStream.range(0, Math.toIntExact(bitLength())).filter(this::contains);
    }

    /** {@return the set as on the wire} */
    public Bytes bytes() {
        return bits;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SignerSet && bits.equals(((SignerSet) other).bits);
    }

    @Override
    public int hashCode() {
        return bits.hashCode();
    }

    /** {@return the bits in hex} */
    @Override
    public String toString() {
        return bits.toString();
    }
}
