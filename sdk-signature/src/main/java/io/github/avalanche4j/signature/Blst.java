package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import supranational.blst.BLST_ERROR;
import supranational.blst.P1;
import supranational.blst.P1_Affine;
import supranational.blst.P2;
import supranational.blst.P2_Affine;
import supranational.blst.Pairing;

/**
 * All calls of the native library blst. That library does not check its arguments (a null ends the process), so lengths
 * and nulls are checked here, and only points created here are passed to it. Keys are points of G1, signatures of G2:
 * the "minimal public key size" variant of the IETF draft on BLS signatures.
 */
final class Blst {
    static final int KEY_SIZE = 48;
    static final int SIGNATURE_SIZE = 96;
    /**
     * Domain separation of signed messages: IETF draft-irtf-cfrg-bls-signature, section 4.2.3, proof of possession
     * scheme.
     */
    static final String MESSAGE_DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
    /**
     * Domain separation of proofs of possession, in the same section, so that a proof is never a valid signature of a
     * message.
     */
    static final String POSSESSION_DOMAIN = "BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

    private static final int COEFFICIENT_BITS = 128;
    private static final byte[] EMPTY = {};

    private Blst() {}

    /** A public key: a point of the group, not infinity. Native calls only read it, so threads may share it. */
    static final class Key {
        private final P1_Affine point;

        private Key(P1_Affine point) {
            this.point = point;
        }

        /** Both coordinates, 96 bytes, by which validators are sorted. */
        Bytes uncompressed() {
            return Bytes.of(point.serialize());
        }
    }

    /** A point on the signatures' curve; it may be outside the group or infinity. */
    static final class Signature {
        private final P2_Affine point;

        private Signature(P2_Affine point) {
            this.point = point;
        }

        boolean isInGroup() {
            return point.in_group();
        }

        Bytes compressed() {
            return Bytes.of(point.compress());
        }
    }

    /** A message, a signature, and the key that should have made it. */
    record PairingInput(Key key, Signature signature, Bytes message) {}

    /** Loads the library; for {@link BlsLibrary} only. */
    static void probe() {
        if (!P1.generator().in_group()) {
            throw new IllegalStateException("the library computes wrongly: its generator is not in the group");
        }
    }

    /** Decodes and validates a key (KeyValidate, section 2.5 of the draft), with the node's two different errors. */
    static Key key(Bytes compressed) {
        P1_Affine point;
        try {
            // the native constructor also accepts the uncompressed form, which nodes do not
            require(compressed, KEY_SIZE);
            point = new P1_Affine(compressed.toArray());
        } catch (RuntimeException e) {
            throw new MalformedBytesException("BLS public key", 0, Reason.FAILED_PUBLIC_KEY_DECOMPRESS);
        }
        if (point.is_inf() || !point.in_group()) {
            throw new MalformedBytesException("BLS public key", 0, Reason.INVALID_PUBLIC_KEY);
        }
        return new Key(point);
    }

    /** Decodes a signature without checking that it is in the group. */
    static Signature signature(Bytes compressed) {
        try {
            require(compressed, SIGNATURE_SIZE);
            return new Signature(new P2_Affine(compressed.toArray()));
        } catch (RuntimeException e) {
            throw new MalformedBytesException("BLS signature", 0, Reason.FAILED_SIGNATURE_DECOMPRESS);
        }
    }

    private static void require(Bytes bytes, int size) {
        if (bytes.size() != size) {
            throw new IllegalArgumentException();
        }
    }

    /** The sum of keys, which may be infinity; {@link #verify} and {@link #verifyAll} refuse that. */
    static Key sum(List<Key> keys) {
        return plus(keys.get(0), keys.subList(1, keys.size()));
    }

    /** A sum of keys, and more of them. */
    static Key plus(Key sum, List<Key> more) {
        return new Key(add(new P1(sum.point), more).to_affine());
    }

    /** A sum of keys, without some of them. */
    static Key minus(Key sum, List<Key> some) {
        return new Key(add(new P1(sum.point).neg(), some).neg().to_affine()); // two negations, however many keys
    }

    private static P1 add(P1 sum, List<Key> keys) {
        for (Key key : keys) {
            sum.add(key.point); // plain addition: group members add up to group members
        }
        return sum;
    }

    static Signature sumOfSignatures(List<Signature> signatures) {
        P2 sum = new P2(signatures.get(0).point);
        for (Signature signature : signatures.subList(1, signatures.size())) {
            sum.add(signature.point);
        }
        return new Signature(sum.to_affine());
    }

    /** Computes the pairing, with group checks of both points and no infinity as key (CoreVerify, section 2.7). */
    static boolean verify(Key key, Signature signature, Bytes message, String domain) {
        return signature.point.core_verify(key.point, true, message.toArray(), domain, EMPTY)
                == BLST_ERROR.BLST_SUCCESS;
    }

    /**
     * Whether all signatures are right, in one pairing check. Without random factors two wrong signatures could
     * cancel each other out; with them a wrong batch passes with probability 2^-128.
     */
    static boolean verifyAll(List<PairingInput> inputs, Random random) {
        Pairing pairing = new Pairing(true, MESSAGE_DOMAIN);
        for (PairingInput input : inputs) {
            BLST_ERROR error = pairing.mul_n_aggregate(
                    input.key.point, input.signature.point, coefficient(random), input.message.toArray(), EMPTY);
            if (error != BLST_ERROR.BLST_SUCCESS) {
                return false;
            }
        }
        pairing.commit();
        return pairing.finalverify();
    }

    private static BigInteger coefficient(Random random) {
        BigInteger coefficient = new BigInteger(COEFFICIENT_BITS, random);
        return coefficient.signum() == 0 ? coefficient(random) : coefficient; // blst would treat 0 as 1
    }
}
