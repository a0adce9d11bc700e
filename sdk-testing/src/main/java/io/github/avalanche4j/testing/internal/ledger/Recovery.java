package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Keccak;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.digests.RIPEMD160Digest;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.math.ec.ECAlgorithms;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.util.BigIntegers;

/** The addresses of the key that made a secp256k1 signature, found from the signature itself (SEC 1, section 4.1.6). */
public record Recovery(String shortId, String evmAddress) {
    /**
     * Finds the addresses.
     *
     * @throws IllegalStateException if Bouncy Castle is missing, an optional dependency
     */
    public static Recovery of(byte[] hash, byte[] signature) {
        try {
            return Curve.recovered(hash, signature);
        } catch (NoClassDefFoundError e) {
            throw new IllegalStateException(
                    "to find who signed a transaction, the fake needs org.bouncycastle:bcprov-jdk18on on the class path",
                    e);
        }
    }

    /** A class of its own, so that a fake can start without Bouncy Castle. */
    private static final class Curve {
        private static final X9ECParameters CURVE = CustomNamedCurves.getByName("secp256k1");
        private static final BigInteger N = CURVE.getN();
        private static final BigInteger P = CURVE.getCurve().getField().getCharacteristic();

        static Recovery recovered(byte[] hash, byte[] signature) {
            BigInteger r = BigIntegers.fromUnsignedByteArray(signature, 0, 32);
            BigInteger s = BigIntegers.fromUnsignedByteArray(signature, 32, 32);
            int v = signature[64];
            if (s.compareTo(N.shiftRight(1)) > 0) {
                throw new RefusedException("signature was mutated from its original format");
            }
            BigInteger x = (v & 2) == 0 ? r : r.add(N);
            if (r.signum() == 0 || s.signum() == 0 || v < 0 || v > 3 || x.compareTo(P) >= 0) {
                throw new RefusedException("invalid signature");
            }
            BigInteger inverse = r.modInverse(N);
            BigInteger e = new BigInteger(1, hash);
            ECPoint key = ECAlgorithms.sumOfTwoMultiplies(
                            CURVE.getG(),
                            e.negate().multiply(inverse).mod(N),
                            point(x, v & 1),
                            s.multiply(inverse).mod(N))
                    .normalize();
            if (key.isInfinity()) {
                throw new RefusedException("invalid signature");
            }
            byte[] whole = key.getEncoded(false); // with a byte for its form
            byte[] evm = Arrays.copyOfRange(Keccak.hash(Arrays.copyOfRange(whole, 1, whole.length)), 12, 32);
            HexFormat hex = HexFormat.of();
            return new Recovery(hex.formatHex(ripemd160(Checksum.sha256(key.getEncoded(true)))), hex.formatHex(evm));
        }

        private static byte[] ripemd160(byte[] content) {
            RIPEMD160Digest digest = new RIPEMD160Digest();
            digest.update(content, 0, content.length);
            byte[] hash = new byte[digest.getDigestSize()];
            digest.doFinal(hash, 0);
            return hash;
        }

        private static ECPoint point(BigInteger x, int odd) {
            byte[] encoded = new byte[33];
            encoded[0] = (byte) (2 | odd);
            BigIntegers.asUnsignedByteArray(x, encoded, 1, 32);
            try {
                return CURVE.getCurve().decodePoint(encoded);
            } catch (IllegalArgumentException e) {
                throw new RefusedException("invalid signature"); // no point has this x
            }
        }
    }
}
