package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.metrics.LookingGlassClient;
import io.github.avalanche4j.data.metrics.MetricsServiceClient;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.lookingglass.Subquery;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.L1ValidatorMetric;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Wrong arguments of metrics. */
class MetricsWrongArgumentsTest extends WrongArguments {
    private static final EvmAddress MALFORMED = Json.read(EvmAddress.class, "\"0x12\"");
    private static final Id NO_ID = Json.read(Id.class, "\"x\"");
    private static final NodeId NO_NODE = Json.read(NodeId.class, "\"NodeID-x\"");
    private static final LocalDate DAY = LocalDate.of(2026, 1, 2);
    private static final Instant EARLY = Instant.ofEpochSecond(-1);
    private static final Instant ONE = Instant.ofEpochSecond(1);
    private static final Instant TWO = Instant.ofEpochSecond(2);

    private final MetricsServiceClient metrics = data.metrics();
    private final LookingGlassClient lookingGlass = metrics.lookingGlass();

    @Test
    void chains_of_no_network_and_without_an_id() {
        refused("network", () -> metrics.chains(Network.LOCAL));
        refused("chainId", () -> metrics.chain("a/b"));
        refused("chainId", () -> metrics.chain(""));
        refused("chainId", () -> metrics.chain(-1));
    }

    @Test
    void figures_of_no_time_or_of_another_interval() {
        ChainMetric senders = ChainMetric.ACTIVE_SENDERS;
        refused("startTimestamp", () -> metrics.chain(1).series(senders, q -> q.startTimestamp(EARLY)));
        refused("endTimestamp", () -> metrics.chain(1).series(senders, q -> q.endTimestamp(EARLY)));
        refused(
                "startTimestamp",
                () -> metrics.chain(1)
                        .series(senders, q -> q.startTimestamp(TWO).endTimestamp(ONE)));
        for (ChainMetric daily : new ChainMetric[] {
            ChainMetric.CUMULATIVE_TX_COUNT, ChainMetric.AVG_TPS, ChainMetric.MAX_GAS_PRICE,
            ChainMetric.CONTRACTS, ChainMetric.DEPLOYERS, ChainMetric.FEES_PAID
        }) {
            refused("timeInterval", () -> metrics.chain(1).series(daily, q -> q.timeInterval(TimeInterval.HOUR)));
        }
        refused("metric", () -> metrics.chain(1).series(ChainMetric.of("a/b")));
    }

    @Test
    void windows_of_a_cumulative_figure_are_refused() {
        refused("metric", () -> metrics.chain(1).rolling(ChainMetric.CUMULATIVE_ADDRESSES));
        refused("metric", () -> metrics.chain(1).rolling(ChainMetric.of("")));
    }

    @Test
    void messages_between_no_chains() {
        refused("srcBlockchainId", () -> metrics.icm().series(q -> q.srcBlockchainId(NO_ID)));
        refused("destBlockchainId", () -> metrics.icm().series(q -> q.destBlockchainId(NO_ID)));
        refused("network", () -> metrics.icm().series(q -> q.network(Network.LOCAL)));
        refused(
                "startTimestamp",
                () -> metrics.icm().series(q -> q.startTimestamp(TWO).endTimestamp(ONE)));
        refused("srcBlockchainId", () -> metrics.icm().summary(q -> q.srcBlockchainId(NO_ID)));
        refused("destBlockchainId", () -> metrics.icm().summary(q -> q.destBlockchainId(NO_ID)));
        refused("network", () -> metrics.icm().summary(q -> q.network(Network.LOCAL)));
    }

    @Test
    void staking_on_nothing() {
        StakingMetric count = StakingMetric.VALIDATOR_COUNT;
        refused("network", () -> metrics.staking(Network.LOCAL, count, q -> {}));
        refused("subnetId", () -> metrics.staking(Network.FUJI, count, q -> q.subnetId(NO_ID)));
        refused("endTimestamp", () -> metrics.staking(Network.FUJI, count, q -> q.endTimestamp(EARLY)));
        refused("metric", () -> metrics.staking(Network.FUJI, StakingMetric.of("?"), q -> {}));
    }

