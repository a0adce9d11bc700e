package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.List;

/**
 * An argument as Solidity's ABI encodes it. The head of a dynamic argument is
 * an offset; its content follows the heads of all arguments.
 */
record AbiPart(boolean isDynamic, Bytes content) {
    private static final int WORD = 32;

    static AbiPart number(BigInteger number) {
        byte[] digits = number.toByteArray(); // a leading zero byte if the top bit is set
        byte[] word = new byte[WORD];
        int size = Math.min(WORD, digits.length);
        System.arraycopy(digits, digits.length - size, word, WORD - size, size);
        return new AbiPart(false, Bytes.of(word));
    }

    static AbiPart number(long number) {
        return number(BigInteger.valueOf(number));
    }

    static AbiPart number(UInt64 number) {
        return number(number.toBigInteger());
    }

    static AbiPart id(Id id) {
        return new AbiPart(false, id.bytes());
    }

    static AbiPart address(EvmAddress address) {
        return number(new BigInteger(1, address.bytes().toArray()));
    }

    static AbiPart bytes(Bytes content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(number(content.size()).content.toArray());
        out.writeBytes(content.toArray());
        out.writeBytes(new byte[-content.size() & WORD - 1]);
        return new AbiPart(true, Bytes.of(out.toByteArray()));
    }

    static AbiPart tuple(AbiPart... parts) {
        boolean isDynamic = List.of(parts).stream().anyMatch(AbiPart::isDynamic);
        return new AbiPart(isDynamic, encoded(List.of(parts)));
    }

    static AbiPart list(List<AbiPart> elements) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(number(elements.size()).content.toArray());
        out.writeBytes(encoded(elements).toArray());
        return new AbiPart(true, Bytes.of(out.toByteArray()));
    }

    /** The heads, then the contents of dynamic arguments. */
    static Bytes encoded(List<AbiPart> parts) {
        int heads = parts.stream()
                .mapToInt(part -> part.isDynamic ? WORD : part.content.size())
                .sum();
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        ByteArrayOutputStream tail = new ByteArrayOutputStream();
        for (AbiPart part : parts) {
            if (part.isDynamic) {
                head.writeBytes(number(heads + tail.size()).content.toArray());
                tail.writeBytes(part.content.toArray());
            } else {
                head.writeBytes(part.content.toArray());
            }
        }
        head.writeBytes(tail.toByteArray());
        return Bytes.of(head.toByteArray());
    }

    /** A word of what a contract returned or emitted. */
    static Bytes word(String what, Bytes encoded, int place) {
        int from = place * WORD;
        if (from > encoded.size() - WORD) {
            throw L1OperationException.of(
                    L1OperationException.Reason.MISMATCH, what + " has " + encoded.size() + " bytes, too few");
        }
        return encoded.slice(from, from + WORD);
    }

    /** A word as a number of 64 bits. */
    static UInt64 uint64(String what, Bytes encoded, int place) {
        BigInteger number = new BigInteger(1, word(what, encoded, place).toArray());
        if (number.bitLength() > 64) {
            throw L1OperationException.of(
                    L1OperationException.Reason.MISMATCH, what + " has a number above 2^64 - 1 in word " + place);
        }
        return UInt64.fromBits(number.longValue());
    }
}
