package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.node.info.NodePop;
import java.util.Objects;
import java.util.Optional;

/**
 * A key together with its own signature over itself, as {@code info.getNodeID} shows it. It proves that somebody knows the
 * secret key. It does not prove that the node id next to it belongs to that somebody: a proof can be copied.
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
     * @throws MalformedBytesException if they are no key and signature; the key is looked at first, as by nodes
     * @throws BlsUnavailableException if the native library does not load
     */
    public static ProofOfPossession parse(Bytes publicKey, Bytes proof) {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(proof, "proof");
        return new ProofOfPossession(BlsPublicKey.parse(publicKey), BlsSignature.parse(proof));
    }

    /**
     * {@return the proof that a node shows of itself, not yet verified}
     *
     * @param pop what {@code info.getNodeID} says
     * @throws MalformedBytesException if it holds no key and signature
     * @throws BlsUnavailableException if the native library does not load
     */
    public static ProofOfPossession of(NodePop pop) {
        Objects.requireNonNull(pop, "pop");
        return parse(pop.publicKey(), pop.proofOfPossession());
    }

    /**
     * {@return the key, proven; nothing if the proof is wrong (the node's {@code ErrInvalidProofOfPossession})}
     */
    public Optional<ProvenPublicKey> verify() {
        return Blst.verify(publicKey.key(), proof.signature(), publicKey.bytes(), Blst.POSSESSION_DOMAIN)
                ? Optional.of(ProvenPublicKey.proven(publicKey))
                : Optional.empty();
    }

    /** {@return the key, unproven} */
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
