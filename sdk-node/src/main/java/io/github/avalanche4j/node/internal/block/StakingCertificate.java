package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.internal.codec.DerReader;
import io.github.avalanche4j.core.internal.hash.Ripemd160;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Checks a node's staking certificate as AvalancheGo does (staking/parse.go): it must be well-formed, with an RSA or
 * elliptic-curve key of a kind that nodes may have. Its dates, names and signature are ignored.
 */
final class StakingCertificate {
    static final int MAX_SIZE = 2048;

    private static final Bytes RSA = Bytes.fromHex("2a864886f70d010101");
    private static final Bytes ELLIPTIC_CURVE = Bytes.fromHex("2a8648ce3d0201");
    private static final BigInteger RSA_EXPONENT = BigInteger.valueOf(65_537);

    // NIST P-256
    private static final BigInteger P =
            new BigInteger("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 16);
    private static final BigInteger B =
            new BigInteger("5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b", 16);
    private static final BigInteger THREE = BigInteger.valueOf(3);

    private StakingCertificate() {}

    /** The node id of a certificate. */
    static NodeId nodeId(Bytes certificate) {
        byte[] der = certificate.toArray();
        return NodeId.of(Bytes.of(Ripemd160.hash(Sha256.hash(der, der.length))));
    }

    /** Whether AvalancheGo accepts it. */
    static boolean isValid(Bytes certificate) {
        if (certificate.size() > MAX_SIZE) {
            return false;
        }
        try {
            DerReader whole = new DerReader(certificate.toArray());
            DerReader outer = whole.enter(DerReader.SEQUENCE); // anything after it is ignored
            DerReader toBeSigned = outer.enter(DerReader.SEQUENCE);
            toBeSigned.skipOptional(DerReader.VERSION);
            toBeSigned.enter(DerReader.INTEGER); // serial number
            for (int i = 0; i < 4; i++) {
                toBeSigned.enter(DerReader.SEQUENCE); // signature algorithm, issuer, validity, subject
            }
            DerReader keyInfo = toBeSigned.enter(DerReader.SEQUENCE);
            DerReader algorithm = keyInfo.enter(DerReader.SEQUENCE);
            Bytes algorithmId = algorithm.enter(DerReader.OBJECT_IDENTIFIER).rest();
            return isKey(algorithmId, keyInfo.bitString());
        } catch (DerReader.NotDerException e) {
            return false;
        }
    }

    private static boolean isKey(Bytes algorithm, byte[] key) {
        if (algorithm.equals(RSA)) {
            DerReader numbers = new DerReader(key).enter(DerReader.SEQUENCE);
            BigInteger modulus = numbers.integer();
            boolean isLongEnough = modulus.bitLength() == 2048 || modulus.bitLength() == 4096;
            return isLongEnough
                    && modulus.signum() > 0
                    && modulus.testBit(0)
                    && numbers.integer().equals(RSA_EXPONENT);
        }
        return algorithm.equals(ELLIPTIC_CURVE) && isPoint(key);
    }

    /** An uncompressed point of the curve P-256: y² = x³ − 3x + b. */
    private static boolean isPoint(byte[] key) {
        if (key.length != 65 || key[0] != 4) {
            return false;
        }
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(key, 1, 33));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(key, 33, 65));
        BigInteger right = x.multiply(x).subtract(THREE).multiply(x).add(B);
        return x.compareTo(P) < 0
                && y.compareTo(P) < 0
                && y.multiply(y).subtract(right).mod(P).signum() == 0;
    }
}
