package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.List;

/**
 * An argument as Solidity's ABI encodes it. The head of a dynamic argument is
 * an offset; its content follows the heads of all arguments.
 */
public record AbiPart(boolean isDynamic, Bytes content) {
    private static final int WORD = 32;

    public static AbiPart number(BigInteger number) {
        byte[] digits = number.toByteArray(); // a leading zero byte if the top bit is set
        byte[] word = new byte[WORD];
        int size = Math.min(WORD, digits.length);
        System.arraycopy(digits, digits.length - size, word, WORD - size, size);
        return new AbiPart(false, Bytes.of(word));
    }

    public static AbiPart number(long number) {
        return number(BigInteger.valueOf(number));
    }

    public static AbiPart number(UInt64 number) {
        return number(number.toBigInteger());
    }

    public static AbiPart id(Id id) {
        return new AbiPart(false, id.bytes());
    }

    public static AbiPart address(Bytes address) {
        return number(new BigInteger(1, address.toArray()));
    }

    public static AbiPart bytes(Bytes content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(number(content.size()).content.toArray());
        out.writeBytes(content.toArray());
        out.writeBytes(new byte[-content.size() & WORD - 1]);
        return new AbiPart(true, Bytes.of(out.toByteArray()));
    }

    public static AbiPart tuple(AbiPart... parts) {
        boolean isDynamic = List.of(parts).stream().anyMatch(AbiPart::isDynamic);
        return new AbiPart(isDynamic, encoded(parts));
    }

    public static AbiPart list(List<AbiPart> elements) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(number(elements.size()).content.toArray());
        out.writeBytes(encoded(elements.toArray(AbiPart[]::new)).toArray());
        return new AbiPart(true, Bytes.of(out.toByteArray()));
    }

    /** The heads, then the contents of dynamic arguments. */
    public static Bytes encoded(AbiPart... parts) {
        int heads = List.of(parts).stream()
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
}
