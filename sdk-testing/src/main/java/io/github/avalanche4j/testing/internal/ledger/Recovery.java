package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.codec.Ripemd160;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of the key that made a secp256k1 signature, found from the signature itself (SEC 1, section 4.1.6). It
 * takes milliseconds and its time depends on its input, which does not matter in a fake.
 */
record Recovery(String shortId, String evmAddress) {
    private static final BigInteger P =
            new BigInteger("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f", 16);
    private static final BigInteger N =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);
    private static final BigInteger SEVEN = BigInteger.valueOf(7);
    private static final Point G = new Point(
            new BigInteger("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", 16),
            new BigInteger("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8", 16));

    private record Point(BigInteger x, BigInteger y) {}

    static Recovery of(byte[] hash, byte[] signature) {
        BigInteger r = number(signature, 0);
        BigInteger s = number(signature, 32);
        int v = signature[64];
        if (s.compareTo(N.shiftRight(1)) > 0) {
            throw new RefusedException("signature was mutated from its original format");
        }
        BigInteger x = (v & 2) == 0 ? r : r.add(N);
        BigInteger square = x.modPow(BigInteger.valueOf(3), P).add(SEVEN).mod(P);
        BigInteger y = square.modPow(P.add(BigInteger.ONE).shiftRight(2), P);
        boolean isPoint = y.multiply(y).mod(P).equals(square);
        if (r.signum() == 0 || s.signum() == 0 || v < 0 || v > 3 || x.compareTo(P) >= 0 || !isPoint) {
            throw new RefusedException("invalid signature");
        }
        Point point = new Point(x, y.testBit(0) == ((v & 1) == 1) ? y : P.subtract(y));
        BigInteger inverse = r.modInverse(N);
        BigInteger e = new BigInteger(1, hash);
        Point key = add(
                times(G, e.negate().multiply(inverse).mod(N)),
                times(point, s.multiply(inverse).mod(N)));
        if (key == null) {
            throw new RefusedException("invalid signature");
        }
        return of(key);
    }

    private static BigInteger number(byte[] signature, int from) {
        return new BigInteger(1, Arrays.copyOfRange(signature, from, from + 32));
    }

    private static Recovery of(Point key) {
        byte[] compressed = new byte[33];
        compressed[0] = (byte) (key.y.testBit(0) ? 3 : 2);
        put(key.x, compressed, 1);
        byte[] whole = new byte[64];
        put(key.x, whole, 0);
        put(key.y, whole, 32);
        byte[] evm = Arrays.copyOfRange(Keccak.hash(whole), 12, 32);
        HexFormat hex = HexFormat.of();
        return new Recovery(hex.formatHex(Ripemd160.hash(Cb58.sha256(compressed))), hex.formatHex(evm));
    }

    private static void put(BigInteger number, byte[] into, int at) {
        byte[] bytes = number.toByteArray();
        int size = Math.min(32, bytes.length);
        System.arraycopy(bytes, bytes.length - size, into, at + 32 - size, size);
    }

    private static @Nullable Point times(Point point, BigInteger factor) {
        Point sum = null;
        for (int bit = factor.bitLength() - 1; bit >= 0; bit--) {
            sum = add(sum, sum);
            sum = factor.testBit(bit) ? add(sum, point) : sum;
        }
        return sum;
    }

    /** Null is the point at infinity. */
    private static @Nullable Point add(@Nullable Point a, @Nullable Point b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        boolean isSame = a.x.equals(b.x);
        if (isSame && !a.y.equals(b.y)) {
            return null;
        }
        BigInteger slope = isSame
                ? a.x.pow(2)
                        .multiply(BigInteger.valueOf(3))
                        .multiply(a.y.shiftLeft(1).modInverse(P))
                : b.y.subtract(a.y).multiply(b.x.subtract(a.x).mod(P).modInverse(P));
        BigInteger x = slope.pow(2).subtract(a.x).subtract(b.x).mod(P);
        return new Point(x, slope.multiply(a.x.subtract(x)).subtract(a.y).mod(P));
    }
}
