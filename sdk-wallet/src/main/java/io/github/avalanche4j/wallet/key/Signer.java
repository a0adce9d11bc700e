package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * A key that signs, wherever it lives: in memory ({@link LocalSigner}), in a key service, in a hardware module. It is
 * given 32 bytes, the SHA-256 of what a transaction does, and signs them as they are.
 */
public interface Signer {
    /** {@return the public key, from which both kinds of address follow} */
    PublicKey publicKey();

    /**
     * Signs 32 bytes. One transaction asks once for each key, however many of its inputs the key owns.
     *
     * @param hash the 32 bytes; not to be hashed again
     * @return the signature, now or later. A wallet checks that it is one of {@link #publicKey} over {@code hash}; a
     *     stage that fails ends the call that asked for it with the failure as its cause
     */
    CompletionStage<RecoverableSignature> sign(Bytes hash);

    /**
     * {@return a signer whose key signs while its caller waits} It runs on the thread that asks: the caller's thread in
     * a call that blocks.
     *
     * @param publicKey the public key
     * @param sign signs 32 bytes; {@link RecoverableSignature#ofDer} makes its result from what most key services give
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
