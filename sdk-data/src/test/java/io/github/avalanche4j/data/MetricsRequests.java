package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.L1ValidatorMetricsClient;
import io.github.avalanche4j.data.metrics.LookingGlassClient;
import io.github.avalanche4j.data.metrics.MetricsServiceClient;
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
import java.util.function.Consumer;

/** The requests of metrics by the names of their fixtures, as a user writes them. */
final class MetricsRequests {
    private static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    private static final Instant END = Instant.ofEpochSecond(1_800_000_000);

    private static final Id C_CHAIN = Id.parse("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5");
    private static final Id PRIMARY_NETWORK = Id.parse("11111111111111111111111111111111LpoYY");
    private static final Id VALIDATION = Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb");
    private static final EvmAddress TOKEN = EvmAddress.parse("0x3C469E9d6C5875D37a43f353D4F88E61FcF812C6");
    private static final EvmAddress COLLECTION = EvmAddress.parse("0xb8CB100b12807Bd8A8267800477ee5BA4bD387E8");
    private static final Consumer<TimeRange> TIMES =
            q -> q.startTimestamp(START).endTimestamp(END);

    private MetricsRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<MetricsServiceClient> metrics = requests.of(DataClient::metrics);
        metrics.list("listChains", c -> c.chains(Network.MAINNET));
        metrics.call("getChain", c -> c.chain(43114).info());
        metrics.list(
                "getEvmChainMetrics",
                c -> c.chain("43114")
                        .series(
                                ChainMetric.ACTIVE_ADDRESSES,
                                q -> q.startTimestamp(START).endTimestamp(END).timeInterval(TimeInterval.DAY)));
        metrics.call("getEvmChainRollingWindowMetrics", c -> c.chain("43114").rolling(ChainMetric.GAS_USED));
        metrics.list(
                "getICMTimeseries",
                c -> c.icm()
                        .series(q -> q.startTimestamp(START)
                                .endTimestamp(END)
                                .timeInterval(TimeInterval.DAY)
                                .srcBlockchainId(C_CHAIN)
                                .destBlockchainId(L1)
                                .groupBy(IcmGroup.SOURCE)
                                .network(Network.MAINNET)));
        requests.put("getICMSummary", (data, service) -> summary(data));
        requests.put("getICMSummary.grouped", (data, service) -> summary(data));
        metrics.list(
                "getStakingMetrics",
                c -> c.staking(
                        Network.MAINNET,
                        StakingMetric.DELEGATOR_COUNT,
                        q -> q.startTimestamp(START).endTimestamp(END).subnetId(PRIMARY_NETWORK)));
        metrics.list("average-tps", c -> c.averageTps("43114"));
        validators(metrics.of(MetricsServiceClient::l1Validators));
        addresses(metrics.of(MetricsServiceClient::lookingGlass));
        metrics.call("metrics-health-check", c -> c.health().ready());
        metrics.call("metrics-health-check.down", c -> c.health().ready());
        metrics.call("metrics-live-check", c -> c.health().live());
        metrics.call("metrics-live-check.down", c -> c.health().live());
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

    private static void validators(RequestTable<L1ValidatorMetricsClient> l1Validators) {
        l1Validators.list(
                "getTotalL1ValidatorMetrics", c -> c.total(L1ValidatorMetric.TOTAL_CUMULATIVE_FEES_DAILY, TIMES));
        l1Validators.list(
                "getMetricsByValidationId",
                c -> c.ofValidation(VALIDATION, L1ValidatorMetric.VALIDATION_CUMULATIVE_FEES_DAILY, TIMES));
        l1Validators.list(
                "getMetricsByNodeId",
                c -> c.ofNode(OTHER_NODE, L1ValidatorMetric.PER_NODE_CUMULATIVE_FEES_PAID, TIMES));
        l1Validators.list(
                "getMetricsBySubnetId", c -> c.ofSubnet(L1, L1ValidatorMetric.PER_SUBNET_DAILY_FEES_PAID, TIMES));
    }

    private static void addresses(RequestTable<LookingGlassClient> lookingGlass) {
        lookingGlass.list("getAddressesByBtcbBridged", c -> c.bridgedBitcoin(new BigDecimal("1000000")));
        lookingGlass.list(
                "getValidatorsByDateRange",
                c -> c.validators(
                        L1, q -> q.startTimestamp(START).endTimestamp(END).network(Network.MAINNET)));
        lookingGlass.list(
                "compositeQueryV2",
                c -> c.query(
                        QueryOperator.AND,
                        Subquery.erc20Token("balance", "43114", TOKEN, new BigDecimal("1E+6"))
                                .allTime(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)),
                        Subquery.nfts("nft", "43114", COLLECTION)
                                .anyTime(
                                        Instant.parse("2026-01-01T00:00:00Z"), Instant.parse("2026-01-31T00:00:00Z"))));
        lookingGlass.list("nft-holders", c -> c.nftHolders("43114", ADDRESS));
        lookingGlass.list("nft-holders-specification", c -> c.nftHolders("43114", ADDRESS));
    }
}
