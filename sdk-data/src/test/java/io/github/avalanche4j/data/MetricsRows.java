package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.C_CHAIN;
import static io.github.avalanche4j.data.Requests.DAY;
import static io.github.avalanche4j.data.Requests.EARLY;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.NO_ADDRESS;
import static io.github.avalanche4j.data.Requests.NO_ID;
import static io.github.avalanche4j.data.Requests.NO_NODE;
import static io.github.avalanche4j.data.Requests.ONE;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.PRIMARY_NETWORK;
import static io.github.avalanche4j.data.Requests.START;
import static io.github.avalanche4j.data.Requests.TWO;
import static io.github.avalanche4j.data.Requests.VALIDATION;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.MetricsServiceClient;
import io.github.avalanche4j.data.metrics.icm.IcmGroup;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.lookingglass.Subquery;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.L1ValidatorMetric;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Requests and refused arguments of the metrics service. */
final class MetricsRows {
    private static final Instant LATER = Instant.ofEpochSecond(1_800_000_000);
    private static final Subquery RICH =
            Subquery.nativeToken("a", "43114", BigDecimal.ONE).now();

    private MetricsRows() {}

    private static Row request(String fixture, Function<MetricsServiceClient, Object> call) {
        return Row.request(fixture, data -> call.apply(data.metrics()));
    }

    private static Row refuses(String argument, Function<MetricsServiceClient, Object> call) {
        return Row.refuses(argument, data -> call.apply(data.metrics()));
    }

    private static Row refusesNull(String argument, Function<MetricsServiceClient, Object> call) {
        return Row.refusesNull(argument, data -> call.apply(data.metrics()));
    }

