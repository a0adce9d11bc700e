package io.github.avalanche4j.node.utxo;

import java.util.Objects;

/**
 * The right to mint more of an asset: AvalancheGo's {@code secp256k1fx.MintOutput}, type id 6 on the X-Chain.
 *
 * @param owners the owners who may mint
 */
public record MintOutput(OutputOwners owners) implements Output {
    public MintOutput {
        Objects.requireNonNull(owners, "owners");
    }
}
