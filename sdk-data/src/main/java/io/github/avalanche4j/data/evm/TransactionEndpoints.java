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
import io.github.avalanche4j.data.transaction.TokenTransferDetails;

/** The endpoints of the transactions and transfers of addresses. */
final class TransactionEndpoints {
    private static final String ADDRESS = "/v1/chains/{chainId}/addresses/{address}";

    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS =
            list("listTransactions", ADDRESS + "/transactions", "transactions", AddressTransaction.class);
    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS_V2 = list(
            "listTransactionsV2",
            "/v2/chains/{chainId}/addresses/{address}/transactions",
            "transactions",
            AddressTransaction.class);
    static final ListEndpoint<NativeTransaction, NoSummary> NATIVE_TRANSACTIONS = list(
            "listNativeTransactions", ADDRESS + "/transactions:listNative", "transactions", NativeTransaction.class);
    static final ListEndpoint<Erc20TransferRecord, NoSummary> ERC20_TRANSFERS = list(
            "listErc20Transactions", ADDRESS + "/transactions:listErc20", "transactions", Erc20TransferRecord.class);
    static final ListEndpoint<Erc721TransferRecord, NoSummary> ERC721_TRANSFERS = list(
            "listErc721Transactions", ADDRESS + "/transactions:listErc721", "transactions", Erc721TransferRecord.class);
    static final ListEndpoint<Erc1155TransferRecord, NoSummary> ERC1155_TRANSFERS = list(
            "listErc1155Transactions",
            ADDRESS + "/transactions:listErc1155",
            "transactions",
            Erc1155TransferRecord.class);
    static final ListEndpoint<InternalTransactionRecord, NoSummary> INTERNAL_TRANSACTIONS = list(
            "listInternalTransactions",
            ADDRESS + "/transactions:listInternals",
            "transactions",
            InternalTransactionRecord.class);
    static final ListEndpoint<TokenTransferDetails, NoSummary> TRANSFERS = list(
            "listTransfers",
            "/v1/chains/{chainId}/tokens/{address}/transfers",
            "transfers",
            TokenTransferDetails.class);

    private TransactionEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> list(String operation, String path, String items, Class<T> type) {
        return ListEndpoint.of("data." + operation, path, items, type, 100).withUnits(ComputeUnits.MEDIUM);
    }
}
