package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.Transaction;

/** The endpoints of EVM chains, their blocks and transactions. */
final class ChainEndpoints {
    static final ListEndpoint<EvmChain, NoSummary> SUPPORTED_CHAINS = ListEndpoint.of(
                    "data.supportedChains", "/v1/chains", "chains", EvmChain.class, 1)
            .withPageSizes(PageSizes.FIXED)
            .withUnits(ComputeUnits.FREE);
    static final Endpoint.Rest<AddressChains> ADDRESS_CHAINS =
            Endpoint.get("data.listAddressChains", "/v1/address/{address}/chains", AddressChains.class);
    static final ListEndpoint<NativeTransaction, NoSummary> ALL_TRANSACTIONS = ListEndpoint.of(
            "data.listLatestTransactionsAllChains", "/v1/transactions", "transactions", NativeTransaction.class, 100);
    static final ListEndpoint<EvmBlock, NoSummary> ALL_BLOCKS =
            ListEndpoint.of("data.listLatestBlocksAllChains", "/v1/blocks", "blocks", EvmBlock.class, 100);
    static final Endpoint.Rest<EvmChain> CHAIN = Endpoint.get(
                    "data.getChainInfo", "/v1/chains/{chainId}", EvmChain.class)
            .withUnits(ComputeUnits.FREE);
    static final ListEndpoint<EvmBlock, NoSummary> BLOCKS = ListEndpoint.of(
                    "data.getLatestBlocks", "/v1/chains/{chainId}/blocks", "blocks", EvmBlock.class, 100)
            .withUnits(ComputeUnits.SMALL);
    static final Endpoint.Rest<EvmBlock> BLOCK = Endpoint.get(
                    "data.getBlock", "/v1/chains/{chainId}/blocks/{blockId}", EvmBlock.class)
            .withUnits(ComputeUnits.SMALL);
    static final ListEndpoint<NativeTransaction, NoSummary> BLOCK_TRANSACTIONS = ListEndpoint.of(
                    "data.getTransactionsForBlock",
                    "/v1/chains/{chainId}/blocks/{blockId}/transactions",
                    "transactions",
                    NativeTransaction.class,
                    100)
            .withPageSizes(new PageSizes(0, 100))
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<NativeTransaction, NoSummary> LATEST_TRANSACTIONS = ListEndpoint.of(
                    "data.listLatestTransactions",
                    "/v1/chains/{chainId}/transactions",
                    "transactions",
                    NativeTransaction.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Transaction> TRANSACTION = Endpoint.get(
                    "data.getTransaction", "/v1/chains/{chainId}/transactions/{txHash}", Transaction.class)
            .withUnits(ComputeUnits.MEDIUM);

    private ChainEndpoints() {}
}
