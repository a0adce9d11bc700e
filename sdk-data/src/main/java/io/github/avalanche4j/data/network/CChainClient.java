package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.EvmHash;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.data.cchain.CChainBalances;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.xchain.Utxo;

/**
 * The C-Chain's side of the primary network: imports, exports, and what lies between it and the other chains. What happens on
 * it as an EVM chain is at {@code DataClient.chain("43114")}.
 */
public final class CChainClient extends PrimaryChainClient<CChainTransaction, Utxo, CChainBalances> {
    CChainClient(RestChannel channel, Network network) {
        super(channel, network, PrimaryNetworkChain.C_CHAIN, PrimaryChainEndpoints.C_CHAIN);
    }

    /**
     * As {@link #block(long)}, by its hash.
     *
     * @param hash the block's hash
     * @return the block
     * @throws InvalidRequestException if the hash is malformed
     */
    public Call<PrimaryNetworkBlock> block(EvmHash hash) {
        return blockOf(RequestChecks.evmHash("hash", hash).toString());
    }
}
