package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.OWNER;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.network.PChainClient;
import io.github.avalanche4j.data.network.PrimaryChainClient;
import io.github.avalanche4j.data.network.UtxoFilter;
import io.github.avalanche4j.data.network.UtxoSortBy;
import io.github.avalanche4j.data.network.XChainClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.validator.ValidationStatus;
import io.github.avalanche4j.data.validator.ValidatorSortBy;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The requests of the primary network's chains and validators by the names of their fixtures, as a user writes them. */
final class PrimaryChainRequests {
    private static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    private static final Instant END = Instant.ofEpochSecond(1_700_000_000);
    private static final Bech32Address SECOND_OWNER =
            Bech32Address.parse("P-avax1zcm84t9k0f9qzlyd4z4e26pvevusscmclhd7y0");

    private PrimaryChainRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<NetworkClient> mainnet = requests.of(data -> data.network(Network.MAINNET));
        RequestTable<PChainClient> pChain = mainnet.of(NetworkClient::pChain);
        RequestTable<XChainClient> xChain = mainnet.of(NetworkClient::xChain);
        everyChain("p-chain", pChain);
        everyChain("x-chain", xChain);
        everyChain("c-chain", mainnet.of(NetworkClient::cChain));
        linear("p-chain", pChain);
        linear("x-chain", xChain);
        mainnet.call("getTxByHash.c-chain.import", c -> c.cChain().transaction(ID));
        pChain.call("getTxByHash.p-chain.helicon", c -> c.transaction(ID));
        xChain.call("getTxByHash.x-chain.non-linear", c -> c.transaction(ID));
        pChain.list(
                "listLatestPrimaryNetworkBlocks.p-chain",
                c -> c.blocks(q -> q.startTimestamp(START).endTimestamp(END)));
        pChain.list(
                "listActivePrimaryNetworkStakingTransactions.p-chain",
                c -> c.stakingTransactions(q -> q.addAddresses(OWNER)
                        .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                        .startTimestamp(START)
                        .endTimestamp(END)
                        .sortOrder(SortOrder.DESC)));
        vertices(xChain);
        networks(mainnet);
        validators(mainnet);
        requests.put("selfHostedHealth", (data, service) -> health(service));
    }

    private static <C extends PrimaryChainClient<?, ?, ?>> void everyChain(String chain, RequestTable<C> requests) {
        requests.call("getTxByHash." + chain, c -> c.transaction(ID));
        requests.list("listLatestPrimaryNetworkTransactions." + chain, PrimaryChainRequests::transactions);
        requests.list("getUtxosByAddresses." + chain, c -> c.utxos(q -> utxos(q).addAddresses(OWNER)));
        requests.list("getUtxosByAddressesV2." + chain, c -> c.utxosV2(q -> utxos(q).addAllAddresses(posted(chain))));
        requests.call(
                "getBalancesByAddresses." + chain,
                c -> c.balances(q -> q.addAddresses(OWNER).blockTimestamp(END)));
    }

    private static <C extends PrimaryChainClient<?, ?, ?>> void linear(String chain, RequestTable<C> requests) {
        requests.call("getLastActivityTimestampByAddresses." + chain, c -> c.lastActivity(List.of(OWNER)));
        requests.call(
                "getLastActivityTimestampByAddressesV2." + chain,
                c -> c.lastActivityV2(posted(chain).subList(0, 1)));
        requests.call("getBlockById." + chain, c -> c.block(24_996_978));
    }

    private static Paged<?> transactions(PrimaryChainClient<?, ?, ?> chain) {
        return chain.transactions(q -> q.addAddresses(OWNER)
                .l1ValidationId(Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb"))
                .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                .startTimestamp(START)
                .endTimestamp(END)
                .sortOrder(SortOrder.DESC));
    }

    private static UtxoFilter utxos(UtxoFilter filter) {
        return filter.assetId(ID)
                .minUtxoAmount(1000)
                .includeSpent(true)
                .sortBy(UtxoSortBy.TIMESTAMP)
                .sortOrder(SortOrder.DESC);
    }

    private static List<Bech32Address> posted(String chain) {
        String letter = chain.substring(0, 1).toUpperCase(java.util.Locale.ROOT);
        Bech32Address owner = Bech32Address.parse(letter + "-" + OWNER);
        return letter.equals("P") ? List.of(owner, SECOND_OWNER) : List.of(owner);
    }

    private static void vertices(RequestTable<XChainClient> xChain) {
        xChain.call("getAssetDetails.x-chain", c -> c.asset(ID));
        xChain.call("getVertexByHash.x-chain", c -> c.vertex(ID));
        xChain.list("getVertexByHeight.x-chain", c -> c.verticesAt(123_456));
        xChain.list("listLatestXChainVertices.x-chain", c -> c.vertices());
    }

    private static void networks(RequestTable<NetworkClient> mainnet) {
        mainnet.call("getNetworkDetails", c -> c.details());
        mainnet.call("getAvaxSupply", c -> c.avaxSupply());
        mainnet.call("getChainIdsForAddresses", c -> c.chainIdsOf(List.of(OWNER)));
        mainnet.call("getSubnetById", c -> c.subnet(L1));
        mainnet.list("listBlockchains", c -> c.blockchains(SortOrder.DESC));
        Map.of(
                        "getBlockchainById", "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
                        "getBlockchainById.x-chain", "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
                        "getBlockchainById.genesis-text", "2A2BteyY3doDkTPtKQ8DDpTmdYSVprGaxZL3mYLZ8fWvTDyyx7")
                .forEach((fixture, id) -> mainnet.call(fixture, c -> c.blockchain(Id.parse(id))));
    }

    private static void validators(RequestTable<NetworkClient> mainnet) {
        mainnet.list(
                "listValidators",
                c -> c.validators(q -> q.addNodeIds(OTHER_NODE, NODE)
                        .sortBy(ValidatorSortBy.BLOCK_INDEX)
                        .sortOrder(SortOrder.DESC)
                        .validationStatus(ValidationStatus.ACTIVE)
                        .minDelegationCapacity(NAvax.of(1_000_000))
                        .maxDelegationCapacity(NAvax.of(9_000_000))
                        .minTimeRemaining(Duration.ofHours(1))
                        .maxTimeRemaining(Duration.ofDays(1))
                        .minFeePercentage(BigDecimal.valueOf(2))
                        .maxFeePercentage(BigDecimal.valueOf(20))
                        .minUptimePerformance(BigDecimal.valueOf(80))
                        .maxUptimePerformance(BigDecimal.valueOf(100))
                        .subnetId(Id.parse("11111111111111111111111111111111LpoYY"))));
        mainnet.list(
                "getSingleValidatorDetails",
                c -> c.validationsOf(
                        OTHER_NODE,
                        q -> q.validationStatus(ValidationStatus.ACTIVE).sortOrder(SortOrder.DESC)));
        mainnet.list(
                "listValidatorCycles",
                c -> c.cyclesOf(
                        OTHER_NODE,
                        q -> q.txHash(Id.parse("TE17sEgdHHRYH6hVhtDanbCzDiEN9EN79FxLChbwZqoTAeQUA"))
                                .sortOrder(SortOrder.DESC)));
    }

    private static Object health(FakeDataService service) {
        try (SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url())) {
            return aggregator.health().execute();
        }
    }
}
