package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.Bytes;
import supranational.blst.P1;
import supranational.blst.P2;
import supranational.blst.SecretKey;

/** Signs with blst. */
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
        return BlsSignature.parse(Bytes.of(new P2()
                .hash_to(message.toArray(), Blst.MESSAGE_DOMAIN)
                .sign_with(key)
                .compress()));
    }
}
