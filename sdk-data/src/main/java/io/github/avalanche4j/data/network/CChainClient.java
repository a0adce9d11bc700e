package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.cchain.CChainBalances;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import java.util.Collection;
import java.util.List;

/**
 * The C-Chain's side of the primary network: imports, exports, and transfers that are not imported
 * yet. For its EVM transactions and balances use {@code DataClient.chain("43114")}.
 */
public final class CChainClient extends PrimaryChainClient<CChainTransaction, UtxoDetails, CChainBalances> {
    CChainClient(RestChannel channel, Network network) {
        super(channel, network, PrimaryNetworkChain.C_CHAIN, PrimaryChainEndpoints.C_CHAIN);
    }

    /** As {@link #block(long)}, by its hash. */
    public Call<PrimaryNetworkBlock> block(EvmHash hash) {
        return blockOf(WellFormed.require("hash", hash).toString());
    }

    /**
     * {@return the imports and exports of one or more addresses of the C-Chain, newest first; pages hold at most 100}
     * To filter by kind or time, use {@link #transactions(java.util.function.Consumer)} with {@code addEvmAddresses}.
     */
    public SummaryPaged<CChainTransaction, ChainSummary> transactionsOf(Collection<EvmAddress> addresses) {
        List<EvmAddress> all = RequestChecks.oneOrMore(addresses);
        return transactions(filter -> filter.addAllEvmAddresses(all));
    }
}
