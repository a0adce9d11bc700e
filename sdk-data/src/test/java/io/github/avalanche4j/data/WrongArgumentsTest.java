package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OWNER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An argument that breaks a rule is refused by the method that takes it; nothing is sent. */
class WrongArgumentsTest extends WrongArguments {
    private static final Instant EARLY = Instant.ofEpochSecond(-1);
    private static final Instant ONE = Instant.ofEpochSecond(1);
    private static final Instant TWO = Instant.ofEpochSecond(2);

    private final ChainClient chain = data.chain("43114");
    private final NetworkClient mainnet = data.network(Network.MAINNET);
    private final SignatureAggregator aggregator = data.signatureAggregator(Network.MAINNET);

    @Test
    void page_sizes_outside_the_range_of_each_list() {
        assertThat(Requests.LISTS).hasSizeGreaterThan(60);
        Requests.LISTS.forEach((fixture, list) -> {
            String endpoint = Fixture.of(fixture).endpoint();
            String sizes =
                    Operations.of(endpoint.substring(endpoint.indexOf('.') + 1)).pageSizes();
            if (!sizes.equals("-")) {
                String[] ends = sizes.split("-");
                refused("pageSize", () -> list.apply(data).pageSize(Integer.parseInt(ends[0]) - 1));
                refused("pageSize", () -> list.apply(data).pageSize(Integer.parseInt(ends[1]) + 1));
            }
        });
        refused("limit", () -> chain.blocks().limit(-1));
    }

    @Test
    void block_ranges_that_are_none() {
        refused(
                "startBlock",
                () -> chain.transactions(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused("startBlock", () -> chain.transactions(ADDRESS, q -> q.startBlock(-1)));
        refused("endBlock", () -> chain.transactions(ADDRESS, q -> q.endBlock(-1)));
        refused(
                "startBlock",
                () -> chain.erc20Transfers(ADDRESS, q -> q.startBlock(2).endBlock(1)));
        refused("blockNumber", () -> chain.erc1155Balances(ADDRESS, q -> q.blockNumber(-1)));
    }

    @Test
    void times_before_1970_and_backwards() {
        PrimaryNetworkChain x = PrimaryNetworkChain.X_CHAIN;
        refused("startTimestamp", () -> mainnet.assetTransactions(x, ID, q -> q.startTimestamp(EARLY)));
        refused("endTimestamp", () -> mainnet.assetTransactions(x, ID, q -> q.endTimestamp(EARLY)));
        refused(
                "startTimestamp",
                () -> mainnet.assetTransactions(
                        x, ID, q -> q.startTimestamp(TWO).endTimestamp(ONE)));
        refused(
                "startTimestamp",
                () -> mainnet.blocksProposedBy(
                        x, NODE, q -> q.startTimestamp(TWO).endTimestamp(ONE)));
        refused("endTimestamp", () -> mainnet.blocksProposedBy(x, NODE, q -> q.endTimestamp(EARLY)));
    }

    @Test
    void rewards_without_an_address() {
        refused("addresses", () -> mainnet.rewards(q -> {}));
        refused("addresses", () -> mainnet.rewards(q -> q.sortOrder(SortOrder.ASC)));
        refused("addresses", () -> mainnet.pendingRewards(q -> {}));
    }

    @Test
    void addresses_of_another_network_or_chain() {
        Bech32Address onC = Bech32Address.parse("C-" + OWNER);
        refused("addresses", () -> mainnet.rewards(q -> q.addAddresses(FUJI_OWNER)));
        refused("addresses", () -> mainnet.rewards(q -> q.addAddresses(OWNER, onC)));
        refused("addresses", () -> mainnet.pendingRewards(q -> q.addAddresses(FUJI_OWNER)));
        refused("addresses", () -> data.network(Network.FUJI).rewards(q -> q.addAddresses(OWNER)));
        refused("addresses", () -> data.network(Network.TESTNET).pendingRewards(q -> q.addAddresses(OWNER)));
        refused("rewardAddresses", () -> mainnet.delegators(q -> q.addRewardAddresses(FUJI_OWNER)));
    }

    @Test
    void a_network_that_the_services_do_not_know() {
        refused("network", () -> data.network(Network.LOCAL));
        refused("network", () -> data.signatureAggregator(Network.of(88888)));
    }

    @Test
    void malformed_ids_hashes_and_addresses() {
        assertThatThrownBy(() -> NodeId.parse("NodeID-x")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> Id.parse("x")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> Bech32Address.parse("avax1x")).isInstanceOf(InvalidRequestException.class);
        for (String hash :
                new String[] {"", "0x", "0x12", "x".repeat(66), "0x" + "g".repeat(64), "0x" + "é".repeat(64)}) {
            refused("hash", () -> EvmHash.parse(hash));
        }
        for (String address :
                new String[] {"", "0x", "0x12", "0x" + "g".repeat(40), "71C7656EC7ab88b098defB751B7401B5f6d897"}) {
            refused("address", () -> EvmAddress.parse(address));
        }
    }

    @Test
    void malformed_texts_of_a_response_are_not_sent() {
        EvmAddress address = Json.read(EvmAddress.class, "\"0x12\"");
        NodeId node = Json.read(NodeId.class, "\"NodeID-x\"");
        Id id = Json.read(Id.class, "\"x\"");
        Bech32Address owner = Json.read(Bech32Address.class, "\"avax1x\"");

        refused("address", () -> chain.transactions(address));
        refused("address", () -> chain.erc721Balances(address));
        refused("contractAddress", () -> chain.erc721Balances(ADDRESS, address));
        refused("contractAddress", () -> chain.erc1155Balances(ADDRESS, q -> q.contractAddress(address)));
        refused("address", () -> data.metrics().lookingGlass().nftHolders("43114", address));
        refused("txHash", () -> chain.transaction(Json.read(EvmHash.class, "\"0x12\"")));
        refused("nodeIds", () -> mainnet.rewards(q -> q.addNodeIds(node)));
        refused("nodeIds", () -> mainnet.pendingRewards(q -> q.addNodeIds(node)));
        refused("nodeIds", () -> mainnet.delegators(q -> q.addNodeIds(node)));
        refused("nodeId", () -> mainnet.l1Validators(q -> q.nodeId(node)));
        refused("nodeId", () -> mainnet.blocksProposedBy(PrimaryNetworkChain.P_CHAIN, node));
        refused("subnetId", () -> mainnet.l1Validators(q -> q.subnetId(id)));
        refused("l1ValidationId", () -> mainnet.l1Validators(q -> q.l1ValidationId(id)));
        refused("assetId", () -> mainnet.assetTransactions(id));
        refused("addresses", () -> mainnet.rewards(q -> q.addAddresses(owner)));
        refused("rewardAddresses", () -> mainnet.delegators(q -> q.addRewardAddresses(owner)));
        refused("txHash", () -> data.signatureAggregator(Network.FUJI).aggregatedFor(id));
        refused(
                "signingSubnetId",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).signingSubnetId(id)));
    }

