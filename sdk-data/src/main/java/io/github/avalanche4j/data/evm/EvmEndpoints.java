package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.ListEndpoint;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Transaction;

/** What is known of the endpoints of EVM chains. */
final class EvmEndpoints {
    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS = ListEndpoint.of(
                    "data.listTransactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions",
                    "transactions",
                    AddressTransaction.class,
                    100)
            .costing(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc20TransferRecord, NoSummary> ERC20_TRANSFERS = ListEndpoint.of(
                    "data.listErc20Transactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20",
                    "transactions",
                    Erc20TransferRecord.class,
                    100)
            .costing(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc721Balance, BalanceSummary> ERC721_BALANCES = ListEndpoint.of(
                    "data.listErc721Balances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listErc721",
                    "erc721TokenBalances",
                    Erc721Balance.class,
                    500)
            .withSummary(BalanceSummary.class)
            .costing(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc1155Balance, BalanceSummary> ERC1155_BALANCES = ListEndpoint.of(
                    "data.listErc1155Balances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155",
                    "erc1155TokenBalances",
                    Erc1155Balance.class,
                    500)
            .withSummary(BalanceSummary.class)
            .costing(ComputeUnits.MEDIUM);
    static final ListEndpoint<EvmBlock, NoSummary> BLOCKS = ListEndpoint.of(
                    "data.getLatestBlocks", "/v1/chains/{chainId}/blocks", "blocks", EvmBlock.class, 100)
            .costing(ComputeUnits.SMALL);
    static final Endpoint.Rest<Transaction> TRANSACTION = Endpoint.get(
                    "data.getTransaction", "/v1/chains/{chainId}/transactions/{txHash}", Transaction.class)
            .costing(ComputeUnits.MEDIUM);

    private EvmEndpoints() {}
}
