package io.github.avalanche4j.signature;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/**
 * A valid BLS public key: a point of the group other than infinity. Its author may not know the secret key, so it must
 * become a {@link ProvenPublicKey} before it counts in a validator set.
 */
@AnyMapper
public final class BlsPublicKey {
    private final Bytes compressed;
    private final Bytes uncompressed;
    private final Blst.Key key;

    private BlsPublicKey(Bytes compressed, Blst.Key key) {
        this.compressed = compressed;
        this.uncompressed = key.uncompressed();
        this.key = key;
    }

    /**
     * {@return the key that {@code compressed} encodes}
     *
     * @param compressed 48 bytes, as in the responses of nodes
     * @throws MalformedBytesException if they are not a valid key
     * @throws BlsUnavailableException if the native library does not load
     */
    @JsonCreator
    public static BlsPublicKey parse(Bytes compressed) {
        Objects.requireNonNull(compressed, "compressed");
        BlsLibrary.require();
        return new BlsPublicKey(compressed, Blst.key(compressed));
    }

    /** {@return the compressed key, 48 bytes, as in the responses of nodes} */
    @JsonValue
    public Bytes bytes() {
        return compressed;
    }

    /** {@return both coordinates, 96 bytes, which nodes use to sort validators} */
    public Bytes uncompressed() {
        return uncompressed;
    }

    Blst.Key key() {
        return key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BlsPublicKey && compressed.equals(((BlsPublicKey) other).compressed);
    }

    @Override
    public int hashCode() {
        return compressed.hashCode();
    }

    /** {@return the 48 bytes in hex} */
    @Override
    public String toString() {
        return compressed.toHex();
    }
}
