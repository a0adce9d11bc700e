package io.github.avalanche4j.core.internal.hash;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Keccak-256 as Ethereum uses it, with the padding from before SHA-3 was standardized. The JDK has SHA-3 only. */
public final class Keccak {
    private static final int RATE = 136;
    private static final int ROUNDS = 24;
    private static final long[] ROUND_CONSTANTS = roundConstants();

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

    /** The 24 rounds, unrolled over the lanes: loops with indices take four times as long. */
    private static void permute(long[] a) {
        long a0 = a[0];
        long a1 = a[1];
        long a2 = a[2];
        long a3 = a[3];
        long a4 = a[4];
        long a5 = a[5];
        long a6 = a[6];
        long a7 = a[7];
        long a8 = a[8];
        long a9 = a[9];
        long a10 = a[10];
        long a11 = a[11];
        long a12 = a[12];
        long a13 = a[13];
        long a14 = a[14];
        long a15 = a[15];
        long a16 = a[16];
        long a17 = a[17];
        long a18 = a[18];
        long a19 = a[19];
        long a20 = a[20];
        long a21 = a[21];
        long a22 = a[22];
        long a23 = a[23];
        long a24 = a[24];
        for (int round = 0; round < ROUNDS; round++) {
            long c0 = a0 ^ a5 ^ a10 ^ a15 ^ a20;
            long c1 = a1 ^ a6 ^ a11 ^ a16 ^ a21;
            long c2 = a2 ^ a7 ^ a12 ^ a17 ^ a22;
            long c3 = a3 ^ a8 ^ a13 ^ a18 ^ a23;
            long c4 = a4 ^ a9 ^ a14 ^ a19 ^ a24;
            long d0 = c4 ^ Long.rotateLeft(c1, 1);
            long d1 = c0 ^ Long.rotateLeft(c2, 1);
            long d2 = c1 ^ Long.rotateLeft(c3, 1);
            long d3 = c2 ^ Long.rotateLeft(c4, 1);
            long d4 = c3 ^ Long.rotateLeft(c0, 1);
            long b0 = a0 ^ d0;
            long b1 = Long.rotateLeft(a6 ^ d1, 44);
            long b2 = Long.rotateLeft(a12 ^ d2, 43);
            long b3 = Long.rotateLeft(a18 ^ d3, 21);
            long b4 = Long.rotateLeft(a24 ^ d4, 14);
            long b5 = Long.rotateLeft(a3 ^ d3, 28);
            long b6 = Long.rotateLeft(a9 ^ d4, 20);
            long b7 = Long.rotateLeft(a10 ^ d0, 3);
            long b8 = Long.rotateLeft(a16 ^ d1, 45);
            long b9 = Long.rotateLeft(a22 ^ d2, 61);
            long b10 = Long.rotateLeft(a1 ^ d1, 1);
            long b11 = Long.rotateLeft(a7 ^ d2, 6);
            long b12 = Long.rotateLeft(a13 ^ d3, 25);
            long b13 = Long.rotateLeft(a19 ^ d4, 8);
            long b14 = Long.rotateLeft(a20 ^ d0, 18);
            long b15 = Long.rotateLeft(a4 ^ d4, 27);
            long b16 = Long.rotateLeft(a5 ^ d0, 36);
            long b17 = Long.rotateLeft(a11 ^ d1, 10);
            long b18 = Long.rotateLeft(a17 ^ d2, 15);
            long b19 = Long.rotateLeft(a23 ^ d3, 56);
            long b20 = Long.rotateLeft(a2 ^ d2, 62);
            long b21 = Long.rotateLeft(a8 ^ d3, 55);
            long b22 = Long.rotateLeft(a14 ^ d4, 39);
            long b23 = Long.rotateLeft(a15 ^ d0, 41);
            long b24 = Long.rotateLeft(a21 ^ d1, 2);
            a0 = b0 ^ ~b1 & b2 ^ ROUND_CONSTANTS[round];
            a1 = b1 ^ ~b2 & b3;
            a2 = b2 ^ ~b3 & b4;
            a3 = b3 ^ ~b4 & b0;
            a4 = b4 ^ ~b0 & b1;
            a5 = b5 ^ ~b6 & b7;
            a6 = b6 ^ ~b7 & b8;
            a7 = b7 ^ ~b8 & b9;
            a8 = b8 ^ ~b9 & b5;
            a9 = b9 ^ ~b5 & b6;
            a10 = b10 ^ ~b11 & b12;
            a11 = b11 ^ ~b12 & b13;
            a12 = b12 ^ ~b13 & b14;
            a13 = b13 ^ ~b14 & b10;
            a14 = b14 ^ ~b10 & b11;
            a15 = b15 ^ ~b16 & b17;
            a16 = b16 ^ ~b17 & b18;
            a17 = b17 ^ ~b18 & b19;
            a18 = b18 ^ ~b19 & b15;
            a19 = b19 ^ ~b15 & b16;
            a20 = b20 ^ ~b21 & b22;
            a21 = b21 ^ ~b22 & b23;
            a22 = b22 ^ ~b23 & b24;
            a23 = b23 ^ ~b24 & b20;
            a24 = b24 ^ ~b20 & b21;
        }
        a[0] = a0;
        a[1] = a1;
        a[2] = a2;
        a[3] = a3;
        a[4] = a4;
        a[5] = a5;
        a[6] = a6;
        a[7] = a7;
        a[8] = a8;
        a[9] = a9;
        a[10] = a10;
        a[11] = a11;
        a[12] = a12;
        a[13] = a13;
        a[14] = a14;
        a[15] = a15;
        a[16] = a16;
        a[17] = a17;
        a[18] = a18;
        a[19] = a19;
        a[20] = a20;
        a[21] = a21;
        a[22] = a22;
        a[23] = a23;
        a[24] = a24;
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
