package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.internal.hash.Ripemd160;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import java.util.Objects;

/**
 * A public key on secp256k1. It has two addresses, which cannot be converted into each other: one for the UTXOs of the
 * P-, X- and C-Chain, and one for accounts of EVM chains.
 */
public final class PublicKey {
    private static final int COMPRESSED = 33;
    private static final int UNCOMPRESSED = 65;

    private final Bytes compressed;
    private final Bytes shortId;

    private PublicKey(Bytes compressed) {
        this.compressed = compressed;
        this.shortId = Bytes.of(Ripemd160.hash(Sha256.hash(compressed.toArray(), compressed.size())));
    }

    /**
     * {@return the key of these bytes}
     *
     * @param encoded a point of the curve: 33 bytes, compressed, or 65 that begin with 4
     * @throws InvalidRequestException if they are not such a point
     */
    public static PublicKey of(Bytes encoded) {
        int first = encoded.isEmpty() ? 0 : encoded.get(0);
        boolean isForm = encoded.size() == COMPRESSED || encoded.size() == UNCOMPRESSED && first == 4;
        byte[] point = isForm ? Secp256k1.point(encoded.toArray(), true) : null;
        if (point == null) {
            throw new InvalidRequestException(
                    "publicKey", encoded.toHex(), "a point of secp256k1 in 33 bytes, or in 65 that begin with 4");
        }
        return new PublicKey(Bytes.of(point));
    }

    static PublicKey ofPoint(byte[] compressed) {
        return new PublicKey(Bytes.of(compressed));
    }

    /** {@return the 33 bytes of the compressed key} */
    public Bytes bytes() {
        return compressed;
    }

    /** {@return the 65 bytes of the uncompressed key, which begin with 4} */
    public Bytes uncompressed() {
        return Bytes.of(Objects.requireNonNull(Secp256k1.point(compressed.toArray(), false)));
    }

    /**
     * {@return the 20 bytes of the key's address on the P-, X- and C-Chain, the same on all networks: the RIPEMD-160 of
     * the SHA-256 of {@link #bytes}}
     */
    public Bytes shortId() {
        return shortId;
    }

    /**
     * {@return the key's address for UTXOs}
     *
     * @param chain the chain's alias: {@code P}, {@code X} or {@code C}
     * @param network the network
     * @throws InvalidRequestException if the alias is blank
     */
    public Bech32Address address(String chain, Network network) {
        return Bech32Address.of(chain, network, shortId);
    }

    /** {@return the key's address on EVM chains, its text with the checksum of EIP-55} */
    public EvmAddress evmAddress() {
        Bytes point = uncompressed();
        Bytes hash = Keccak256.hash(point.slice(1, UNCOMPRESSED));
        return EvmAddress.parse(EvmAddress.of(hash.slice(12, 32)).checksummed());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PublicKey && compressed.equals(((PublicKey) other).compressed);
    }

    @Override
    public int hashCode() {
        return compressed.hashCode();
    }

    /** {@return the compressed key in hex} */
    @Override
    public String toString() {
        return compressed.toHex();
    }
}
