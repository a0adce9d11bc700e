package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * A key that signs, in memory ({@link LocalSigner}), in a key service or in a hardware module. It signs 32 bytes, the
 * SHA-256 of an unsigned transaction, without hashing them again.
 */
public interface Signer {
    /** {@return the public key, which determines both kinds of address} */
    PublicKey publicKey();

    /**
     * Signs 32 bytes. It is called once per transaction and key, however many inputs the key owns.
     *
     * @param hash the 32 bytes; not to be hashed again
     * @return the signature, now or later. A wallet checks that it is one of {@link #publicKey} over {@code hash}; if
     *     the stage fails, the call that requested it fails with this failure as its cause
     */
    CompletionStage<RecoverableSignature> sign(Bytes hash);

    /**
     * {@return a signer that blocks while its key signs} It runs on the requesting thread: in a blocking call, the
     * caller's thread.
     *
     * @param publicKey the public key
     * @param sign signs 32 bytes; {@link RecoverableSignature#ofDer} converts the result of most key services
     */
    static Signer blocking(PublicKey publicKey, Function<? super Bytes, RecoverableSignature> sign) {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(sign, "sign");
        return new Signer() {
            @Override
            public PublicKey publicKey() {
                return publicKey;
            }

            @Override
            public CompletionStage<RecoverableSignature> sign(Bytes hash) {
                return CompletableFuture.completedFuture(sign.apply(hash));
            }

            @Override
            public String toString() {
                return "Signer[" + publicKey + "]";
            }
        };
    }
}
