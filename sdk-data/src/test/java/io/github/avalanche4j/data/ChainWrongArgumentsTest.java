package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.ChainRequests.TOKEN;
import static io.github.avalanche4j.data.Requests.ADDRESS;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.evm.ChainsClient;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Wrong arguments of EVM chains. */
class ChainWrongArgumentsTest extends WrongArguments {
    private static final EvmAddress MALFORMED = Json.read(EvmAddress.class, "\"0x12\"");

    private final ChainClient chain = data.chain("43114");
    private final ChainsClient chains = data.chains();

    @Test
    void block_numbers_below_0_and_ranges_that_are_none() {
        refused(
                "startBlock",
                () -> chain.transactionsV2(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused("endBlock", () -> chain.nativeTransactions(ADDRESS, q -> q.endBlock(-1)));
        refused("startBlock", () -> chain.erc721Transfers(ADDRESS, q -> q.startBlock(-1)));
        refused(
                "startBlock",
                () -> chain.erc1155Transfers(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused(
                "startBlock",
                () -> chain.internalTransactions(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused(
                "startBlock",
                () -> chain.transfers(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused("blockNumber", () -> chain.nativeBalance(ADDRESS, q -> q.blockNumber(-1)));
        refused("blockNumber", () -> chain.erc20Balances(ADDRESS, q -> q.blockNumber(-1)));
        refused("blockId", () -> chain.block(-1));
        refused("blockId", () -> chain.blockTransactions(-1));
    }

    @Test
    void malformed_addresses_and_hashes() {
        EvmHash hash = Json.read(EvmHash.class, "\"0x12\"");
        refused("address", () -> chain.transactionsV2(MALFORMED));
        refused("address", () -> chain.nativeTransactions(MALFORMED));
        refused("address", () -> chain.erc721Transfers(MALFORMED));
        refused("address", () -> chain.erc1155Transfers(MALFORMED));
        refused("address", () -> chain.internalTransactions(MALFORMED));
        refused("token", () -> chain.transfers(MALFORMED));
        refused("address", () -> chain.nativeBalance(MALFORMED));
        refused("address", () -> chain.erc20Balances(MALFORMED));
        refused("contractAddresses", () -> chain.erc20Balances(ADDRESS, q -> q.addContractAddresses(MALFORMED)));
        refused("address", () -> chain.collectibleBalances(MALFORMED));
        refused("contractAddress", () -> chain.collectibleBalances(ADDRESS, MALFORMED));
        refused("collection", () -> chain.nfts(MALFORMED));
        refused("collection", () -> chain.nft(MALFORMED, TOKEN));
        refused("collection", () -> chain.reindexNft(MALFORMED, TOKEN));
        refused("address", () -> chain.contract(MALFORMED));
        refused("contract", () -> chain.deployment(MALFORMED));
        refused("contract", () -> chain.deployment(MALFORMED, CurrencyCode.EUR));
        refused("deployer", () -> chain.deployments(MALFORMED));
        refused("address", () -> chains.of(MALFORMED));
        refused("blockId", () -> chain.block(hash));
        refused("blockId", () -> chain.blockTransactions(hash));
    }

    @Test
    void tokens_that_no_contract_can_have() {
        BigInteger tooLarge = BigInteger.ONE.shiftLeft(256);
        refused("tokenId", () -> chain.nft(ADDRESS, tooLarge));
        refused("tokenId", () -> chain.nft(ADDRESS, BigInteger.ONE.negate()));
        refused("tokenId", () -> chain.reindexNft(ADDRESS, tooLarge));
    }

    @Test
    void networks_that_the_services_do_not_know() {
        refused("network", () -> chains.supported(q -> q.network(Network.LOCAL)));
        refused("network", () -> chains.transactions(q -> q.network(Network.LOCAL)));
        refused("network", () -> chains.blocks(Network.LOCAL));
    }

    @Test
    void nulls_by_their_name() {
        nullRefused("address", () -> chains.of(null));
        nullRefused("network", () -> chains.blocks(null));
        nullRefused("filter", () -> chains.supported(null));
        nullRefused("blockId", () -> chain.block(null));
        nullRefused("status", () -> chain.latestTransactions((TransactionStatus) null));
        nullRefused("currency", () -> chain.deployment(ADDRESS, null));
        nullRefused("tokenId", () -> chain.nft(ADDRESS, null));
        nullRefused("filter", () -> chain.erc20Balances(ADDRESS, null));
        nullRefused("blocks", () -> chain.transfers(ADDRESS, null));
    }
}
