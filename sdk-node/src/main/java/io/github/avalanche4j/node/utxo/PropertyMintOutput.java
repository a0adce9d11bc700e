package io.github.avalanche4j.node.utxo;

import java.util.Objects;

/**
 * The right to mint more of a property: AvalancheGo's {@code propertyfx.MintOutput}, type id 15 on the X-Chain.
 *
 * @param owners the owners who may mint
 */
public record PropertyMintOutput(OutputOwners owners) implements Output {
    public PropertyMintOutput {
        Objects.requireNonNull(owners, "owners");
    }
}
