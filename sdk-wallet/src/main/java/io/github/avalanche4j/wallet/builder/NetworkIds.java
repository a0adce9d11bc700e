package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import java.util.Objects;

/**
 * The ids that transactions of a network contain. The P-Chain's id is {@link Id#EMPTY} on all networks.
 *
 * @param network the network
 * @param avaxAssetId the asset AVAX, from {@code platform.getStakingAssetID}
 * @param xChainId the X-Chain, from {@code info.getBlockchainID}
 * @param cChainId the C-Chain, from {@code info.getBlockchainID}
 */
public record NetworkIds(Network network, Id avaxAssetId, Id xChainId, Id cChainId) {
    public NetworkIds {
        Objects.requireNonNull(network, "network");
        Objects.requireNonNull(avaxAssetId, "avaxAssetId");
        Objects.requireNonNull(xChainId, "xChainId");
        Objects.requireNonNull(cChainId, "cChainId");
    }

    /** {@return the id of a chain} */
    public Id of(Chain chain) {
        return switch (chain) {
            case P -> Id.EMPTY;
            case X -> xChainId;
            case C -> cChainId;
        };
    }
}
