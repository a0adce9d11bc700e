package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A signer whose key is in memory. It signs deterministically (RFC 6979), so the bytes and the id of a signed
 * transaction are always the same.
 */
public final class LocalSigner implements Signer {
    private final PrivateKey key;

    private LocalSigner(PrivateKey key) {
        this.key = key;
    }

    /**
     * {@return a signer with this key}
     *
     * @param key the key; after it is destroyed, this signer fails
     */
    public static LocalSigner of(PrivateKey key) {
        return new LocalSigner(Objects.requireNonNull(key, "key"));
    }

    @Override
    public PublicKey publicKey() {
        return key.publicKey();
    }

    /**
     * {@return the signature, as a completed stage}
     *
     * @param hash 32 bytes
     * @throws InvalidRequestException if it is not 32 bytes long
     * @throws IllegalStateException if the key has been destroyed
     */
    @Override
    public CompletionStage<RecoverableSignature> sign(Bytes hash) {
        return CompletableFuture.completedFuture(key.sign(RecoverableSignature.requireHash(hash)));
    }

    /** {@return a text that shows only the public key} */
    @Override
    public String toString() {
        return "LocalSigner[" + publicKey() + "]";
    }
}
