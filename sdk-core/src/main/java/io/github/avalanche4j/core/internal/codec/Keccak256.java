package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Keccak-256 as Ethereum uses it, with the padding from before SHA-3 was standardised. The JDK has SHA-3 only. */
public final class Keccak256 {
    private static final int RATE = 136;
    private static final int ROUNDS = 24;
    private static final int[] ROTATIONS = {
        1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44
    };
    private static final int[] LANES = {
        10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1
    };
    private static final long[] ROUND_CONSTANTS = roundConstants();

    private Keccak256() {}

    public static Bytes hash(Bytes content) {
        byte[] padded = Arrays.copyOf(content.toArray(), (content.size() / RATE + 1) * RATE);
        padded[content.size()] = 1;
        padded[padded.length - 1] |= (byte) 0x80;
        ByteBuffer in = ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN);
        long[] state = new long[25];
        while (in.hasRemaining()) {
            for (int i = 0; i < RATE / 8; i++) {
                state[i] ^= in.getLong();
            }
            permute(state);
        }
        ByteBuffer out = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 4; i++) {
            out.putLong(state[i]);
        }
        return Bytes.of(out.array());
    }

    private static void permute(long[] a) {
        long[] column = new long[5];
        for (int round = 0; round < ROUNDS; round++) {
            for (int x = 0; x < 5; x++) {
                column[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
            }
            for (int i = 0; i < 25; i++) {
                a[i] ^= column[(i + 4) % 5] ^ Long.rotateLeft(column[(i + 1) % 5], 1);
            }
            long moved = a[1];
            for (int i = 0; i < 24; i++) {
                long next = a[LANES[i]];
                a[LANES[i]] = Long.rotateLeft(moved, ROTATIONS[i]);
                moved = next;
            }
            for (int row = 0; row < 25; row += 5) {
                System.arraycopy(a, row, column, 0, 5);
                for (int x = 0; x < 5; x++) {
                    a[row + x] ^= ~column[(x + 1) % 5] & column[(x + 2) % 5];
                }
            }
            a[0] ^= ROUND_CONSTANTS[round];
        }
    }

    /** Bits at positions 2^j − 1, from the feedback shift register of FIPS 202, algorithm 5. */
    private static long[] roundConstants() {
        long[] constants = new long[ROUNDS];
        int register = 1;
        for (int round = 0; round < ROUNDS; round++) {
            for (int j = 0; j < 7; j++) {
                if ((register & 1) == 1) {
                    constants[round] |= 1L << (1 << j) - 1;
                }
                register = register << 1 ^ (register >> 7) * 0x171;
            }
        }
        return constants;
    }
}
