package io.github.avalanche4j.node.tx;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Arrays;

/** A feature extension (fx) of the X-Chain: a kind of asset and its rules. The P- and C-Chain have only the first. */
public enum Fx {
    /** Amounts, which may have several owners and several minters. */
    SECP256K1("secp256k1fx"),
    /** NFTs. */
    NFT("nftfx"),
    /** Properties, which can be minted and burnt. */
    PROPERTY("propertyfx");

    private final Id id;

    Fx(String name) {
        this.id = Id.of(Bytes.of(Arrays.copyOf(name.getBytes(US_ASCII), 32)));
    }

    /** {@return the id that nodes print: the extension's name in ASCII, padded with zeros} */
    public Id id() {
        return id;
    }
}