    @Test
    void values_outside_the_specified_lists_must_be_called_unlisted() {
        refused("currency", () -> CurrencyCode.of("xau"));
        refused("currency", () -> CurrencyCode.of("USD"));
        refused("blockchainId", () -> PrimaryNetworkChain.of("y-chain"));
        refused("blockchainId", () -> mainnet.assetTransactions(PrimaryNetworkChain.P_CHAIN, ID, q -> {}));

        assertThat(mainnet.rewards(q -> q.addNodeIds(NODE).currency(CurrencyCode.unlisted("xau"))))
                .isNotNull();
        assertThat(mainnet.assetTransactions(PrimaryNetworkChain.unlisted("y-chain"), ID, q -> {}))
                .isNotNull();
    }

    @Test
    void what_would_become_another_path() {
        for (String chainId : new String[] {"", " ", "..", "1/2", "1?x", "1#x", "%2e", "a b", "é"}) {
            refused("chainId", () -> data.chain(chainId));
            refused("chain", () -> data.metrics().averageTps(chainId));
        }
        refused("path", () -> data.get("v1", Map.of(), JsonTree.class));
        refused("path", () -> data.get("/v1?x=1", Map.of(), JsonTree.class));
        refused("path", () -> data.list("v1", Map.of(), "items", JsonTree.class));
        refused("itemsField", () -> data.list("/v1", Map.of(), " ", JsonTree.class));
        refused("params.thread", () -> data.get("/v1", Map.of("thread", Thread.currentThread()), JsonTree.class));
    }

    @Test
    void nulls_by_their_name() {
        nullRefused("network", () -> data.network(null));
        nullRefused("chainId", () -> data.chain(null));
        nullRefused("address", () -> chain.transactions(null));
        nullRefused("filter", () -> chain.transactions(ADDRESS, null));
        nullRefused("filter", () -> mainnet.rewards(null));
        nullRefused("txHash", () -> chain.transaction(null));
        nullRefused("order", () -> mainnet.subnets(null));
        nullRefused("blockchainId", () -> mainnet.blocksProposedBy(null, NODE));
        nullRefused("message", () -> aggregator.aggregate((Bytes) null));
        nullRefused("key", () -> ApiKey.of(null));
    }

    @Test
    void a_filter_that_is_set_to_null_is_as_if_it_were_not_set() {
        assertThat(mainnet.l1Validators(q -> q.nodeId(null).subnetId(null).includeInactiveL1Validators(null))
                        .start()
                        .parameters())
                .isEqualTo(mainnet.l1Validators().start().parameters());
    }
}