    @Test
    void fees_of_another_series() {
        L1ValidatorMetric ofAll = L1ValidatorMetric.TOTAL_VALIDATOR_FEES_DAILY;
        refused("metric", () -> metrics.l1Validators().total(L1ValidatorMetric.PER_NODE_DAILY_FEES_PAID, q -> {}));
        refused("metric", () -> metrics.l1Validators().ofValidation(L1, ofAll, q -> {}));
        refused("metric", () -> metrics.l1Validators().ofNode(NODE, ofAll, q -> {}));
        refused("metric", () -> metrics.l1Validators().ofSubnet(L1, ofAll, q -> {}));
        refused("metric", () -> metrics.l1Validators().total(L1ValidatorMetric.of(".."), q -> {}));
        refused(
                "l1ValidationId",
                () -> metrics.l1Validators().ofValidation(NO_ID, L1ValidatorMetric.VALIDATION_FEES_DAILY, q -> {}));
        refused(
                "nodeId",
                () -> metrics.l1Validators().ofNode(NO_NODE, L1ValidatorMetric.PER_NODE_DAILY_FEES_PAID, q -> {}));
        refused(
                "subnetId",
                () -> metrics.l1Validators().ofSubnet(NO_ID, L1ValidatorMetric.PER_SUBNET_DAILY_FEES_PAID, q -> {}));
        refused("endTimestamp", () -> metrics.l1Validators().total(ofAll, q -> q.endTimestamp(EARLY)));
    }

    @Test
    void addresses_that_hold_less_than_nothing() {
        BigDecimal negative = BigDecimal.ONE.negate();
        refused("threshold", () -> lookingGlass.bridgedBitcoin(negative));
        refused("subnetId", () -> lookingGlass.validators(NO_ID, q -> {}));
        refused("network", () -> lookingGlass.validators(L1, q -> q.network(Network.LOCAL)));
        refused("startTimestamp", () -> lookingGlass.validators(L1, q -> q.startTimestamp(EARLY)));
        refused("minBalance", () -> Subquery.nativeToken("a", "43114", negative).now());
        refused("chainId", () -> lookingGlass.nftHolders("a/b", ADDRESS));
        refused("address", () -> lookingGlass.nftHolders("43114", MALFORMED));
    }

    @Test
    void queries_of_nothing_and_parts_that_cannot_be_distinguished() {
        Subquery rich = Subquery.nativeToken("a", "43114", BigDecimal.ONE).now();
        refused("queries", () -> lookingGlass.query(QueryOperator.AND));
        refused("queries", () -> lookingGlass.query(QueryOperator.OR, rich, rich));
        refused("id", () -> Subquery.nativeToken(" ", "43114", BigDecimal.ONE).now());
        refused(
                "evmChainId",
                () -> Subquery.nativeToken("a", "", BigDecimal.ONE).now());
        refused(
                "contractAddress",
                () -> Subquery.erc20Token("a", "43114", MALFORMED, BigDecimal.ONE)
                        .now());
        refused(
                "subjectAddress",
                () -> Subquery.starsArena("a", MALFORMED, BigDecimal.ONE).now());
        refused("firstDate", () -> Subquery.nfts("a", "43114", ADDRESS).allTime(DAY, DAY.minusDays(1)));
        refused("startTs", () -> Subquery.nfts("a", "43114", ADDRESS).anyTime(TWO, ONE));
        refused("type", () -> Subquery.of("a", "", Map.of()));
        refused("params.x", () -> Subquery.of("a", "New", Map.of("x", new Object())));
    }

    @Test
    void average_tps_of_no_time_or_chain() {
        refused("from", () -> metrics.averageTps("1", q -> q.from(EARLY)));
        refused("to", () -> metrics.averageTps("1", q -> q.to(EARLY)));
        refused("from", () -> metrics.averageTps("1", q -> q.from(TWO).to(ONE)));
        refused("chain", () -> metrics.averageTps("a/b"));
    }

    @Test
    void paths_that_are_none() {
        refused("path", () -> metrics.get("v2/chains", Map.of(), JsonTree.class));
        refused("path", () -> metrics.list("/v2/chains?a=b", Map.of(), "chains", JsonTree.class));
        refused("itemsField", () -> metrics.list("/v2/chains", Map.of(), "", JsonTree.class));
        refused("path", () -> metrics.post("/v1/{x}", Map.of(), JsonTree.class));
        refused("params.a", () -> metrics.post("/v1/x", Map.of("a", new Object()), JsonTree.class));
    }

    @Test
    void nulls_by_their_name() {
        nullRefused("metric", () -> metrics.chain(1).series(null));
        nullRefused("metric", () -> metrics.chain(1).rolling(null));
        nullRefused("filter", () -> metrics.icm().summary(null));
        nullRefused("threshold", () -> lookingGlass.bridgedBitcoin(null));
        nullRefused("metric", () -> metrics.l1Validators().total(null, q -> {}));
        nullRefused("body", () -> metrics.post("/v1/x", null, JsonTree.class));
    }
}
