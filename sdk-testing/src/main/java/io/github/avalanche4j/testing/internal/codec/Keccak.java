package io.github.avalanche4j.testing.internal.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Keccak-256 as Ethereum uses it, with the padding from before SHA-3 was standardized. Written here, as FIPS 202 writes
 * it: invented addresses and blocks need it, whose users need no Bouncy Castle.
 */
public final class Keccak {
    private static final int RATE = 136;
    private static final int ROUNDS = 24;

    private Keccak() {}

    /** The hash of all of {@code content}. */
    public static byte[] hash(byte[] content) {
        byte[] padded = Arrays.copyOf(content, (content.length / RATE + 1) * RATE);
        padded[content.length] = 1;
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
        return out.array();
    }

    private static void permute(long[] lanes) {
        int register = 1;
        for (int round = 0; round < ROUNDS; round++) {
            theta(lanes);
            rhoAndPi(lanes);
            chi(lanes);
            // iota: bits at positions 2^j − 1, from the feedback shift register of algorithm 5
            for (int j = 0; j < 7; j++) {
                lanes[0] ^= (register & 1L) << (1 << j) - 1;
                register = register << 1 ^ (register >> 7) * 0x171;
            }
        }
    }

    private static void theta(long[] lanes) {
        long[] columns = new long[5];
        for (int i = 0; i < 25; i++) {
            columns[i % 5] ^= lanes[i];
        }
        for (int i = 0; i < 25; i++) {
            lanes[i] ^= columns[(i + 4) % 5] ^ Long.rotateLeft(columns[(i + 1) % 5], 1);
        }
    }

    private static void rhoAndPi(long[] lanes) {
        int x = 1;
        int y = 0;
        long moved = lanes[1];
        for (int t = 0; t < ROUNDS; t++) {
            int next = (2 * x + 3 * y) % 5;
            x = y;
            y = next;
            long replaced = lanes[x + 5 * y];
            lanes[x + 5 * y] = Long.rotateLeft(moved, (t + 1) * (t + 2) / 2);
            moved = replaced;
        }
    }

    private static void chi(long[] lanes) {
        for (int row = 0; row < 25; row += 5) {
            long[] before = Arrays.copyOfRange(lanes, row, row + 5);
            for (int x = 0; x < 5; x++) {
                lanes[row + x] = before[x] ^ ~before[(x + 1) % 5] & before[(x + 2) % 5];
            }
        }
    }
}
