package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * The validators that signed a message, as a set of indexes into a {@link CanonicalValidatorSet}.
 *
 * <p>On the wire it is an unsigned big-endian number in as few bytes as possible, whose bit i (value 2^i) means
 * validator i; the empty set has no bytes (AvalancheGo utils/set/bits.go).
 */
public final class SignerSet {
    private final Bytes bits;

    private SignerSet(Bytes bits) {
        this.bits = bits;
    }

    /**
     * {@return the set that {@code bits} encode}
     *
     * @param bits the set as on the wire
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
     * {@return the set of these validators}
     *
     * @param indexes positions in the validator set, from 0, in any order; duplicates count once
     * @throws InvalidRequestException if one is negative or above 16777215, more than a message can carry
     */
    public static SignerSet of(long... indexes) {
        Objects.requireNonNull(indexes, "indexes");
        long highest = -1;
        for (long index : indexes) {
            if (index < 0 || index >= 1 << 24) {
                throw new InvalidRequestException("indexes", Long.toString(index), "from 0 to 16777215");
            }
            highest = Math.max(highest, index);
        }
        byte[] bits = new byte[(int) (highest + 8) / 8];
        for (long index : indexes) {
            bits[bits.length - 1 - (int) index / 8] |= (byte) (1 << index % 8);
        }
        return new SignerSet(Bytes.of(bits));
    }

    /**
     * {@return whether the validator at {@code index} signed}
     *
     * @param index from 0; false for every index outside the set
     */
    public boolean contains(long index) {
        return index >= 0 && index < 8L * bits.size() && (byteOf(index) >> index % 8 & 1) == 1;
    }

    private int byteOf(long index) {
        return bits.get(bits.size() - 1 - (int) (index / 8)) & 0xff;
    }

    /** {@return the number of validators that signed} */
    public long count() {
        long count = 0;
        for (int i = 0; i < bits.size(); i++) {
            count += Integer.bitCount(bits.get(i) & 0xff);
        }
        return count;
    }

    /** {@return one more than the highest index, 0 if no validator signed} */
    public long bitLength() {
        return bits.isEmpty() ? 0 : 8L * bits.size() - Integer.numberOfLeadingZeros(bits.get(0) & 0xff) + 24;
    }

    /** {@return the indexes of the validators that signed, ascending} */
    public LongStream indexes() {
        return LongStream.range(0, bits.size())
                .filter(octet -> byteOf(8 * octet) != 0)
                .flatMap(octet -> LongStream.range(8 * octet, 8 * octet + 8).filter(this::contains));
    }

    /** {@return the set as on the wire, empty if no validator signed} */
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
