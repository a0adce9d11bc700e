package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc1155TransferRecord;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Erc721TransferRecord;
import io.github.avalanche4j.data.transaction.InternalTransactionRecord;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.TokenTransfer;

/** The endpoints of the transactions and transfers of addresses. */
final class TransactionEndpoints {
    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS = ListEndpoint.of(
                    "data.listTransactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions",
                    "transactions",
                    AddressTransaction.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS_V2 = ListEndpoint.of(
                    "data.listTransactionsV2",
                    "/v2/chains/{chainId}/addresses/{address}/transactions",
                    "transactions",
                    AddressTransaction.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<NativeTransaction, NoSummary> NATIVE_TRANSACTIONS = ListEndpoint.of(
                    "data.listNativeTransactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listNative",
                    "transactions",
                    NativeTransaction.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc20TransferRecord, NoSummary> ERC20_TRANSFERS = ListEndpoint.of(
                    "data.listErc20Transactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20",
                    "transactions",
                    Erc20TransferRecord.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc721TransferRecord, NoSummary> ERC721_TRANSFERS = ListEndpoint.of(
                    "data.listErc721Transactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721",
                    "transactions",
                    Erc721TransferRecord.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc1155TransferRecord, NoSummary> ERC1155_TRANSFERS = ListEndpoint.of(
                    "data.listErc1155Transactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155",
                    "transactions",
                    Erc1155TransferRecord.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<InternalTransactionRecord, NoSummary> INTERNAL_TRANSACTIONS = ListEndpoint.of(
                    "data.listInternalTransactions",
                    "/v1/chains/{chainId}/addresses/{address}/transactions:listInternals",
                    "transactions",
                    InternalTransactionRecord.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<TokenTransfer, NoSummary> TRANSFERS = ListEndpoint.of(
                    "data.listTransfers",
                    "/v1/chains/{chainId}/tokens/{address}/transfers",
                    "transfers",
                    TokenTransfer.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);

    private TransactionEndpoints() {}
}
