package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class TransactionsGuideTest {
    private static final Bytes HASH = Bytes.fromHex("11".repeat(32));
    private static final BigInteger ORDER =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);

    private static String readSecret() {
        return "PrivateKey-2wkBET2rRgE8pahuaczxKbhPFFp7gb6Kvp7zHyaJMz1j9Mg3sk"; // the order less 1
    }

    @Test
    void a_key_has_two_addresses() {
        // snippet: key
        PrivateKey key = PrivateKey.parse(readSecret()); // PrivateKey-…, cb58 or hex, from a file or the environment
        Signer signer = LocalSigner.of(key);

        signer.publicKey().address("P", Network.FUJI); // P-fuji1…: UTXOs of the P-, X- and C-Chain
        signer.publicKey().evmAddress(); // 0x…: the account on the C-Chain
        key.destroy(); // when you are done: it signs no more
        // end
        assertThat(key.isDestroyed()).isTrue();
    }

    /** What a key service keeps. It gives s in the upper half, as services do half of the time. */
    private static UnaryOperator<byte[]> service(PrivateKey key) {
        return hash -> {
            Bytes signature = LocalSigner.of(key)
                    .sign(Bytes.of(hash))
                    .toCompletableFuture()
                    .join()
                    .bytes();
            BigInteger s =
                    ORDER.subtract(new BigInteger(1, signature.slice(32, 64).toArray()));
            String r = Bytes.of(new BigInteger(1, signature.slice(0, 32).toArray()).toByteArray())
                    .toHex()
                    .substring(2);
            String upper = Bytes.of(s.toByteArray()).toHex().substring(2);
            String content = "02%02x%s02%02x%s".formatted(r.length() / 2, r, upper.length() / 2, upper);
            return Bytes.fromHex("30%02x%s".formatted(content.length() / 2, content))
                    .toArray();
        };
    }

    @Test
    void a_key_service_signs_in_der() {
        PrivateKey key = PrivateKey.generate();
        UnaryOperator<byte[]> kms = service(key);
        Bytes subjectPublicKeyInfo = Bytes.fromHex("3056301006072a8648ce3d020106052b8104000a034200"
                + key.publicKey().uncompressed().toHex().substring(2));
        // snippet: kms
        int size = subjectPublicKeyInfo.size(); // as the service gives the public key: the point is its end
        PublicKey publicKey = PublicKey.of(subjectPublicKeyInfo.slice(size - 65, size));

        Signer signer = Signer.blocking(publicKey, hash -> {
            byte[] der = kms.apply(hash.toArray()); // ECDSA_SHA_256 of a digest: nothing is hashed again
            return RecoverableSignature.ofDer(Bytes.of(der), hash, publicKey); // finds v, and makes s low
        });
        // end
        RecoverableSignature signature = signer.sign(HASH).toCompletableFuture().join();
        assertThat(signature)
                .isEqualTo(LocalSigner.of(key).sign(HASH).toCompletableFuture().join());
        assertThat(signature.recover(HASH)).isEqualTo(publicKey);
    }
}
