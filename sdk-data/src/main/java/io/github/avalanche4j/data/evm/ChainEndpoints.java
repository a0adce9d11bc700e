package io.github.avalanche4j.data.evm;

import static io.github.avalanche4j.data.internal.ComputeUnits.FREE;
import static io.github.avalanche4j.data.internal.ComputeUnits.MEDIUM;
import static io.github.avalanche4j.data.internal.ComputeUnits.SMALL;

import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.data.contract.Contract;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.Nft;
import io.github.avalanche4j.data.token.NftBalance;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc1155TransferRecord;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Erc721TransferRecord;
import io.github.avalanche4j.data.transaction.InternalTransactionRecord;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.TokenTransferDetails;
import io.github.avalanche4j.data.transaction.Transaction;

/** The endpoints of EVM chains. */
final class ChainEndpoints {
    private static final String CHAINS = "/v1/chains/{chainId}";
    private static final String ADDRESS = CHAINS + "/addresses/{address}";
    private static final String BALANCES = ADDRESS + "/balances";
    private static final String CONTRACTS = CHAINS + "/contracts/{address}";
    private static final String COLLECTION = CHAINS + "/nfts/collections/{address}/tokens";

    static final ListEndpoint<EvmChain, NoSummary> SUPPORTED_CHAINS = list(
                    "supportedChains", "/v1/chains", "chains", EvmChain.class, FREE)
            .withPageSizes(PageSizes.FIXED);
    static final Endpoint.Rest<AddressChains> ADDRESS_CHAINS =
            Endpoint.get("data.listAddressChains", "/v1/address/{address}/chains", AddressChains.class);
    static final ListEndpoint<NativeTransaction, NoSummary> ALL_TRANSACTIONS = ListEndpoint.of(
            "data.listLatestTransactionsAllChains", "/v1/transactions", "transactions", NativeTransaction.class, 100);
    static final ListEndpoint<EvmBlockDetails, NoSummary> ALL_BLOCKS =
            ListEndpoint.of("data.listLatestBlocksAllChains", "/v1/blocks", "blocks", EvmBlockDetails.class, 100);

    static final Endpoint.Rest<EvmChain> CHAIN = get("getChainInfo", CHAINS, EvmChain.class, FREE);
    static final ListEndpoint<EvmBlockDetails, NoSummary> BLOCKS =
            list("getLatestBlocks", CHAINS + "/blocks", "blocks", EvmBlockDetails.class, SMALL);
    static final Endpoint.Rest<EvmBlockDetails> BLOCK =
            get("getBlock", CHAINS + "/blocks/{blockId}", EvmBlockDetails.class, SMALL);
    static final ListEndpoint<NativeTransaction, NoSummary> BLOCK_TRANSACTIONS = transactions(
                    "getTransactionsForBlock", CHAINS + "/blocks/{blockId}/transactions", NativeTransaction.class)
            .withPageSizes(new PageSizes(0, 100));
    static final ListEndpoint<NativeTransaction, NoSummary> LATEST_TRANSACTIONS =
            transactions("listLatestTransactions", CHAINS + "/transactions", NativeTransaction.class);
    static final Endpoint.Rest<Transaction> TRANSACTION =
            get("getTransaction", CHAINS + "/transactions/{txHash}", Transaction.class, MEDIUM);

    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS =
            transactions("listTransactions", ADDRESS + "/transactions", AddressTransaction.class);
    static final ListEndpoint<AddressTransaction, NoSummary> ADDRESS_TRANSACTIONS_V2 = transactions(
            "listTransactionsV2", "/v2/chains/{chainId}/addresses/{address}/transactions", AddressTransaction.class);
    static final ListEndpoint<NativeTransaction, NoSummary> NATIVE_TRANSACTIONS =
            transactions("listNativeTransactions", ADDRESS + "/transactions:listNative", NativeTransaction.class);
    static final ListEndpoint<Erc20TransferRecord, NoSummary> ERC20_TRANSFERS =
            transactions("listErc20Transactions", ADDRESS + "/transactions:listErc20", Erc20TransferRecord.class);
    static final ListEndpoint<Erc721TransferRecord, NoSummary> ERC721_TRANSFERS =
            transactions("listErc721Transactions", ADDRESS + "/transactions:listErc721", Erc721TransferRecord.class);
    static final ListEndpoint<Erc1155TransferRecord, NoSummary> ERC1155_TRANSFERS =
            transactions("listErc1155Transactions", ADDRESS + "/transactions:listErc1155", Erc1155TransferRecord.class);
    static final ListEndpoint<InternalTransactionRecord, NoSummary> INTERNAL_TRANSACTIONS = transactions(
            "listInternalTransactions", ADDRESS + "/transactions:listInternals", InternalTransactionRecord.class);
    static final ListEndpoint<TokenTransferDetails, NoSummary> TRANSFERS = list(
            "listTransfers", CHAINS + "/tokens/{address}/transfers", "transfers", TokenTransferDetails.class, MEDIUM);

