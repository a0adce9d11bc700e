package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.MetricsRequests.END;
import static io.github.avalanche4j.data.MetricsRequests.START;
import static io.github.avalanche4j.data.Requests.L1;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.LegacyMetricsClient;
import io.github.avalanche4j.data.metrics.legacy.LegacyMetric;
import io.github.avalanche4j.data.metrics.legacy.LegacyTimes;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.util.function.Consumer;

/** The requests of the metrics service's first form by the names of their fixtures, as a user writes them. */
final class LegacyMetricsRequests {
    private static final Consumer<LegacyTimes.Builder> TIMES =
            q -> q.from(START).to(END);

    private LegacyMetricsRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<LegacyMetricsClient> legacy =
                requests.of(data -> data.metrics().legacy());
        requests.list("average-tps", data -> data.metrics().averageTps("43114"));
        hourly(legacy, "getActiveSenders", LegacyMetric.ACTIVE_SENDERS);
        hourly(legacy, "getActiveAddresses", LegacyMetric.ACTIVE_ADDRESSES);
        hourly(legacy, "getGasUsed", LegacyMetric.GAS_USED);
        hourly(legacy, "getTxCount", LegacyMetric.TX_COUNT);
        daily(legacy, "getAvgGps", LegacyMetric.AVG_GPS);
        daily(legacy, "getMaxGps", LegacyMetric.MAX_GPS);
        daily(legacy, "getMaxTps", LegacyMetric.MAX_TPS);
        daily(legacy, "getAvgGasPrice", LegacyMetric.AVG_GAS_PRICE);
        daily(legacy, "getMaxGasPrice", LegacyMetric.MAX_GAS_PRICE);
        daily(legacy, "getCumulativeAddresses", LegacyMetric.CUMULATIVE_ADDRESSES);
        daily(legacy, "getCumulativeContracts", LegacyMetric.CUMULATIVE_CONTRACTS);
        daily(legacy, "getCumulativeTxCount", LegacyMetric.CUMULATIVE_TX_COUNT);
        daily(legacy, "getCumulativeDeployers", LegacyMetric.CUMULATIVE_DEPLOYERS);
        rolling(legacy, "getRollingWindowGasUsed", LegacyMetric.GAS_USED);
        rolling(legacy, "getRollingWindowTxCount", LegacyMetric.TX_COUNT);
        rolling(legacy, "getRollingWindowAvgGps", LegacyMetric.AVG_GPS);
        rolling(legacy, "getRollingWindowMaxGps", LegacyMetric.MAX_GPS);
        rolling(legacy, "getRollingWindowAvgTps", LegacyMetric.AVG_TPS);
        rolling(legacy, "getRollingWindowMaxTps", LegacyMetric.MAX_TPS);
        rolling(legacy, "getRollingWindowAvgGasPrice", LegacyMetric.AVG_GAS_PRICE);
        rolling(legacy, "getRollingWindowMaxGasPrice", LegacyMetric.MAX_GAS_PRICE);
        staking(legacy, "getValidatorCount", StakingMetric.VALIDATOR_COUNT);
        staking(legacy, "getValidatorWeight", StakingMetric.VALIDATOR_WEIGHT);
        staking(legacy, "getDelegatorCount", StakingMetric.DELEGATOR_COUNT);
        staking(legacy, "getDelegatorWeight", StakingMetric.DELEGATOR_WEIGHT);
        legacy.list("getMappings", c -> c.mappings(TIMES));
        legacy.list("getMappingsBySubnetId", c -> c.mappings(L1, TIMES));
        legacy.list("getChainInformationByNetwork", c -> c.chains(Network.MAINNET, TIMES));
        legacy.list("getChainInformationByNetworkAndSubnetId", c -> c.chains(Network.MAINNET, L1, TIMES));
        legacy.list("getSubnetInformationByNetwork", c -> c.subnets(Network.MAINNET, TIMES));
        legacy.list("getSubnetInformationByNetworkAndSubnetId", c -> c.subnet(Network.MAINNET, L1, TIMES));
    }

    private static void hourly(RequestTable<LegacyMetricsClient> legacy, String fixture, LegacyMetric metric) {
        legacy.list(
                fixture,
                c -> c.series("43114", metric, q -> q.from(START).to(END).interval(TimeInterval.DAY)));
    }

    private static void daily(RequestTable<LegacyMetricsClient> legacy, String fixture, LegacyMetric metric) {
        legacy.list(fixture, c -> c.series("43114", metric, q -> q.from(START).to(END)));
    }

    private static void rolling(RequestTable<LegacyMetricsClient> legacy, String fixture, LegacyMetric metric) {
        legacy.call(fixture, c -> c.rolling("43114", metric));
    }

    private static void staking(RequestTable<LegacyMetricsClient> legacy, String fixture, StakingMetric metric) {
        legacy.list(fixture, c -> c.staking(Network.MAINNET, L1, metric, TIMES));
    }
}
