package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.ApiFeature;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** The requests of chains, balances, transfers, collectibles and contracts by the names of their fixtures, as a user writes them. */
final class ChainRequests {
    static final EvmAddress OTHER = EvmAddress.parse("0xd9298A10d1b0735837Dc4Bd85Dac641b0f3cEf27");
    static final EvmAddress COLLECTION = EvmAddress.parse("0xcc8321D6375c494d043fDD0260f21bc0Ec51daCC");
    static final BigInteger TOKEN = BigInteger.valueOf(145);

    private ChainRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put(
                "supportedChains",
                (data, service) -> first(
                        data.chains().supported(q -> q.network(Network.MAINNET).feature(ApiFeature.WEBHOOKS))));
        requests.put(
                "listAddressChains",
                (data, service) -> data.chains().of(ADDRESS).execute());
        requests.put(
                "listLatestTransactionsAllChains",
                (data, service) -> first(data.chains()
                        .transactions(q -> q.network(Network.MAINNET).status(TransactionStatus.SUCCESS))));
        requests.put(
                "listLatestBlocksAllChains",
                (data, service) -> first(data.chains().blocks(Network.MAINNET)));
        requests.put("getChainInfo", (data, service) -> chain(data).info().execute());
        requests.put("getBlock", (data, service) -> chain(data).block(339).execute());
        requests.put(
                "getTransactionsForBlock", (data, service) -> first(chain(data).blockTransactions(339)));
        requests.put(
                "listLatestTransactions",
                (data, service) -> first(chain(data).latestTransactions(TransactionStatus.SUCCESS)));
        requests.put(
                "listTransactionsV2",
                (data, service) -> first(chain(data)
                        .transactionsV2(
                                ADDRESS,
                                q -> q.startBlock(1)
                                        .endBlock(400)
                                        .filterSpamTokens(false)
                                        .sortOrder(SortOrder.DESC))));
        requests.put(
                "listNativeTransactions",
                (data, service) -> first(chain(data)
                        .nativeTransactions(ADDRESS, q -> q.startBlock(1).endBlock(400))));
        requests.put(
                "listErc721Transactions",
                (data, service) -> first(chain(data)
                        .erc721Transfers(ADDRESS, q -> q.startBlock(1).endBlock(400))));
        requests.put(
                "listErc1155Transactions",
                (data, service) -> first(chain(data)
                        .erc1155Transfers(ADDRESS, q -> q.startBlock(1).endBlock(400))));
        requests.put(
                "listInternalTransactions",
                (data, service) -> first(chain(data)
                        .internalTransactions(ADDRESS, q -> q.startBlock(1).endBlock(400))));
        requests.put(
                "listTransfers",
                (data, service) -> first(
                        chain(data).transfers(ADDRESS, q -> q.startBlock(1).endBlock(400))));
        requests.put(
                "getNativeBalance",
                (data, service) -> chain(data)
                        .nativeBalance(ADDRESS, q -> q.blockNumber(339).currency(CurrencyCode.EUR))
                        .execute());
        requests.put(
                "listErc20Balances",
                (data, service) -> first(chain(data)
                        .erc20Balances(
                                ADDRESS,
                                q -> q.blockNumber(339)
                                        .addContractAddresses(ADDRESS, OTHER)
                                        .filterSpamTokens(false)
                                        .currency(CurrencyCode.EUR))));
        requests.put(
                "listCollectibleBalances",
                (data, service) -> first(chain(data).collectibleBalances(ADDRESS, COLLECTION)));
        requests.put("listTokens", (data, service) -> first(chain(data).nfts(ADDRESS)));
        requests.put(
                "getTokenDetails",
                (data, service) -> chain(data).nft(ADDRESS, TOKEN).execute());
        requests.put(
                "getTokenDetails.erc-1155",
                (data, service) -> chain(data).nft(ADDRESS, TOKEN).execute());
        requests.put(
                "getContractMetadata",
                (data, service) -> chain(data).contract(ADDRESS).execute());
        requests.put(
                "getContractMetadata.erc-721",
                (data, service) -> chain(data).contract(ADDRESS).execute());
        requests.put(
                "getContractMetadata.erc-1155",
                (data, service) -> chain(data).contract(ADDRESS).execute());
        requests.put(
                "getContractMetadata.unknown",
                (data, service) -> chain(data).contract(ADDRESS).execute());
        requests.put(
                "getDeploymentTransaction",
                (data, service) ->
                        chain(data).deployment(ADDRESS, CurrencyCode.EUR).execute());
        requests.put(
                "listContractDeployments", (data, service) -> first(chain(data).deployments(ADDRESS)));
        requests.put(
                "reindexNft",
                (data, service) -> chain(data).reindexNft(ADDRESS, TOKEN).execute());
        return requests;
    }

    private static ChainClient chain(DataClient data) {
        return data.chain("43114");
    }
}