    static final Endpoint.Rest<NativeTokenBalance> NATIVE_BALANCE = Endpoint.rest(
                    "data.getNativeBalance",
                    "GET",
                    BALANCES + ":getNative",
                    Decoder.field("nativeTokenBalance", NativeTokenBalance.class))
            .withUnits(MEDIUM);
    static final ListEndpoint<Erc20Balance, BalanceSummary> ERC20_BALANCES =
            balances("Erc20", "erc20TokenBalances", Erc20Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<Erc721Balance, BalanceSummary> ERC721_BALANCES =
            balances("Erc721", "erc721TokenBalances", Erc721Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<Erc1155Balance, BalanceSummary> ERC1155_BALANCES =
            balances("Erc1155", "erc1155TokenBalances", Erc1155Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<NftBalance, NoSummary> COLLECTIBLE_BALANCES = list(
                    "listCollectibleBalances",
                    BALANCES + ":listCollectibles",
                    "collectibleBalances",
                    NftBalance.class,
                    MEDIUM)
            .withPageSizes(PageSizes.upTo(500));

    static final ListEndpoint<Nft, NoSummary> NFTS = list("listTokens", COLLECTION, "tokens", Nft.class, MEDIUM);
    static final Endpoint.Rest<Nft> NFT = get("getTokenDetails", COLLECTION + "/{tokenId}", Nft.class, MEDIUM);
    static final Endpoint.Rest<Done> REINDEX_NFT = Endpoint.rest(
                    "data.reindexNft", "POST", COLLECTION + "/{tokenId}:reindex", Decoder.done())
            .withUnits(SMALL);

    static final Endpoint.Rest<Contract> CONTRACT = Endpoint.get("data.getContractMetadata", ADDRESS, Contract.class);
    static final Endpoint.Rest<Transaction> DEPLOYMENT =
            get("getDeploymentTransaction", CONTRACTS + "/transactions:getDeployment", Transaction.class, MEDIUM);
    static final ListEndpoint<Contract, NoSummary> DEPLOYMENTS =
            list("listContractDeployments", CONTRACTS + "/deployments", "contracts", Contract.class, MEDIUM);

    private ChainEndpoints() {}

    private static <T> Endpoint.Rest<T> get(String operation, String path, Class<T> type, int units) {
        return Endpoint.get("data." + operation, path, type).withUnits(units);
    }

    private static <T> ListEndpoint<T, NoSummary> list(
            String operation, String path, String items, Class<T> type, int units) {
        return ListEndpoint.of("data." + operation, path, items, type, 100).withUnits(units);
    }

    private static <T> ListEndpoint<T, NoSummary> transactions(String operation, String path, Class<T> type) {
        return list(operation, path, "transactions", type, MEDIUM);
    }

    private static <T> ListEndpoint<T, NoSummary> balances(String standard, String items, Class<T> type) {
        return list("list" + standard + "Balances", BALANCES + ":list" + standard, items, type, MEDIUM)
                .withPageSizes(PageSizes.upTo(500));
    }
}
