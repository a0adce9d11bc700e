package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.math.ec.ECAlgorithms;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.math.ec.FixedPointCombMultiplier;
import org.bouncycastle.util.BigIntegers;
import org.jspecify.annotations.Nullable;

/** The arithmetic of the curve. No other class touches Bouncy Castle. */
final class Secp256k1 {
    static final int SCALAR = 32;

    private static final X9ECParameters CURVE = CustomNamedCurves.getByName("secp256k1");

    static final BigInteger ORDER = CURVE.getN();
    static final BigInteger HALF_ORDER = ORDER.shiftRight(1);

    private static final BigInteger FIELD = CURVE.getCurve().getField().getCharacteristic();

    private Secp256k1() {}

    /** The two numbers of a signature and the recovery id of its key. */
    record Signature(BigInteger r, BigInteger s, int recoveryId) {
        /** The equivalent signature whose s is in the lower half. */
        Signature low() {
            return s.compareTo(HALF_ORDER) > 0 ? new Signature(r, ORDER.subtract(s), recoveryId ^ 1) : this;
        }
    }

    static boolean isScalar(BigInteger number) {
        return number.signum() > 0 && number.compareTo(ORDER) < 0;
    }

    /** A number below 2^256 in 32 bytes. */
    static byte[] fixed(BigInteger number) {
        return BigIntegers.asUnsignedByteArray(SCALAR, number);
    }

    /** The compressed public key of a private key. */
    static byte[] publicKey(BigInteger secret) {
        return timesBase(secret).getEncoded(true);
    }

    private static ECPoint timesBase(BigInteger factor) {
        return new FixedPointCombMultiplier().multiply(CURVE.getG(), factor).normalize();
    }

    /** The point in its other form, compressed or uncompressed; null if the bytes are not a point. */
    static byte @Nullable [] point(byte[] encoded, boolean compressed) {
        ECPoint point = decoded(encoded);
        return point == null ? null : point.getEncoded(compressed);
    }

    private static @Nullable ECPoint decoded(byte[] encoded) {
        try {
            return CURVE.getCurve().decodePoint(encoded);
        } catch (IllegalArgumentException e) {
            return null; // Bouncy Castle's exception for bytes that are not a point
        }
    }

    /**
     * The deterministic signature of RFC 6979 with SHA-256, its s in the lower half. For a hash above the order (one in
     * 2^128), AvalancheGo's library makes another signature, because it does not reduce the hash first as the RFC says;
     * it also accepts this one.
     */
    static Signature sign(byte[] secret, byte[] hash) {
        BigInteger number = new BigInteger(1, hash);
        BigInteger key = new BigInteger(1, secret);
        HMacDSAKCalculator nonces = new HMacDSAKCalculator(new SHA256Digest());
        nonces.init(ORDER, key, hash);
        while (true) {
            BigInteger nonce = nonces.nextK();
            ECPoint point = timesBase(nonce);
            BigInteger x = point.getAffineXCoord().toBigInteger();
            BigInteger r = x.mod(ORDER);
            BigInteger s = BigIntegers.modOddInverse(ORDER, nonce) // in constant time
                    .multiply(number.add(key.multiply(r)))
                    .mod(ORDER);
            if (r.signum() != 0 && s.signum() != 0) {
                int odd = point.getAffineYCoord().testBitZero() ? 1 : 0;
                return new Signature(r, s, odd | (x.compareTo(ORDER) < 0 ? 0 : 2)).low();
            }
        }
    }

    /** The compressed key that made a signature; null if no key can have made it. */
    static byte @Nullable [] recover(Signature signature, Bytes hash) {
        BigInteger x =
                signature.recoveryId() < 2 ? signature.r() : signature.r().add(ORDER);
        if (x.compareTo(FIELD) >= 0) {
            return null;
        }
        byte[] encoded = new byte[1 + SCALAR];
        encoded[0] = (byte) (2 | signature.recoveryId() & 1);
        System.arraycopy(fixed(x), 0, encoded, 1, SCALAR);
        ECPoint point = decoded(encoded);
        if (point == null) {
            return null; // no point has this x
        }
        BigInteger inverse = signature.r().modInverse(ORDER);
        BigInteger number = new BigInteger(1, hash.toArray());
        BigInteger ofBase = number.negate().multiply(inverse).mod(ORDER);
        BigInteger ofPoint = signature.s().multiply(inverse).mod(ORDER);
        ECPoint key = ECAlgorithms.sumOfTwoMultiplies(CURVE.getG(), ofBase, point, ofPoint);
        return key.isInfinity() ? null : key.getEncoded(true);
    }
}
