package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.OWNER;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.network.PrimaryChainClient;
import io.github.avalanche4j.data.network.UtxoFilter;
import io.github.avalanche4j.data.network.UtxoSortBy;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.validator.ValidationStatus;
import io.github.avalanche4j.data.validator.ValidatorSortBy;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The requests of the primary network's chains and validators by the names of their fixtures, as a user writes them. */
final class PrimaryChainRequests {
    private static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    private static final Instant END = Instant.ofEpochSecond(1_700_000_000);
    private static final Bech32Address SECOND_OWNER =
            Bech32Address.parse("P-avax1zcm84t9k0f9qzlyd4z4e26pvevusscmclhd7y0");
    private static final Map<String, Function<DataClient, PrimaryChainClient<?, ?, ?>>> CHAINS = Map.of(
            "p-chain", data -> data.network(Network.MAINNET).pChain(),
            "x-chain", data -> data.network(Network.MAINNET).xChain(),
            "c-chain", data -> data.network(Network.MAINNET).cChain());

    private PrimaryChainRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        CHAINS.forEach((chain, client) -> {
            requests.put(
                    "getTxByHash." + chain,
                    (data, service) -> client.apply(data).transaction(ID).execute());
            requests.put(
                    "listLatestPrimaryNetworkTransactions." + chain,
                    (data, service) -> first(transactions(client.apply(data))));
            requests.put(
                    "getUtxosByAddresses." + chain,
                    (data, service) -> first(client.apply(data).utxos(q -> utxos(q).addAddresses(OWNER))));
            requests.put(
                    "getUtxosByAddressesV2." + chain,
                    (data, service) -> first(client.apply(data).utxosV2(q -> utxos(q).addAllAddresses(posted(chain)))));
            requests.put(
                    "getBalancesByAddresses." + chain,
                    (data, service) -> client.apply(data)
                            .balances(q -> q.addAddresses(OWNER).blockTimestamp(END))
                            .execute());
            if (!chain.equals("c-chain")) {
                requests.put(
                        "getLastActivityTimestampByAddresses." + chain,
                        (data, service) ->
                                client.apply(data).lastActivity(List.of(OWNER)).execute());
                requests.put(
                        "getLastActivityTimestampByAddressesV2." + chain,
                        (data, service) -> client.apply(data)
                                .lastActivityV2(posted(chain).subList(0, 1))
                                .execute());
                requests.put(
                        "getBlockById." + chain,
                        (data, service) -> client.apply(data).block(24_996_978).execute());
            }
        });
        requests.put("getTxByHash.c-chain.import", requests.get("getTxByHash.c-chain"));
        requests.put("getTxByHash.p-chain.helicon", requests.get("getTxByHash.p-chain"));
        requests.put("getTxByHash.x-chain.non-linear", requests.get("getTxByHash.x-chain"));
        requests.put(
                "listLatestPrimaryNetworkBlocks.p-chain",
                (data, service) -> first(data.network(Network.MAINNET)
                        .pChain()
                        .blocks(q -> q.startTimestamp(START).endTimestamp(END))));
        requests.put(
                "listActivePrimaryNetworkStakingTransactions.p-chain",
                (data, service) -> first(data.network(Network.MAINNET)
                        .pChain()
                        .stakingTransactions(q -> q.addAddresses(OWNER)
                                .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                .startTimestamp(START)
                                .endTimestamp(END)
                                .sortOrder(SortOrder.DESC))));
        vertices(requests);
        networks(requests);
        validators(requests);
        return requests;
    }

    private static Paged<?> transactions(PrimaryChainClient<?, ?, ?> chain) {
        return chain.transactions(q -> q.addAddresses(OWNER)
                .l1ValidationId(Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb"))
                .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                .startTimestamp(START)
                .endTimestamp(END)
                .sortOrder(SortOrder.DESC));
    }

    private static UtxoFilter.Builder utxos(UtxoFilter.Builder filter) {
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

    private static void vertices(Map<String, Requests.Request> requests) {
        requests.put(
                "getAssetDetails.x-chain",
                (data, service) ->
                        data.network(Network.MAINNET).xChain().asset(ID).execute());
        requests.put(
                "getVertexByHash.x-chain",
                (data, service) ->
                        data.network(Network.MAINNET).xChain().vertex(ID).execute());
        requests.put(
                "getVertexByHeight.x-chain",
                (data, service) -> first(data.network(Network.MAINNET).xChain().verticesAt(123_456)));
        requests.put(
                "listLatestXChainVertices.x-chain",
                (data, service) -> first(data.network(Network.MAINNET).xChain().vertices()));
    }

    private static void networks(Map<String, Requests.Request> requests) {
        requests.put(
                "getNetworkDetails",
                (data, service) -> data.network(Network.MAINNET).details().execute());
        requests.put(
                "getAvaxSupply",
                (data, service) -> data.network(Network.MAINNET).avaxSupply().execute());
        requests.put(
                "getChainIdsForAddresses",
                (data, service) ->
                        data.network(Network.MAINNET).chainIdsOf(List.of(OWNER)).execute());
        requests.put(
                "getSubnetById",
                (data, service) -> data.network(Network.MAINNET).subnet(L1).execute());
        requests.put(
                "listBlockchains",
                (data, service) -> first(data.network(Network.MAINNET).blockchains(SortOrder.DESC)));
        Map.of(
                        "getBlockchainById", "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
                        "getBlockchainById.x-chain", "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
                        "getBlockchainById.genesis-text", "2A2BteyY3doDkTPtKQ8DDpTmdYSVprGaxZL3mYLZ8fWvTDyyx7")
                .forEach((fixture, id) -> requests.put(
                        fixture,
                        (data, service) -> data.network(Network.MAINNET)
                                .blockchain(Id.parse(id))
                                .execute()));
    }

    private static void validators(Map<String, Requests.Request> requests) {
        requests.put(
                "listValidators",
                (data, service) -> first(data.network(Network.MAINNET)
                        .validators(q -> q.addNodeIds(OTHER_NODE, NODE)
                                .sortBy(ValidatorSortBy.BLOCK_INDEX)
                                .sortOrder(SortOrder.DESC)
                                .validationStatus(ValidationStatus.ACTIVE)
                                .minDelegationCapacity(1_000_000)
                                .maxDelegationCapacity(9_000_000)
                                .minTimeRemaining(Duration.ofHours(1))
                                .maxTimeRemaining(Duration.ofDays(1))
                                .minFeePercentage(BigDecimal.valueOf(2))
                                .maxFeePercentage(BigDecimal.valueOf(20))
                                .minUptimePerformance(BigDecimal.valueOf(80))
                                .maxUptimePerformance(BigDecimal.valueOf(100))
                                .subnetId(Id.parse("11111111111111111111111111111111LpoYY")))));
        requests.put(
                "getSingleValidatorDetails",
                (data, service) -> first(data.network(Network.MAINNET)
                        .validationsOf(
                                OTHER_NODE,
                                q -> q.validationStatus(ValidationStatus.ACTIVE).sortOrder(SortOrder.DESC))));
        requests.put(
                "listValidatorCycles",
                (data, service) -> first(data.network(Network.MAINNET)
                        .cyclesOf(
                                OTHER_NODE,
                                q -> q.txHash(Id.parse("TE17sEgdHHRYH6hVhtDanbCzDiEN9EN79FxLChbwZqoTAeQUA"))
                                        .sortOrder(SortOrder.DESC))));
        requests.put("selfHostedHealth", (data, service) -> health(service));
    }

    private static Object health(FakeDataService service) {
        try (SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url())) {
            return aggregator.health().execute();
        }
    }
}
