package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
import supranational.blst.BLST_ERROR;
import supranational.blst.P1;
import supranational.blst.P1_Affine;
import supranational.blst.P2;
import supranational.blst.P2_Affine;
import supranational.blst.Pairing;
import supranational.blst.SecretKey;

/** Signs with blst, and makes two checks that Warp has no use for. */
final class Signer {
    private Signer() {}

    static SecretKey secretKey(Bytes bigEndian) {
        SecretKey key = new SecretKey();
        key.from_bendian(bigEndian.toArray());
        return key;
    }

    static BlsPublicKey publicKey(SecretKey key) {
        return BlsPublicKey.parse(Bytes.of(new P1(key).compress()));
    }

    static BlsSignature sign(SecretKey key, Bytes message) {
        return sign(key, message, Blst.MESSAGE_DOMAIN);
    }

    static BlsSignature sign(SecretKey key, Bytes message, String domain) {
        return BlsSignature.parse(Bytes.of(
                new P2().hash_to(message.toArray(), domain).sign_with(key).compress()));
    }

    static Bytes hashToCurve(Bytes message, String domain) {
        return Bytes.of(new P2().hash_to(message.toArray(), domain).serialize());
    }

    /** Verifies one signature over a different message for each key. */
    static boolean aggregateVerify(List<BlsPublicKey> keys, List<Bytes> messages, BlsSignature signature) {
        if (keys.isEmpty()) {
            return false;
        }
        Pairing pairing = new Pairing(true, Blst.MESSAGE_DOMAIN);
        P2_Affine next = new P2_Affine(signature.bytes().toArray());
        for (int i = 0; i < keys.size(); i++) {
            P1_Affine key = new P1_Affine(keys.get(i).bytes().toArray());
            if (pairing.aggregate(key, next, messages.get(i).toArray(), new byte[0]) != BLST_ERROR.BLST_SUCCESS) {
                return false;
            }
            next = new P2_Affine(); // infinity, so that the signature counts once
        }
        pairing.commit();
        return pairing.finalverify();
    }
}
