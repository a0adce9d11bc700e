package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.pchain.PChainBalances;
import io.github.avalanche4j.data.pchain.PChainTransaction;
import io.github.avalanche4j.data.pchain.PChainUtxo;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import java.util.function.Consumer;

/** The P-Chain, as the data service knows it. */
public final class PChainClient extends PrimaryChainClient<PChainTransaction, PChainUtxo, PChainBalances> {
    PChainClient(RestChannel channel, Network network) {
        super(channel, network, PrimaryNetworkChain.P_CHAIN, PrimaryChainEndpoints.P_CHAIN);
    }

    /** As {@link #block(long)}, by its id. */
    public Call<PrimaryNetworkBlock> block(Id hash) {
        return blockOf(WellFormed.require("hash", hash).toString());
    }

    /** {@return the transactions of some addresses' active stakes; pages hold at most 100} */
    public SummaryPaged<PChainTransaction, ChainSummary> stakingTransactions(
            Consumer<? super StakingTransactionFilter> filter) {
        return channel()
                .list(
                        PrimaryChainEndpoints.STAKING_TRANSACTIONS,
                        RequestChecks.on(network(), GeneratedStakingTransactionFilter.of(filter)),
                        network(),
                        chain());
    }
}
