package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.HASH;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.ApiFeature;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.evm.ChainsClient;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.math.BigInteger;

/** The requests of chains, balances, transfers, collectibles and contracts by the names of their fixtures, as a user writes them. */
final class ChainRequests {
    static final EvmAddress OTHER = EvmAddress.parse("0xd9298A10d1b0735837Dc4Bd85Dac641b0f3cEf27");
    static final EvmAddress COLLECTION = EvmAddress.parse("0xcc8321D6375c494d043fDD0260f21bc0Ec51daCC");
    static final BigInteger TOKEN = BigInteger.valueOf(145);

    private ChainRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<ChainsClient> chains = requests.of(DataClient::chains);
        RequestTable<ChainClient> chain = requests.of(data -> data.chain("43114"));
        chain.list(
                "address-transactions",
                c -> c.transactions(ADDRESS, q -> q.startBlock(1).endBlock(400).sortOrder(SortOrder.DESC)));
        chain.list("address-transactions-lists-absent", c -> c.transactions(ADDRESS));
        chain.list("erc20-transfers", c -> c.erc20Transfers(ADDRESS, q -> q.startBlock(1)));
        chain.list("erc721-balances", c -> c.erc721Balances(ADDRESS, ADDRESS));
        chain.list("erc721-balances-specification", c -> c.erc721Balances(ADDRESS));
        chain.list(
                "erc1155-balances",
                c -> c.erc1155Balances(ADDRESS, q -> q.blockNumber(339).contractAddress(ADDRESS)));
        chain.list("evm-blocks", c -> c.blocks());
        chain.list("evm-blocks-documented", c -> c.blocks());
        chain.call("evm-transaction", c -> c.transaction(HASH));
        chain.call("evm-transaction-cross-chain", c -> c.transaction(HASH));
        chains.list(
                "supportedChains",
                c -> c.supported(q -> q.network(Network.MAINNET).feature(ApiFeature.WEBHOOKS)));
        chains.call("listAddressChains", c -> c.of(ADDRESS));
        chains.list(
                "listLatestTransactionsAllChains",
                c -> c.transactions(q -> q.network(Network.MAINNET).status(TransactionStatus.SUCCESS)));
        chains.list("listLatestBlocksAllChains", c -> c.blocks(Network.MAINNET));
        chain.call("getChainInfo", c -> c.info());
        chain.call("getBlock", c -> c.block(339));
        chain.list("getTransactionsForBlock", c -> c.blockTransactions(339));
        chain.list("listLatestTransactions", c -> c.latestTransactions(TransactionStatus.SUCCESS));
        chain.list(
                "listTransactionsV2",
                c -> c.transactionsV2(
                        ADDRESS,
                        q -> q.startBlock(1)
                                .endBlock(400)
                                .filterSpamTokens(false)
                                .sortOrder(SortOrder.DESC)));
        chain.list(
                "listNativeTransactions",
                c -> c.nativeTransactions(ADDRESS, q -> q.startBlock(1).endBlock(400)));
        chain.list(
                "listErc721Transactions",
                c -> c.erc721Transfers(ADDRESS, q -> q.startBlock(1).endBlock(400)));
        chain.list(
                "listErc1155Transactions",
                c -> c.erc1155Transfers(ADDRESS, q -> q.startBlock(1).endBlock(400)));
        chain.list(
                "listInternalTransactions",
                c -> c.internalTransactions(ADDRESS, q -> q.startBlock(1).endBlock(400)));
        chain.list(
                "listTransfers", c -> c.transfers(ADDRESS, q -> q.startBlock(1).endBlock(400)));
        chain.call(
                "getNativeBalance",
                c -> c.nativeBalance(ADDRESS, q -> q.blockNumber(339).currency(CurrencyCode.EUR)));
        chain.list(
                "listErc20Balances",
                c -> c.erc20Balances(
                        ADDRESS,
                        q -> q.blockNumber(339)
                                .addContractAddresses(ADDRESS, OTHER)
                                .filterSpamTokens(false)
                                .currency(CurrencyCode.EUR)));
        chain.list("listCollectibleBalances", c -> c.collectibleBalances(ADDRESS, COLLECTION));
        chain.list("listTokens", c -> c.nfts(ADDRESS));
        chain.call("getTokenDetails", c -> c.nft(ADDRESS, TOKEN));
        chain.call("getTokenDetails.erc-1155", c -> c.nft(ADDRESS, TOKEN));
        chain.call("getContractMetadata", c -> c.contract(ADDRESS));
        chain.call("getContractMetadata.erc-721", c -> c.contract(ADDRESS));
        chain.call("getContractMetadata.erc-1155", c -> c.contract(ADDRESS));
        chain.call("getContractMetadata.unknown", c -> c.contract(ADDRESS));
        chain.call("getDeploymentTransaction", c -> c.deployment(ADDRESS, CurrencyCode.EUR));
        chain.list("listContractDeployments", c -> c.deployments(ADDRESS));
        chain.call("reindexNft", c -> c.reindexNft(ADDRESS, TOKEN));
    }
}
