package io.github.avalanche4j.signature;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * A BLS signature of one signer, or the aggregate of many: a point of the group. Infinity is such a point too, but is
 * not a valid signature of any message.
 */
@AnyMapper
public final class BlsSignature {
    private final Bytes compressed;
    private final Blst.Signature signature;

    private BlsSignature(Bytes compressed, Blst.Signature signature) {
        this.compressed = compressed;
        this.signature = signature;
    }

    /**
     * {@return the signature that {@code compressed} encodes}
     *
     * @param compressed 96 bytes
     * @throws MalformedBytesException if they are not a point of the group
     * @throws BlsUnavailableException if the native library does not load
     */
    @JsonCreator
    public static BlsSignature parse(Bytes compressed) {
        Objects.requireNonNull(compressed, "compressed");
        BlsLibrary.require();
        Blst.Signature signature = Blst.signature(compressed);
        if (!signature.isInGroup()) {
            throw new MalformedBytesException("BLS signature", 0, Reason.INVALID_SIGNATURE);
        }
        return new BlsSignature(compressed, signature);
    }

    /**
     * {@return the aggregate of several signers' signatures of one message, as an aggregator makes it}
     *
     * @param signatures at least one
     * @throws InvalidRequestException if there is none
     */
    public static BlsSignature aggregate(Collection<BlsSignature> signatures) {
        Objects.requireNonNull(signatures, "signatures");
        if (signatures.isEmpty()) {
            throw new InvalidRequestException("signatures", "", "at least one signature");
        }
        List<Blst.Signature> points = new ArrayList<>();
        signatures.forEach(signature -> points.add(Objects.requireNonNull(signature, "signatures").signature));
        Blst.Signature sum = Blst.sumOfSignatures(points);
        return new BlsSignature(sum.compressed(), sum);
    }

    /**
     * {@return whether this is the signature of {@code message} by the owner of {@code key}}
     *
     * @param message the bytes that were signed, such as {@link UnsignedWarpMessage#bytes}
     * @param key the signer's key
     */
    public boolean verify(Bytes message, BlsPublicKey key) {
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(key, "key");
        return Blst.verify(key.key(), signature, message, Blst.MESSAGE_DOMAIN);
    }

    /**
     * {@return whether this is the aggregate of the signatures of {@code message} by all owners of {@code keys}}
     *
     * @param message the bytes that were signed, such as {@link UnsignedWarpMessage#bytes}
     * @param keys the signers' keys, a key twice if its signature is in the aggregate twice; without keys the result
     *     is false
     */
    public boolean verify(Bytes message, Collection<ProvenPublicKey> keys) {
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(keys, "keys");
        List<Blst.Key> points = new ArrayList<>();
        keys.forEach(key -> points.add(Objects.requireNonNull(key, "keys").key().key()));
        return !points.isEmpty() && Blst.verify(Blst.sum(points), signature, message, Blst.MESSAGE_DOMAIN);
    }

    Blst.Signature signature() {
        return signature;
    }

    /** {@return the compressed signature, 96 bytes} */
    @JsonValue
    public Bytes bytes() {
        return compressed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BlsSignature && compressed.equals(((BlsSignature) other).compressed);
    }

    @Override
    public int hashCode() {
        return compressed.hashCode();
    }

    /** {@return the 96 bytes in hex} */
    @Override
    public String toString() {
        return compressed.toHex();
    }
}
