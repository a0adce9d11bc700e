package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.info.NodePop;
import java.util.Objects;
import java.util.Optional;

/**
 * A public key with its own signature over itself, as in the response of {@code info.getNodeID}. It proves that its
 * author knows the secret key. It does not prove that the node id next to it belongs to the author, because a proof can
 * be copied.
 */
public final class ProofOfPossession {
    private final BlsPublicKey publicKey;
    private final BlsSignature proof;

    private ProofOfPossession(BlsPublicKey publicKey, BlsSignature proof) {
        this.publicKey = publicKey;
        this.proof = proof;
    }

    /**
     * {@return the proof, not yet verified}
     *
     * @param publicKey 48 bytes
     * @param proof 96 bytes
     * @throws MalformedBytesException if they are not a valid key or not a signature; the key is checked first, as by
     *     nodes
     * @throws BlsUnavailableException if the native library does not load
     */
    public static ProofOfPossession parse(Bytes publicKey, Bytes proof) {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(proof, "proof");
        return new ProofOfPossession(BlsPublicKey.parse(publicKey), BlsSignature.parse(proof));
    }

    /**
     * {@return the proof of a node's own key, not yet verified}
     *
     * @param pop the {@code nodePOP} of a response of {@code info.getNodeID}
     * @throws MalformedBytesException if it holds no valid key or no signature
     * @throws BlsUnavailableException if the native library does not load
     */
    public static ProofOfPossession of(NodePop pop) {
        Objects.requireNonNull(pop, "pop");
        return parse(pop.publicKey(), pop.proofOfPossession());
    }

    /**
     * {@return the proven key; empty if the proof is wrong (the node's {@code ErrInvalidProofOfPossession})}
     */
    public Optional<ProvenPublicKey> verify() {
        return Blst.verify(publicKey.key(), proof.signature(), publicKey.bytes(), Blst.POSSESSION_DOMAIN)
                ? Optional.of(new ProvenPublicKey(publicKey))
                : Optional.empty();
    }

    /** {@return the key, whether or not the proof is valid} */
    public BlsPublicKey publicKey() {
        return publicKey;
    }

    /** {@return the key's signature over itself} */
    public BlsSignature proof() {
        return proof;
    }

    /** {@return the key in hex} */
    @Override
    public String toString() {
        return "ProofOfPossession[" + publicKey + "]";
    }
}
