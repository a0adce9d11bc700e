package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OWNER;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.network.PrimaryChainClient;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arguments that break a rule of the primary network's chains and validators. */
class PrimaryChainWrongArgumentsTest extends WrongArguments {
    private static final Id BAD_ID = Json.read(Id.class, "\"x\"");
    private static final NodeId BAD_NODE = Json.read(NodeId.class, "\"NodeID-x\"");
    private static final Bech32Address BAD_OWNER = Json.read(Bech32Address.class, "\"avax1x\"");
    private static final Instant EARLY = Instant.ofEpochSecond(-1);
    private static final Instant ONE = Instant.ofEpochSecond(1);
    private static final Instant TWO = Instant.ofEpochSecond(2);

    private static final EvmAddress EVM_ADDRESS = EvmAddress.parse("0x" + "71".repeat(20));

    private final NetworkClient mainnet = data.network(Network.MAINNET);
    private final List<PrimaryChainClient<?, ?, ?>> chains =
            List.of(mainnet.pChain(), mainnet.xChain(), mainnet.cChain());

    @Test
    void addresses_that_are_missing_malformed_or_of_another_network_or_chain() {
        Bech32Address onC = Bech32Address.parse("C-" + OWNER);
        for (PrimaryChainClient<?, ?, ?> chain : chains) {
            refused("addresses", () -> chain.utxos(q -> {}));
            refused("addresses", () -> chain.utxosV2(q -> {}));
            refused("addresses", () -> chain.balances(q -> {}));
            refused("addresses", () -> chain.lastActivity(List.of()));
            refused("addresses", () -> chain.lastActivityV2(List.of()));
            for (Bech32Address wrong : List.of(FUJI_OWNER, BAD_OWNER)) {
                refused("addresses", () -> chain.utxosV2(q -> q.addAddresses(wrong)));
            }
            for (Bech32Address wrong : List.of(FUJI_OWNER, BAD_OWNER, onC)) {
                refused("addresses", () -> chain.transactions(q -> q.addAddresses(OWNER, wrong)));
                refused("addresses", () -> chain.utxos(q -> q.addAddresses(OWNER, wrong)));
                refused("addresses", () -> chain.balances(q -> q.addAddresses(wrong)));
                refused("addresses", () -> chain.lastActivity(List.of(wrong)));
                refused("addresses", () -> chain.lastActivityV2(List.of(wrong)));
                refused("addresses", () -> mainnet.chainIdsOf(List.of(wrong)));
            }
        }
        refused("addresses", () -> mainnet.chainIdsOf(List.of()));
        refused("addresses", () -> mainnet.pChain().stakingTransactions(q -> q.addAddresses(FUJI_OWNER)));
        refused("addresses", () -> mainnet.cChain().transactionsOf(List.of()));
        refused(
                "addresses",
                () -> mainnet.cChain().transactions(q -> q.addAddresses(OWNER).addEvmAddresses(EVM_ADDRESS)));
        refused("addresses", () -> mainnet.cChain().transactionsOf(List.of(Json.read(EvmAddress.class, "\"0x12\""))));
    }

    @Test
    void ids_that_are_malformed() {
        for (PrimaryChainClient<?, ?, ?> chain : chains) {
            refused("txHash", () -> chain.transaction(BAD_ID));
            refused("l1ValidationId", () -> chain.transactions(q -> q.l1ValidationId(BAD_ID)));
            refused("assetId", () -> chain.utxos(q -> q.addAddresses(OWNER).assetId(BAD_ID)));
        }
        refused("hash", () -> mainnet.pChain().block(BAD_ID));
        refused("hash", () -> mainnet.xChain().block(BAD_ID));
        refused("hash", () -> mainnet.cChain().block(Json.read(EvmHash.class, "\"0x12\"")));
        refused("assetId", () -> mainnet.xChain().asset(BAD_ID));
        refused("vertexHash", () -> mainnet.xChain().vertex(BAD_ID));
        refused("subnetId", () -> mainnet.subnet(BAD_ID));
        refused("subnetId", () -> mainnet.validators(q -> q.subnetId(BAD_ID)));
        refused("blockchainId", () -> mainnet.blockchain(BAD_ID));
        refused("nodeIds", () -> mainnet.validators(q -> q.addNodeIds(BAD_NODE)));
        refused("nodeId", () -> mainnet.validationsOf(BAD_NODE, q -> {}));
        refused("nodeId", () -> mainnet.cyclesOf(BAD_NODE, q -> {}));
        refused("txHash", () -> mainnet.cyclesOf(NODE, q -> q.txHash(BAD_ID)));
    }

    @Test
    void numbers_and_times_outside_their_ranges() {
        for (PrimaryChainClient<?, ?, ?> chain : chains) {
            refused("height", () -> chain.block(-1));
            refused(
                    "minUtxoAmount",
                    () -> chain.utxos(q -> q.addAddresses(OWNER).minUtxoAmount(-1)));
            refused(
                    "blockTimestamp",
                    () -> chain.balances(q -> q.addAddresses(OWNER).blockTimestamp(EARLY)));
            refused(
                    "startTimestamp",
                    () -> chain.blocks(q -> q.startTimestamp(TWO).endTimestamp(ONE)));
            refused(
                    "startTimestamp",
                    () -> chain.transactions(q -> q.startTimestamp(TWO).endTimestamp(ONE)));
            refused("endTimestamp", () -> chain.transactions(q -> q.endTimestamp(EARLY)));
        }
        refused("endTimestamp", () -> mainnet.pChain().stakingTransactions(q -> q.endTimestamp(EARLY)));
        refused("height", () -> mainnet.xChain().verticesAt(-1));
    }

    @Test
    void validators_by_ranges_that_are_none() {
        refused(
                "minDelegationCapacity",
                () -> mainnet.validators(
                        q -> q.minDelegationCapacity(NAvax.of(2)).maxDelegationCapacity(NAvax.of(1))));
        refused("minTimeRemaining", () -> mainnet.validators(q -> q.minTimeRemaining(Duration.ofSeconds(-1))));
        refused(
                "maxTimeRemaining",
                () -> mainnet.validators(q -> q.maxTimeRemaining(Duration.ofSeconds(2_147_483_648L))));
        refused("minFeePercentage", () -> mainnet.validators(q -> q.minFeePercentage(BigDecimal.ONE)));
        refused("maxFeePercentage", () -> mainnet.validators(q -> q.maxFeePercentage(new BigDecimal("100.1"))));
        refused("minUptimePerformance", () -> mainnet.validators(q -> q.minUptimePerformance(BigDecimal.valueOf(-1))));
        refused(
                "minUptimePerformance",
                () -> mainnet.validators(
                        q -> q.minUptimePerformance(BigDecimal.TEN).maxUptimePerformance(BigDecimal.ONE)));
    }

    @Test
    void nulls_by_their_name() {
        nullRefused("txHash", () -> mainnet.pChain().transaction(null));
        nullRefused("addresses", () -> mainnet.xChain().lastActivity(null));
        nullRefused("order", () -> mainnet.xChain().verticesAt(1, null));
        nullRefused("nodeId", () -> mainnet.validationsOf(null, q -> {}));
    }
}
