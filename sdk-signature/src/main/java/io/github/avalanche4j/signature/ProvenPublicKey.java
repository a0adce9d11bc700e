package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import java.util.Objects;

/**
 * A key whose owner is known to hold the secret key. Only such keys may be added up: a key of which nobody showed that, such
 * as "mine minus yours", lets its author sign for both.
 *
 * <p>There are two ways to one: {@link ProofOfPossession#verify}, and the P-Chain, which demands that proof before it
 * accepts a validator.
 */
public final class ProvenPublicKey {
    private final BlsPublicKey key;

    private ProvenPublicKey(BlsPublicKey key) {
        this.key = key;
    }

    /**
     * The caller's word that a key is registered on the P-Chain, for instance because a node that the caller trusts gave it
     * as a validator's key at some height. A key from an aggregator, a file or a hosted service is none.
     *
     * @param key a validator's key
     * @return the same key, proven
     */
    public static ProvenPublicKey registeredOnPChain(BlsPublicKey key) {
        return new ProvenPublicKey(Objects.requireNonNull(key, "key"));
    }

    /** Called where the proof has been verified, nowhere else. */
    static ProvenPublicKey proven(BlsPublicKey key) {
        return new ProvenPublicKey(key);
    }

    /** {@return the key} */
    public BlsPublicKey key() {
        return key;
    }

    /** {@return the 48 bytes that nodes and APIs show} */
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
