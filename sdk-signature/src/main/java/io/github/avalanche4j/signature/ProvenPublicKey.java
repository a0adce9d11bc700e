package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/**
 * A BLS public key whose owner is known to hold the secret key. Only such keys may be aggregated: a rogue key, such
 * as "mine minus yours", would let its author sign for both.
 *
 * <p>A key is proven by {@link ProofOfPossession#verify}, or by its registration on the P-Chain, which requires that
 * proof of every validator.
 */
public final class ProvenPublicKey {
    private final BlsPublicKey key;

    /** Called only where the proof of possession has been verified, or the caller vouches for the key. */
    ProvenPublicKey(BlsPublicKey key) {
        this.key = key;
    }

    /**
     * {@return the key, which the caller vouches is registered on the P-Chain}
     *
     * <p>A node that the caller trusts lists such keys, as those of a subnet's validators at some height. An
     * aggregator, a file or a hosted service is not such a source.
     *
     * @param key a validator's key
     */
    public static ProvenPublicKey registeredOnPChain(BlsPublicKey key) {
        return new ProvenPublicKey(Objects.requireNonNull(key, "key"));
    }

    /** {@return the key} */
    public BlsPublicKey key() {
        return key;
    }

    /** {@return the compressed key, 48 bytes, as in the responses of nodes} */
    public Bytes bytes() {
        return key.bytes();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProvenPublicKey && key.equals(((ProvenPublicKey) other).key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    /** {@return the 48 bytes in hex} */
    @Override
    public String toString() {
        return key.toString();
    }
}
