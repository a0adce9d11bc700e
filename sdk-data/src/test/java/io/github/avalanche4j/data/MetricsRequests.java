package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.icm.IcmGroup;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.lookingglass.Subquery;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.L1ValidatorMetric;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import io.github.avalanche4j.data.model.TimeRange;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The requests of metrics by the names of their fixtures, as a user writes them. */
final class MetricsRequests {
    static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    static final Instant END = Instant.ofEpochSecond(1_800_000_000);

    private static final Id C_CHAIN = Id.parse("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5");
    private static final Id PRIMARY_NETWORK = Id.parse("11111111111111111111111111111111LpoYY");
    private static final Id VALIDATION = Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb");
    private static final EvmAddress TOKEN = EvmAddress.parse("0x3C469E9d6C5875D37a43f353D4F88E61FcF812C6");
    private static final EvmAddress COLLECTION = EvmAddress.parse("0xb8CB100b12807Bd8A8267800477ee5BA4bD387E8");
    private static final Consumer<TimeRange.Builder> TIMES =
            q -> q.startTimestamp(START).endTimestamp(END);

    private MetricsRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put("listChains", (data, service) -> first(data.metrics().chains(Network.MAINNET)));
        requests.put(
                "getChain",
                (data, service) -> data.metrics().chain(43114).info().execute());
        requests.put(
                "getEvmChainMetrics",
                (data, service) -> first(data.metrics()
                        .chain("43114")
                        .series(
                                ChainMetric.ACTIVE_ADDRESSES,
                                q -> q.startTimestamp(START).endTimestamp(END).timeInterval(TimeInterval.DAY))));
        requests.put(
                "getEvmChainRollingWindowMetrics",
                (data, service) -> data.metrics()
                        .chain("43114")
                        .rolling(ChainMetric.GAS_USED)
                        .execute());
        requests.put(
                "getICMTimeseries",
                (data, service) -> first(data.metrics()
                        .icm()
                        .series(q -> q.startTimestamp(START)
                                .endTimestamp(END)
                                .timeInterval(TimeInterval.DAY)
                                .srcBlockchainId(C_CHAIN)
                                .destBlockchainId(L1)
                                .groupBy(IcmGroup.SOURCE)
                                .network(Network.MAINNET))));
        requests.put("getICMSummary", (data, service) -> summary(data));
        requests.put("getICMSummary.grouped", (data, service) -> summary(data));
        requests.put(
                "getStakingMetrics",
                (data, service) -> first(data.metrics()
                        .staking(
                                Network.MAINNET,
                                StakingMetric.DELEGATOR_COUNT,
                                q -> q.startTimestamp(START).endTimestamp(END).subnetId(PRIMARY_NETWORK))));
        validators(requests);
        addresses(requests);
        requests.put(
                "metrics-health-check",
                (data, service) -> data.metrics().health().ready().execute());
        requests.put(
                "metrics-health-check.down",
                (data, service) -> data.metrics().health().ready().execute());
        requests.put(
                "metrics-live-check",
                (data, service) -> data.metrics().health().live().execute());
        requests.put(
                "metrics-live-check.down",
                (data, service) -> data.metrics().health().live().execute());
        return requests;
    }

    private static Object summary(DataClient data) {
        return data.metrics()
                .icm()
                .summary(q -> q.srcBlockchainId(C_CHAIN)
                        .destBlockchainId(L1)
                        .groupBy(IcmGroup.SOURCE)
                        .network(Network.MAINNET))
                .execute();
    }

    private static void validators(Map<String, Requests.Request> requests) {
        requests.put(
                "getTotalL1ValidatorMetrics",
                (data, service) -> first(
                        data.metrics().l1Validators().total(L1ValidatorMetric.TOTAL_CUMULATIVE_FEES_DAILY, TIMES)));
        requests.put(
                "getMetricsByValidationId",
                (data, service) -> first(data.metrics()
                        .l1Validators()
                        .ofValidation(VALIDATION, L1ValidatorMetric.VALIDATION_CUMULATIVE_FEES_DAILY, TIMES)));
        requests.put(
                "getMetricsByNodeId",
                (data, service) -> first(data.metrics()
                        .l1Validators()
                        .ofNode(OTHER_NODE, L1ValidatorMetric.PER_NODE_CUMULATIVE_FEES_PAID, TIMES)));
        requests.put(
                "getMetricsBySubnetId",
                (data, service) -> first(data.metrics()
                        .l1Validators()
                        .ofSubnet(L1, L1ValidatorMetric.PER_SUBNET_DAILY_FEES_PAID, TIMES)));
    }

    private static void addresses(Map<String, Requests.Request> requests) {
        requests.put(
                "getAddressesByBtcbBridged",
                (data, service) -> first(data.metrics().lookingGlass().bridgedBitcoin(new BigDecimal("1000000"))));
        requests.put(
                "getValidatorsByDateRange",
                (data, service) -> first(data.metrics()
                        .lookingGlass()
                        .validators(
                                L1,
                                q -> q.startTimestamp(START).endTimestamp(END).network(Network.MAINNET))));
        requests.put(
                "compositeQueryV2",
                (data, service) -> first(data.metrics()
                        .lookingGlass()
                        .query(
                                QueryOperator.AND,
                                Subquery.erc20Token("balance", "43114", TOKEN, new BigDecimal("1E+6"))
                                        .allTime(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)),
                                Subquery.nfts("nft", "43114", COLLECTION)
                                        .anyTime(
                                                Instant.parse("2026-01-01T00:00:00Z"),
                                                Instant.parse("2026-01-31T00:00:00Z")))));
        requests.put(
                "nft-holders",
                (data, service) -> first(data.metrics().lookingGlass().nftHolders("43114", ADDRESS)));
        requests.put(
                "nft-holders-specification",
                (data, service) -> first(data.metrics().lookingGlass().nftHolders("43114", ADDRESS)));
    }
}
