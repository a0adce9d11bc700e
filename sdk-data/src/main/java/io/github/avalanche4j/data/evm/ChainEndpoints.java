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
    static final ListEndpoint<NativeTransaction, NoSummary> ALL_TRANSACTIONS =
            list("listLatestTransactionsAllChains", "/v1/transactions", "transactions", NativeTransaction.class);
    static final ListEndpoint<EvmBlockDetails, NoSummary> ALL_BLOCKS =
            list("listLatestBlocksAllChains", "/v1/blocks", "blocks", EvmBlockDetails.class);
    static final Endpoint.Rest<EvmChain> CHAIN = Endpoint.get(
                    "data.getChainInfo", "/v1/chains/{chainId}", EvmChain.class)
            .withUnits(ComputeUnits.FREE);
    static final ListEndpoint<EvmBlockDetails, NoSummary> BLOCKS = list(
                    "getLatestBlocks", "/v1/chains/{chainId}/blocks", "blocks", EvmBlockDetails.class)
            .withUnits(ComputeUnits.SMALL);
    static final Endpoint.Rest<EvmBlockDetails> BLOCK = Endpoint.get(
                    "data.getBlock", "/v1/chains/{chainId}/blocks/{blockId}", EvmBlockDetails.class)
            .withUnits(ComputeUnits.SMALL);
    static final ListEndpoint<NativeTransaction, NoSummary> BLOCK_TRANSACTIONS = list(
                    "getTransactionsForBlock",
                    "/v1/chains/{chainId}/blocks/{blockId}/transactions",
                    "transactions",
                    NativeTransaction.class)
            .withPageSizes(new PageSizes(0, 100))
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<NativeTransaction, NoSummary> LATEST_TRANSACTIONS = list(
                    "listLatestTransactions",
                    "/v1/chains/{chainId}/transactions",
                    "transactions",
                    NativeTransaction.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Transaction> TRANSACTION = Endpoint.get(
                    "data.getTransaction", "/v1/chains/{chainId}/transactions/{txHash}", Transaction.class)
            .withUnits(ComputeUnits.MEDIUM);

    private ChainEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> list(String operation, String path, String items, Class<T> type) {
        return ListEndpoint.of("data." + operation, path, items, type, 100);
    }
}
