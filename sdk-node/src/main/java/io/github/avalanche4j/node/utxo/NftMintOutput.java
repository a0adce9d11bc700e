package io.github.avalanche4j.node.utxo;

import java.util.Objects;

/**
 * The right to mint NFTs of a group: AvalancheGo's {@code nftfx.MintOutput}, type id 10 on the X-Chain.
 *
 * @param groupId the group, from 0 to 2^32 − 1
 * @param owners the owners who may mint
 */
public record NftMintOutput(long groupId, OutputOwners owners) implements Output {
    public NftMintOutput {
        Objects.requireNonNull(owners, "owners");
    }
}
