package io.github.avalanche4j.testing.internal.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Keccak-256 as Ethereum uses it; the JDK's SHA3-256 pads differently. */
public final class Keccak {
    private static final int RATE = 136;
    private static final long[] ROUNDS = new long[24];
    private static final int[] ROTATIONS = new int[25];

    static {
        int bits = 1;
        for (int round = 0; round < 24; round++) {
            for (int j = 0; j < 7; j++) {
                if ((bits & 1) != 0) {
                    ROUNDS[round] |= 1L << ((1 << j) - 1);
                }
                bits = bits << 1 ^ (bits >> 7) * 0x171;
            }
        }
        int x = 1;
        int y = 0;
        for (int t = 0; t < 24; t++) {
            ROTATIONS[x + 5 * y] = (t + 1) * (t + 2) / 2 % 64;
            int next = (2 * x + 3 * y) % 5;
            x = y;
            y = next;
        }
    }

    private Keccak() {}

    public static byte[] hash(byte[] input) {
        byte[] padded = Arrays.copyOf(input, (input.length / RATE + 1) * RATE);
        padded[input.length] = 1;
        padded[padded.length - 1] |= (byte) 0x80;
        long[] state = new long[25];
        ByteBuffer words = ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN);
        while (words.hasRemaining()) {
            for (int i = 0; i < RATE / 8; i++) {
                state[i] ^= words.getLong();
            }
            permute(state);
        }
        ByteBuffer hash = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 4; i++) {
            hash.putLong(state[i]);
        }
        return hash.array();
    }

    private static void permute(long[] a) {
        for (long round : ROUNDS) {
            long[] c = new long[5];
            for (int x = 0; x < 5; x++) {
                c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
            }
            long[] b = new long[25];
            for (int x = 0; x < 5; x++) {
                long d = c[(x + 4) % 5] ^ Long.rotateLeft(c[(x + 1) % 5], 1);
                for (int y = 0; y < 5; y++) {
                    b[y + 5 * ((2 * x + 3 * y) % 5)] = Long.rotateLeft(a[x + 5 * y] ^ d, ROTATIONS[x + 5 * y]);
                }
            }
            for (int i = 0; i < 25; i++) {
                int row = i / 5 * 5;
                a[i] = b[i] ^ ~b[row + (i + 1) % 5] & b[row + (i + 2) % 5];
            }
            a[0] ^= round;
        }
    }
}
