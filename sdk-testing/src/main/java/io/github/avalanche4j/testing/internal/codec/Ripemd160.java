package io.github.avalanche4j.testing.internal.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** RIPEMD-160 of Dobbertin, Bosselaers and Preneel, which is used for node ids. The JDK does not have it. */
public final class Ripemd160 {
    private static final int BLOCK = 64;
    private static final int STEPS = 80;

    // one digit for each step of the two lines: the index of its word, and its rotation
    private static final byte[] LEFT_WORDS =
            digits("0123456789abcdef74d1a6f3c0952eb83ae49f812706db5c19ba08c4d37fe56240597c2ae138b6fd");
    private static final byte[] RIGHT_WORDS =
            digits("5e7092b4d6f81a3c6b370d5aef8c4912f5137e69b8c2a04d86413bf05c2d97aecfa4158762de039b");
    private static final byte[] LEFT_ROTATIONS =
            digits("befc5879bdef6798768db97f7cf9b7dcbd67e9dfe8d65c75bcefef989e56865c9f5b68dc5cdeb856");
    private static final byte[] RIGHT_ROTATIONS =
            digits("899bdff5778beec69df7c89b77c76fdb97fb866ecd5edd75f58bee6e69c9c5f885c9c5e68d65fdbb");

    private static final int[] LEFT_CONSTANTS = {0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e};
    private static final int[] RIGHT_CONSTANTS = {0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0};

    private Ripemd160() {}

    private static byte[] digits(String hex) {
        byte[] digits = new byte[STEPS];
        for (int i = 0; i < STEPS; i++) {
            digits[i] = (byte) Character.digit(hex.charAt(i), 16);
        }
        return digits;
    }

    /** The hash, 20 bytes. */
    public static byte[] hash(byte[] content) {
        byte[] padded = Arrays.copyOf(content, (content.length + 8) / BLOCK * BLOCK + BLOCK);
        padded[content.length] = (byte) 0x80;
        ByteBuffer in = ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN);
        in.putLong(padded.length - 8, 8L * content.length);
        int[] state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        int[] words = new int[BLOCK / 4];
        while (in.hasRemaining()) {
            for (int i = 0; i < words.length; i++) {
                words[i] = in.getInt();
            }
            int[] left = line(state, words, LEFT_WORDS, LEFT_ROTATIONS, LEFT_CONSTANTS, 0);
            int[] right = line(state, words, RIGHT_WORDS, RIGHT_ROTATIONS, RIGHT_CONSTANTS, 4);
            int first = state[1] + left[2] + right[3];
            for (int i = 1; i < 5; i++) {
                state[i] = state[(i + 1) % 5] + left[(i + 2) % 5] + right[(i + 3) % 5];
            }
            state[0] = first;
        }
        ByteBuffer out = ByteBuffer.allocate(20).order(ByteOrder.LITTLE_ENDIAN);
        for (int word : state) {
            out.putInt(word);
        }
        return out.array();
    }

    /** One of the two lines of 80 steps; the right line uses the functions in reverse order. */
    private static int[] line(int[] state, int[] words, byte[] order, byte[] rotations, int[] constants, int first) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < STEPS; i++) {
            int round = i / 16;
            int sum = a + mix(Math.abs(first - round), b, c, d) + words[order[i]] + constants[round];
            int next = Integer.rotateLeft(sum, rotations[i]) + e;
            a = e;
            e = d;
            d = Integer.rotateLeft(c, 10);
            c = b;
            b = next;
        }
        return new int[] {a, b, c, d, e};
    }

    private static int mix(int function, int x, int y, int z) {
        return switch (function) {
            case 0 -> x ^ y ^ z;
            case 1 -> x & y | ~x & z;
            case 2 -> (x | ~y) ^ z;
            case 3 -> x & z | y & ~z;
            default -> x ^ (y | ~z);
        };
    }
}
