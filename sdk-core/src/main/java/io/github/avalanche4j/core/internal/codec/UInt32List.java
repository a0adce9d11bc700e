package io.github.avalanche4j.core.internal.codec;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Unsigned 32-bit numbers, in as much memory as on the wire. Immutable. */
public final class UInt32List extends AbstractList<Long> implements RandomAccess {
    private final int[] bits;

    private UInt32List(int[] bits) {
        this.bits = bits;
    }

    /** The list of numbers with these bits; the array must not change afterwards. */
    public static List<Long> ofBits(int[] bits) {
        return bits.length == 0 ? List.of() : new UInt32List(bits);
    }

    /** An immutable list of the same numbers. */
    public static List<Long> copyOf(List<Long> numbers) {
        if (numbers instanceof UInt32List) {
            return numbers;
        }
        boolean fit = numbers.stream().allMatch(number -> number >= 0 && number <= 0xffff_ffffL);
        return fit ? ofBits(numbers.stream().mapToInt(Long::intValue).toArray()) : List.copyOf(numbers);
    }

    @Override
    public Long get(int index) {
        return bits[index] & 0xffff_ffffL;
    }

    @Override
    public int size() {
        return bits.length;
    }
}
