package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Well-formed bytes of every format, changed at random: a parser gives a value or the one exception that its contract
 * names, and in the long suite without much more memory than its input has.
 */
class FuzzTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Allocated for any input: hash functions, buffers, the exception with its stack trace. */
    private static final long FIXED_MEMORY = 32 * 1024;

    /** Includes garbage. A long text that is not UTF-8 is decoded and encoded once more. */
    private static final double MOST_MEMORY = 12;

    private static final int[] NUMBERS = {0, 1, 7, 0x7f, 0x80, 0xff, 0xffff, 0x0010_0000, 0x7fff_ffff, 0x8000_0000, -1};

    private record Seed(String format, byte[] bytes) {}

    private final List<Seed> seeds = seeds();
    private final TreeMap<String, long[]> outcomes = new TreeMap<>();
    private double largest;

    private static List<Seed> seeds() {
        return Vectors.wellFormed()
                .filter(one -> one.bytes().size() <= 20_000)
                .map(one -> new Seed(one.format(), one.bytes().toArray()))
                .toList();
    }

    @Test
    void changed_bytes_are_a_value_or_the_named_exception() {
        run(10_000, 20_251_121, false);
    }

    @Test
    @Tag("long")
    void ten_million_changed_inputs_are_values_or_the_named_exception() {
        run(10_000_000, 12_607_500_569_166L, true);
    }

    private void run(int inputs, long seedOfRandom, boolean measured) {
        Random random = new Random(seedOfRandom);
        for (int i = 0; i < inputs; i++) {
            Seed seed = seeds.get(random.nextInt(seeds.size()));
            byte[] changed = seed.bytes.clone();
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                changed = change(changed, random);
            }
            parse(seed, changed, seedOfRandom, measured);
        }
        StringBuilder report = new StringBuilder(inputs + " inputs, random seed " + seedOfRandom + ": most memory "
                + Math.round(largest * 100) / 100.0 + " x input\n");
        outcomes.forEach((format, taken) -> report.append(format)
                .append(": ")
                .append(taken[0])
                .append(" taken, ")
                .append(taken[1])
                .append(" refused\n"));
        System.out.println(report);
        assertThat(outcomes).hasSize(11).allSatisfy((format, taken) -> {
            assertThat(taken[0]).as("changed and still taken: " + format).isPositive();
            assertThat(taken[1]).as("refused: " + format).isPositive();
        });
    }

    private void parse(Seed seed, byte[] changed, long seedOfRandom, boolean measured) {
        Bytes bytes = Bytes.of(changed);
        long[] counts = outcomes.computeIfAbsent(seed.format, format -> new long[2]);
        double ratio = memory(seed, bytes, counts, seedOfRandom);
        if (measured && ratio > MOST_MEMORY) {
            ratio = memory(seed, bytes, new long[2], seedOfRandom); // the first time may have loaded a class
        }
        largest = Math.max(largest, ratio);
        if (measured && ratio > MOST_MEMORY) {
            throw new AssertionError(ratio + " x the " + changed.length + " bytes of " + seed.format + ", random seed "
                    + seedOfRandom + ": " + bytes.toHex());
        }
    }

    /** All that parsing allocates, whether it is kept or not, in sizes of the input. */
    private static double memory(Seed seed, Bytes bytes, long[] counts, long seedOfRandom) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            Codec.of(seed.format).parse(bytes);
            counts[0]++;
        } catch (MalformedBytesException e) {
            counts[1]++;
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("random seed " + seedOfRandom + ", " + seed.format + " " + bytes.toHex(), e);
        }
        long memory = THREADS.getCurrentThreadAllocatedBytes() - before;
        return (memory - FIXED_MEMORY) / (double) Math.max(1, bytes.size());
    }

    private byte[] change(byte[] bytes, Random random) {
        if (bytes.length < 8) {
            return new byte[] {0, 0, 0, 0, 0, (byte) random.nextInt(50), 1, 2, 3};
        }
        int at = random.nextInt(bytes.length - 4);
        switch (random.nextInt(7)) {
            case 0 -> bytes[at] = (byte) random.nextInt();
            case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
            case 2 -> number(bytes, at, NUMBERS[random.nextInt(NUMBERS.length)]);
            case 3 -> number(bytes, at, random.nextInt(50));
            case 4 -> bytes = Arrays.copyOf(bytes, at);
            case 5 -> bytes = spliced(bytes, at, random);
            default -> bytes = without(bytes, at, 1 + random.nextInt(4));
        }
        return bytes;
    }

    private static void number(byte[] bytes, int at, int number) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (number >>> 8 * (3 - i));
        }
    }

    private static byte[] without(byte[] bytes, int at, int count) {
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - count);
        System.arraycopy(bytes, at + count, shorter, at, shorter.length - at);
        return shorter;
    }

    /** Inserts a part of any seed. */
    private byte[] spliced(byte[] bytes, int at, Random random) {
        byte[] other = seeds.get(random.nextInt(seeds.size())).bytes;
        int from = random.nextInt(other.length);
        int count = Math.min(other.length - from, random.nextInt(200));
        byte[] longer = Arrays.copyOf(bytes, bytes.length + count);
        System.arraycopy(bytes, at, longer, at + count, bytes.length - at);
        System.arraycopy(other, from, longer, at, count);
        return longer;
    }
}
