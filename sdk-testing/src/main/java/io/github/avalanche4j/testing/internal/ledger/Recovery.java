package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.codec.Ripemd160;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of the key that made a secp256k1 signature, found from the signature itself (SEC 1, section 4.1.6). Its
 * time depends on its input, which does not matter in a fake.
 */
public record Recovery(String shortId, String evmAddress) {
    private static final BigInteger P =
            new BigInteger("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f", 16);
    private static final BigInteger N =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);
    private static final BigInteger THREE = BigInteger.valueOf(3);
    private static final BigInteger SEVEN = BigInteger.valueOf(7);
    private static final Point G = new Point(
            new BigInteger("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", 16),
            new BigInteger("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8", 16));

    private record Point(BigInteger x, BigInteger y) {}

    public static Recovery of(byte[] hash, byte[] signature) {
        BigInteger r = number(signature, 0);
        BigInteger s = number(signature, 32);
        int v = signature[64];
        if (s.compareTo(N.shiftRight(1)) > 0) {
            throw new RefusedException("signature was mutated from its original format");
        }
        BigInteger x = (v & 2) == 0 ? r : r.add(N);
        BigInteger square = x.modPow(THREE, P).add(SEVEN).mod(P);
        BigInteger y = square.modPow(P.add(BigInteger.ONE).shiftRight(2), P);
        boolean isPoint = y.multiply(y).mod(P).equals(square);
        if (r.signum() == 0 || s.signum() == 0 || v < 0 || v > 3 || x.compareTo(P) >= 0 || !isPoint) {
            throw new RefusedException("invalid signature");
        }
        Point point = new Point(x, y.testBit(0) == ((v & 1) == 1) ? y : P.subtract(y));
        BigInteger inverse = r.modInverse(N);
        BigInteger e = new BigInteger(1, hash);
        Point key = sum(
                G,
                e.negate().multiply(inverse).mod(N),
                point,
                s.multiply(inverse).mod(N));
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
        return new Recovery(hex.formatHex(Ripemd160.hash(Checksum.sha256(compressed))), hex.formatHex(evm));
    }

    private static void put(BigInteger number, byte[] into, int at) {
        byte[] bytes = number.toByteArray();
        int size = Math.min(32, bytes.length);
        System.arraycopy(bytes, bytes.length - size, into, at + 32 - size, size);
    }

    /** The sum of both products; null is the point at infinity. */
    private static @Nullable Point sum(Point a, BigInteger timesA, Point b, BigInteger timesB) {
        Projective sum = null;
        for (int bit = N.bitLength() - 1; bit >= 0; bit--) {
            sum = sum == null ? null : sum.twice();
            sum = timesA.testBit(bit) ? plus(sum, a) : sum;
            sum = timesB.testBit(bit) ? plus(sum, b) : sum;
        }
        return sum == null ? null : sum.point();
    }

    private static @Nullable Projective plus(@Nullable Projective a, Point b) {
        return a == null ? new Projective(b.x, b.y, BigInteger.ONE) : a.plus(b);
    }

    /** The point (x/z², y/z³), which needs no division to add: a division costs as much as 50 products. */
    private record Projective(BigInteger x, BigInteger y, BigInteger z) {
        Projective twice() {
            BigInteger yy = y.multiply(y).mod(P);
            BigInteger xyy = x.multiply(yy).shiftLeft(2).mod(P);
            BigInteger slope = x.multiply(x).multiply(THREE).mod(P);
            BigInteger twiceX = slope.multiply(slope).subtract(xyy.shiftLeft(1)).mod(P);
            BigInteger twiceY = slope.multiply(xyy.subtract(twiceX))
                    .subtract(yy.multiply(yy).shiftLeft(3))
                    .mod(P);
            return new Projective(twiceX, twiceY, y.multiply(z).shiftLeft(1).mod(P));
        }

        @Nullable
        Projective plus(Point other) {
            BigInteger zz = z.multiply(z).mod(P);
            BigInteger run = other.x.multiply(zz).subtract(x).mod(P);
            BigInteger rise = other.y.multiply(zz).multiply(z).subtract(y).mod(P);
            if (run.signum() == 0) {
                return rise.signum() == 0 ? twice() : null;
            }
            BigInteger square = run.multiply(run).mod(P);
            BigInteger cube = square.multiply(run).mod(P);
            BigInteger base = x.multiply(square).mod(P);
            BigInteger sumX = rise.multiply(rise)
                    .subtract(cube)
                    .subtract(base.shiftLeft(1))
                    .mod(P);
            BigInteger sumY = rise.multiply(base.subtract(sumX))
                    .subtract(y.multiply(cube))
                    .mod(P);
            return new Projective(sumX, sumY, z.multiply(run).mod(P));
        }

        Point point() {
            BigInteger inverse = z.modInverse(P);
            BigInteger square = inverse.multiply(inverse).mod(P);
            return new Point(
                    x.multiply(square).mod(P),
                    y.multiply(square).multiply(inverse).mod(P));
        }
    }
}