    static List<Row> rows() {
        return List.of(
                // metrics
                request("listChains", metrics -> metrics.chains(Network.MAINNET)),
                request("getChain", metrics -> metrics.chain(43114).info()),
                request(
                        "getEvmChainMetrics",
                        metrics -> metrics.chain("43114")
                                .series(
                                        ChainMetric.ACTIVE_ADDRESSES,
                                        q -> q.startTimestamp(START)
                                                .endTimestamp(LATER)
                                                .timeInterval(TimeInterval.DAY))),
                request(
                        "getEvmChainRollingWindowMetrics",
                        metrics -> metrics.chain("43114").rolling(ChainMetric.GAS_USED)),
                request(
                        "getICMTimeseries",
                        metrics -> metrics.icm()
                                .series(q -> q.startTimestamp(START)
                                        .endTimestamp(LATER)
                                        .timeInterval(TimeInterval.DAY)
                                        .srcBlockchainId(C_CHAIN)
                                        .destBlockchainId(L1)
                                        .groupBy(IcmGroup.SOURCE)
                                        .network(Network.MAINNET))),
                request(
                        "getStakingMetrics",
                        metrics -> metrics.staking(
                                Network.MAINNET,
                                StakingMetric.DELEGATOR_COUNT,
                                q -> q.startTimestamp(START).endTimestamp(LATER).subnetId(PRIMARY_NETWORK))),
                request("average-tps", metrics -> metrics.averageTps("43114")),
                request("metrics-health-check", metrics -> metrics.health().ready()),
                request("metrics-health-check.down", metrics -> metrics.health().ready()),
                request("metrics-live-check", metrics -> metrics.health().live()),
                request("metrics-live-check.down", metrics -> metrics.health().live()),
                request(
                        "getTotalL1ValidatorMetrics",
                        metrics -> metrics.l1Validators()
                                .total(
                                        L1ValidatorMetric.TOTAL_CUMULATIVE_FEES_DAILY,
                                        q -> q.startTimestamp(START).endTimestamp(LATER))),
                request(
                        "getMetricsByValidationId",
                        metrics -> metrics.l1Validators()
                                .ofValidation(
                                        VALIDATION,
                                        L1ValidatorMetric.VALIDATION_CUMULATIVE_FEES_DAILY,
                                        q -> q.startTimestamp(START).endTimestamp(LATER))),
                request(
                        "getMetricsByNodeId",
                        metrics -> metrics.l1Validators()
                                .ofNode(
                                        OTHER_NODE,
                                        L1ValidatorMetric.PER_NODE_CUMULATIVE_FEES_PAID,
                                        q -> q.startTimestamp(START).endTimestamp(LATER))),
                request(
                        "getMetricsBySubnetId",
                        metrics -> metrics.l1Validators()
                                .ofSubnet(
                                        L1,
                                        L1ValidatorMetric.PER_SUBNET_DAILY_FEES_PAID,
                                        q -> q.startTimestamp(START).endTimestamp(LATER))),
                request(
                        "getAddressesByBtcbBridged",
                        metrics -> metrics.lookingGlass().bridgedBitcoin(new BigDecimal("1000000"))),
                request(
                        "getValidatorsByDateRange",
                        metrics -> metrics.lookingGlass()
                                .validators(
                                        L1,
                                        q -> q.startTimestamp(START)
                                                .endTimestamp(LATER)
                                                .network(Network.MAINNET))),
                request(
                        "compositeQueryV2",
                        metrics -> metrics.lookingGlass()
                                .query(
                                        QueryOperator.AND,
                                        Subquery.erc20Token(
                                                        "balance",
                                                        "43114",
                                                        EvmAddress.parse("0x3C469E9d6C5875D37a43f353D4F88E61FcF812C6"),
                                                        new BigDecimal("1E+6"))
                                                .allTime(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)),
                                        Subquery.nfts(
                                                        "nft",
                                                        "43114",
                                                        EvmAddress.parse("0xb8CB100b12807Bd8A8267800477ee5BA4bD387E8"))
                                                .anyTime(
                                                        Instant.parse("2026-01-01T00:00:00Z"),
                                                        Instant.parse("2026-01-31T00:00:00Z")))),
                request("nft-holders", metrics -> metrics.lookingGlass().nftHolders("43114", ADDRESS)),
                request(
                        "nft-holders-specification",
                        metrics -> metrics.lookingGlass().nftHolders("43114", ADDRESS)),
                request(
                        "getICMSummary",
                        metrics -> metrics.icm()
                                .summary(q -> q.srcBlockchainId(C_CHAIN)
                                        .destBlockchainId(L1)
                                        .groupBy(IcmGroup.SOURCE)
                                        .network(Network.MAINNET))),
                request(
                        "getICMSummary.grouped",
                        metrics -> metrics.icm()
                                .summary(q -> q.srcBlockchainId(C_CHAIN)
                                        .destBlockchainId(L1)
                                        .groupBy(IcmGroup.SOURCE)
                                        .network(Network.MAINNET))),
                // malformed texts of a response are not sent
                refuses("address", metrics -> metrics.lookingGlass().nftHolders("43114", NO_ADDRESS)),
                // what would become another path
                refuses("chain", metrics -> metrics.averageTps("")),
                refuses("chain", metrics -> metrics.averageTps(" ")),
                refuses("chain", metrics -> metrics.averageTps("..")),
                refuses("chain", metrics -> metrics.averageTps("1/2")),
                refuses("chain", metrics -> metrics.averageTps("1?x")),
                refuses("chain", metrics -> metrics.averageTps("1#x")),
                refuses("chain", metrics -> metrics.averageTps("%2e")),
                refuses("chain", metrics -> metrics.averageTps("a b")),
                refuses("chain", metrics -> metrics.averageTps("é")),
                // chains of no network and without an id
                refuses("network", metrics -> metrics.chains(Network.LOCAL)),
                refuses("chainId", metrics -> metrics.chain("a/b")),
                refuses("chainId", metrics -> metrics.chain("")),
                refuses("chainId", metrics -> metrics.chain(-1)),
                // figures of no time or of another interval
                refuses(
                        "startTimestamp",
                        metrics -> metrics.chain(1).series(ChainMetric.ACTIVE_SENDERS, q -> q.startTimestamp(EARLY))),
                refuses(
                        "endTimestamp",
                        metrics -> metrics.chain(1).series(ChainMetric.ACTIVE_SENDERS, q -> q.endTimestamp(EARLY))),
                refuses(
                        "startTimestamp",
                        metrics -> metrics.chain(1)
                                .series(
                                        ChainMetric.ACTIVE_SENDERS,
                                        q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "timeInterval",
                        metrics -> metrics.chain(1)
                                .series(ChainMetric.CUMULATIVE_TX_COUNT, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses(
                        "timeInterval",
                        metrics ->
                                metrics.chain(1).series(ChainMetric.AVG_TPS, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses(
                        "timeInterval",
                        metrics -> metrics.chain(1)
                                .series(ChainMetric.MAX_GAS_PRICE, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses(
                        "timeInterval",
                        metrics ->
                                metrics.chain(1).series(ChainMetric.CONTRACTS, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses(
                        "timeInterval",
                        metrics ->
                                metrics.chain(1).series(ChainMetric.DEPLOYERS, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses(
                        "timeInterval",
                        metrics ->
                                metrics.chain(1).series(ChainMetric.FEES_PAID, q -> q.timeInterval(TimeInterval.HOUR))),
                refuses("metric", metrics -> metrics.chain(1).series(ChainMetric.of("a/b"))),
                // windows of a cumulative figure are refused
                refuses("metric", metrics -> metrics.chain(1).rolling(ChainMetric.CUMULATIVE_ADDRESSES)),
                refuses("metric", metrics -> metrics.chain(1).rolling(ChainMetric.of(""))),
                // messages between no chains
                refuses("srcBlockchainId", metrics -> metrics.icm().series(q -> q.srcBlockchainId(NO_ID))),
                refuses("destBlockchainId", metrics -> metrics.icm().series(q -> q.destBlockchainId(NO_ID))),
                refuses("network", metrics -> metrics.icm().series(q -> q.network(Network.LOCAL))),
                refuses(
                        "startTimestamp",
                        metrics ->
                                metrics.icm().series(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses("srcBlockchainId", metrics -> metrics.icm().summary(q -> q.srcBlockchainId(NO_ID))),
                refuses("destBlockchainId", metrics -> metrics.icm().summary(q -> q.destBlockchainId(NO_ID))),
                refuses("network", metrics -> metrics.icm().summary(q -> q.network(Network.LOCAL))),
                // staking on nothing
                refuses("network", metrics -> metrics.staking(Network.LOCAL, StakingMetric.VALIDATOR_COUNT, q -> {})),
                refuses(
                        "subnetId",
                        metrics ->
                                metrics.staking(Network.FUJI, StakingMetric.VALIDATOR_COUNT, q -> q.subnetId(NO_ID))),
                refuses(
                        "endTimestamp",
                        metrics -> metrics.staking(
                                Network.FUJI, StakingMetric.VALIDATOR_COUNT, q -> q.endTimestamp(EARLY))),
                refuses("metric", metrics -> metrics.staking(Network.FUJI, StakingMetric.of("?"), q -> {})),
                // fees of another series
                refuses(
                        "metric",
                        metrics -> metrics.l1Validators().total(L1ValidatorMetric.PER_NODE_DAILY_FEES_PAID, q -> {})),
                refuses(
                        "metric",
                        metrics -> metrics.l1Validators()
                                .ofValidation(L1, L1ValidatorMetric.TOTAL_VALIDATOR_FEES_DAILY, q -> {})),
                refuses(
                        "metric",
                        metrics -> metrics.l1Validators()
                                .ofNode(NODE, L1ValidatorMetric.TOTAL_VALIDATOR_FEES_DAILY, q -> {})),
                refuses(
                        "metric",
                        metrics -> metrics.l1Validators()
                                .ofSubnet(L1, L1ValidatorMetric.TOTAL_VALIDATOR_FEES_DAILY, q -> {})),
                refuses("metric", metrics -> metrics.l1Validators().total(L1ValidatorMetric.of(".."), q -> {})),
                refuses(
                        "l1ValidationId",
                        metrics -> metrics.l1Validators()
                                .ofValidation(NO_ID, L1ValidatorMetric.VALIDATION_FEES_DAILY, q -> {})),
                refuses(
                        "nodeId",
                        metrics -> metrics.l1Validators()
                                .ofNode(NO_NODE, L1ValidatorMetric.PER_NODE_DAILY_FEES_PAID, q -> {})),
                refuses(
                        "subnetId",
                        metrics -> metrics.l1Validators()
                                .ofSubnet(NO_ID, L1ValidatorMetric.PER_SUBNET_DAILY_FEES_PAID, q -> {})),
                refuses(
                        "endTimestamp",
                        metrics -> metrics.l1Validators()
                                .total(L1ValidatorMetric.TOTAL_VALIDATOR_FEES_DAILY, q -> q.endTimestamp(EARLY))),
                // addresses that hold less than nothing
                refuses("threshold", metrics -> metrics.lookingGlass().bridgedBitcoin(BigDecimal.ONE.negate())),
                refuses("subnetId", metrics -> metrics.lookingGlass().validators(NO_ID, q -> {})),
                refuses("network", metrics -> metrics.lookingGlass().validators(L1, q -> q.network(Network.LOCAL))),
                refuses(
                        "startTimestamp",
                        metrics -> metrics.lookingGlass().validators(L1, q -> q.startTimestamp(EARLY))),
                Row.refuses(
                        "minBalance",
                        data -> Subquery.nativeToken("a", "43114", BigDecimal.ONE.negate())
                                .now()),
                refuses("chainId", metrics -> metrics.lookingGlass().nftHolders("a/b", ADDRESS)),
                refuses("address", metrics -> metrics.lookingGlass().nftHolders("43114", NO_ADDRESS)),
                // queries of nothing and parts that cannot be distinguished
                refuses("queries", metrics -> metrics.lookingGlass().query(QueryOperator.AND)),
                refuses("queries", metrics -> metrics.lookingGlass().query(QueryOperator.OR, RICH, RICH)),
                Row.refuses(
                        "id",
                        data -> Subquery.nativeToken(" ", "43114", BigDecimal.ONE)
                                .now()),
                Row.refuses(
                        "evmChainId",
                        data -> Subquery.nativeToken("a", "", BigDecimal.ONE).now()),
                Row.refuses(
                        "contractAddress",
                        data -> Subquery.erc20Token("a", "43114", NO_ADDRESS, BigDecimal.ONE)
                                .now()),
                Row.refuses(
                        "subjectAddress",
                        data -> Subquery.starsArena("a", NO_ADDRESS, BigDecimal.ONE)
                                .now()),
                Row.refuses(
                        "firstDate",
                        data -> Subquery.nfts("a", "43114", ADDRESS).allTime(DAY, DAY.minusDays(1))),
                Row.refuses(
                        "startTs", data -> Subquery.nfts("a", "43114", ADDRESS).anyTime(TWO, ONE)),
                Row.refuses("type", data -> Subquery.of("a", "", Map.of())),
                Row.refuses("params.x", data -> Subquery.of("a", "New", Map.of("x", new Object()))),
                // average tps of no time or chain
                refuses("from", metrics -> metrics.averageTps("1", q -> q.from(EARLY))),
                refuses("to", metrics -> metrics.averageTps("1", q -> q.to(EARLY))),
                refuses(
                        "from",
                        metrics -> metrics.averageTps("1", q -> q.from(TWO).to(ONE))),
                refuses("chain", metrics -> metrics.averageTps("a/b")),
                // paths that are none
                refuses("path", metrics -> metrics.get("v2/chains", Map.of(), JsonTree.class)),
                refuses("path", metrics -> metrics.list("/v2/chains?a=b", Map.of(), "chains", JsonTree.class)),
                refuses("itemsField", metrics -> metrics.list("/v2/chains", Map.of(), "", JsonTree.class)),
                refuses("path", metrics -> metrics.post("/v1/{x}", Map.of(), JsonTree.class)),
                refuses("params.a", metrics -> metrics.post("/v1/x", Map.of("a", new Object()), JsonTree.class)),
                refusesNull("metric", metrics -> metrics.chain(1).series(null)),
                refusesNull("metric", metrics -> metrics.chain(1).rolling(null)),
                refusesNull("filter", metrics -> metrics.icm().summary(null)),
                refusesNull("threshold", metrics -> metrics.lookingGlass().bridgedBitcoin(null)),
                refusesNull("metric", metrics -> metrics.l1Validators().total(null, q -> {})),
                refusesNull("body", metrics -> metrics.post("/v1/x", null, JsonTree.class)));
    }
}
