package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.HASH;
import static io.github.avalanche4j.data.Requests.NO_ADDRESS;
import static io.github.avalanche4j.data.Requests.NO_HASH;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.ApiFeature;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/** Requests and refused arguments of EVM chains. */
final class ChainRows {
    private static final EvmAddress OTHER = EvmAddress.parse("0xd9298A10d1b0735837Dc4Bd85Dac641b0f3cEf27");
    private static final EvmAddress COLLECTION = EvmAddress.parse("0xcc8321D6375c494d043fDD0260f21bc0Ec51daCC");
    private static final BigInteger TOKEN = BigInteger.valueOf(145);
    private static final BigInteger TOO_LARGE = BigInteger.ONE.shiftLeft(256);

    private ChainRows() {}

    private static Row request(String fixture, Function<ChainClient, Object> call) {
        return Row.request(fixture, data -> call.apply(data.chain("43114")));
    }

    private static Row refuses(String argument, Function<ChainClient, Object> call) {
        return Row.refuses(argument, data -> call.apply(data.chain("43114")));
    }

    private static Row refusesNull(String argument, Function<ChainClient, Object> call) {
        return Row.refusesNull(argument, data -> call.apply(data.chain("43114")));
    }

    static List<Row> rows() {
        return List.of(
                // chains, balances, transfers, collectibles and contracts
                request(
                        "address-transactions",
                        chain -> chain.transactions(
                                ADDRESS, q -> q.startBlock(1).endBlock(400).sortOrder(SortOrder.DESC))),
                request("address-transactions-lists-absent", chain -> chain.transactions(ADDRESS)),
                request("erc20-transfers", chain -> chain.erc20Transfers(ADDRESS, q -> q.startBlock(1))),
                request("erc721-balances", chain -> chain.erc721Balances(ADDRESS, ADDRESS)),
                request("erc721-balances-specification", chain -> chain.erc721Balances(ADDRESS)),
                request(
                        "erc1155-balances",
                        chain -> chain.erc1155Balances(
                                ADDRESS, q -> q.blockNumber(339).contractAddress(ADDRESS))),
                request("evm-blocks", chain -> chain.blocks()),
                request("evm-blocks-documented", chain -> chain.blocks()),
                request("evm-transaction", chain -> chain.transaction(HASH)),
                request("evm-transaction-cross-chain", chain -> chain.transaction(HASH)),
                Row.request(
                        "supportedChains",
                        data -> data.chains()
                                .supported(q -> q.network(Network.MAINNET).feature(ApiFeature.WEBHOOKS))),
                Row.request("listAddressChains", data -> data.chains().of(ADDRESS)),
                Row.request(
                        "listLatestTransactionsAllChains",
                        data -> data.chains()
                                .transactions(q -> q.network(Network.MAINNET).status(TransactionStatus.SUCCESS))),
                Row.request("listLatestBlocksAllChains", data -> data.chains().blocks(Network.MAINNET)),
                request("getChainInfo", chain -> chain.info()),
                request("getBlock", chain -> chain.block(339)),
                request("getTransactionsForBlock", chain -> chain.blockTransactions(339)),
                request("listLatestTransactions", chain -> chain.latestTransactions(TransactionStatus.SUCCESS)),
                request(
                        "listTransactionsV2",
                        chain -> chain.transactionsV2(
                                ADDRESS,
                                q -> q.startBlock(1)
                                        .endBlock(400)
                                        .filterSpamTokens(false)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "listNativeTransactions",
                        chain -> chain.nativeTransactions(
                                ADDRESS, q -> q.startBlock(1).endBlock(400))),
                request(
                        "listErc721Transactions",
                        chain -> chain.erc721Transfers(
                                ADDRESS, q -> q.startBlock(1).endBlock(400))),
                request(
                        "listErc1155Transactions",
                        chain -> chain.erc1155Transfers(
                                ADDRESS, q -> q.startBlock(1).endBlock(400))),
                request(
                        "listInternalTransactions",
                        chain -> chain.internalTransactions(
                                ADDRESS, q -> q.startBlock(1).endBlock(400))),
                request(
                        "listTransfers",
                        chain -> chain.transfers(ADDRESS, q -> q.startBlock(1).endBlock(400))),
                request(
                        "getNativeBalance",
                        chain -> chain.nativeBalance(
                                ADDRESS, q -> q.blockNumber(339).currency(CurrencyCode.EUR))),
                request(
                        "listErc20Balances",
                        chain -> chain.erc20Balances(
                                ADDRESS,
                                q -> q.blockNumber(339)
                                        .addContractAddresses(ADDRESS, OTHER)
                                        .filterSpamTokens(false)
                                        .currency(CurrencyCode.EUR))),
                request("listCollectibleBalances", chain -> chain.collectibleBalances(ADDRESS, COLLECTION)),
                request("listTokens", chain -> chain.nfts(ADDRESS)),
                request("getTokenDetails", chain -> chain.nft(ADDRESS, TOKEN)),
                request("getTokenDetails.erc-1155", chain -> chain.nft(ADDRESS, TOKEN)),
                request("getContractMetadata", chain -> chain.contract(ADDRESS)),
                request("getContractMetadata.erc-721", chain -> chain.contract(ADDRESS)),
                request("getContractMetadata.erc-1155", chain -> chain.contract(ADDRESS)),
                request("getContractMetadata.unknown", chain -> chain.contract(ADDRESS)),
                request("getDeploymentTransaction", chain -> chain.deployment(ADDRESS, CurrencyCode.EUR)),
                request("listContractDeployments", chain -> chain.deployments(ADDRESS)),
                request("reindexNft", chain -> chain.reindexNft(ADDRESS, TOKEN)),
                // page sizes outside the range of each list
                refuses("limit", chain -> chain.blocks().limit(-1)),
                // block ranges that are none
                refuses(
                        "startBlock",
                        chain ->
                                chain.transactions(ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses("startBlock", chain -> chain.transactions(ADDRESS, q -> q.startBlock(-1))),
                refuses("endBlock", chain -> chain.transactions(ADDRESS, q -> q.endBlock(-1))),
                refuses(
                        "startBlock",
                        chain -> chain.erc20Transfers(
                                ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses("blockNumber", chain -> chain.erc1155Balances(ADDRESS, q -> q.blockNumber(-1))),
                // malformed texts of a response are not sent
                refuses("address", chain -> chain.transactions(NO_ADDRESS)),
                refuses("address", chain -> chain.erc721Balances(NO_ADDRESS)),
                refuses("contractAddress", chain -> chain.erc721Balances(ADDRESS, NO_ADDRESS)),
                refuses("contractAddress", chain -> chain.erc1155Balances(ADDRESS, q -> q.contractAddress(NO_ADDRESS))),
                refuses("txHash", chain -> chain.transaction(NO_HASH)),
                // values outside the specified lists must be called unlisted
                Row.refuses("currency", data -> CurrencyCode.of("xau")),
                Row.refuses("currency", data -> CurrencyCode.of("USD")),
                // what would become another path
                Row.refuses("chainId", data -> data.chain("")),
                Row.refuses("chainId", data -> data.chain(" ")),
                Row.refuses("chainId", data -> data.chain("..")),
                Row.refuses("chainId", data -> data.chain("1/2")),
                Row.refuses("chainId", data -> data.chain("1?x")),
                Row.refuses("chainId", data -> data.chain("1#x")),
                Row.refuses("chainId", data -> data.chain("%2e")),
                Row.refuses("chainId", data -> data.chain("a b")),
                Row.refuses("chainId", data -> data.chain("é")),
                Row.refusesNull("chainId", data -> data.chain(null)),
                refusesNull("address", chain -> chain.transactions(null)),
                refusesNull("filter", chain -> chain.transactions(ADDRESS, null)),
                refusesNull("txHash", chain -> chain.transaction(null)),
                // block numbers below 0 and ranges that are none
                refuses(
                        "startBlock",
                        chain -> chain.transactionsV2(
                                ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses("endBlock", chain -> chain.nativeTransactions(ADDRESS, q -> q.endBlock(-1))),
                refuses("startBlock", chain -> chain.erc721Transfers(ADDRESS, q -> q.startBlock(-1))),
                refuses(
                        "startBlock",
                        chain -> chain.erc1155Transfers(
                                ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses(
                        "startBlock",
                        chain -> chain.internalTransactions(
                                ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses(
                        "startBlock",
                        chain -> chain.transfers(ADDRESS, q -> q.startBlock(2).endBlock(1))),
                refuses("blockNumber", chain -> chain.nativeBalance(ADDRESS, q -> q.blockNumber(-1))),
                refuses("blockNumber", chain -> chain.erc20Balances(ADDRESS, q -> q.blockNumber(-1))),
                refuses("blockId", chain -> chain.block(-1)),
                refuses("blockId", chain -> chain.blockTransactions(-1)),
                // malformed addresses and hashes
                refuses("address", chain -> chain.transactionsV2(NO_ADDRESS)),
                refuses("address", chain -> chain.nativeTransactions(NO_ADDRESS)),
                refuses("address", chain -> chain.erc721Transfers(NO_ADDRESS)),
                refuses("address", chain -> chain.erc1155Transfers(NO_ADDRESS)),
                refuses("address", chain -> chain.internalTransactions(NO_ADDRESS)),
                refuses("token", chain -> chain.transfers(NO_ADDRESS)),
                refuses("address", chain -> chain.nativeBalance(NO_ADDRESS)),
                refuses("address", chain -> chain.erc20Balances(NO_ADDRESS)),
                refuses(
                        "contractAddresses",
                        chain -> chain.erc20Balances(ADDRESS, q -> q.addContractAddresses(NO_ADDRESS))),
                refuses("address", chain -> chain.collectibleBalances(NO_ADDRESS)),
                refuses("contractAddress", chain -> chain.collectibleBalances(ADDRESS, NO_ADDRESS)),
                refuses("collection", chain -> chain.nfts(NO_ADDRESS)),
                refuses("collection", chain -> chain.nft(NO_ADDRESS, BigInteger.TEN)),
                refuses("collection", chain -> chain.reindexNft(NO_ADDRESS, BigInteger.TEN)),
                refuses("address", chain -> chain.contract(NO_ADDRESS)),
                refuses("contract", chain -> chain.deployment(NO_ADDRESS)),
                refuses("contract", chain -> chain.deployment(NO_ADDRESS, CurrencyCode.EUR)),
                refuses("deployer", chain -> chain.deployments(NO_ADDRESS)),
                Row.refuses("address", data -> data.chains().of(NO_ADDRESS)),
                refuses("blockId", chain -> chain.block(NO_HASH)),
                refuses("blockId", chain -> chain.blockTransactions(NO_HASH)),
                // tokens that no contract can have
                refuses("tokenId", chain -> chain.nft(ADDRESS, TOO_LARGE)),
                refuses("tokenId", chain -> chain.nft(ADDRESS, BigInteger.ONE.negate())),
                refuses("tokenId", chain -> chain.reindexNft(ADDRESS, TOO_LARGE)),
                // networks that the services do not know
                Row.refuses("network", data -> data.chains().supported(q -> q.network(Network.LOCAL))),
                Row.refuses("network", data -> data.chains().transactions(q -> q.network(Network.LOCAL))),
                Row.refuses("network", data -> data.chains().blocks(Network.LOCAL)),
                Row.refusesNull("address", data -> data.chains().of(null)),
                Row.refusesNull("network", data -> data.chains().blocks(null)),
                Row.refusesNull("filter", data -> data.chains().supported(null)),
                refusesNull("blockId", chain -> chain.block(null)),
                refusesNull("status", chain -> chain.latestTransactions((TransactionStatus) null)),
                refusesNull("currency", chain -> chain.deployment(ADDRESS, null)),
                refusesNull("tokenId", chain -> chain.nft(ADDRESS, null)),
                refusesNull("filter", chain -> chain.erc20Balances(ADDRESS, null)),
                refusesNull("blocks", chain -> chain.transfers(ADDRESS, null)),
                // keys and addresses of services
                Row.refuses("chainId", data -> data.chain(-1)));
    }
}
