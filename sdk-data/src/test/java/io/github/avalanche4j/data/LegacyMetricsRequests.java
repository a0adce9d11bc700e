package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.MetricsRequests.END;
import static io.github.avalanche4j.data.MetricsRequests.START;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.legacy.LegacyMetric;
import io.github.avalanche4j.data.metrics.legacy.LegacyTimes;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The requests of the metrics service's first form by the names of their fixtures, as a user writes them. */
final class LegacyMetricsRequests {
    private static final Consumer<LegacyTimes.Builder> TIMES =
            q -> q.from(START).to(END);

    private LegacyMetricsRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put("average-tps", (data, service) -> first(data.metrics().averageTps("43114")));
        hourly(requests, "getActiveSenders", LegacyMetric.ACTIVE_SENDERS);
        hourly(requests, "getActiveAddresses", LegacyMetric.ACTIVE_ADDRESSES);
        hourly(requests, "getGasUsed", LegacyMetric.GAS_USED);
        hourly(requests, "getTxCount", LegacyMetric.TX_COUNT);
        daily(requests, "getAvgGps", LegacyMetric.AVG_GPS);
        daily(requests, "getMaxGps", LegacyMetric.MAX_GPS);
        daily(requests, "getMaxTps", LegacyMetric.MAX_TPS);
        daily(requests, "getAvgGasPrice", LegacyMetric.AVG_GAS_PRICE);
        daily(requests, "getMaxGasPrice", LegacyMetric.MAX_GAS_PRICE);
        daily(requests, "getCumulativeAddresses", LegacyMetric.CUMULATIVE_ADDRESSES);
        daily(requests, "getCumulativeContracts", LegacyMetric.CUMULATIVE_CONTRACTS);
        daily(requests, "getCumulativeTxCount", LegacyMetric.CUMULATIVE_TX_COUNT);
        daily(requests, "getCumulativeDeployers", LegacyMetric.CUMULATIVE_DEPLOYERS);
        rolling(requests, "getRollingWindowGasUsed", LegacyMetric.GAS_USED);
        rolling(requests, "getRollingWindowTxCount", LegacyMetric.TX_COUNT);
        rolling(requests, "getRollingWindowAvgGps", LegacyMetric.AVG_GPS);
        rolling(requests, "getRollingWindowMaxGps", LegacyMetric.MAX_GPS);
        rolling(requests, "getRollingWindowAvgTps", LegacyMetric.AVG_TPS);
        rolling(requests, "getRollingWindowMaxTps", LegacyMetric.MAX_TPS);
        rolling(requests, "getRollingWindowAvgGasPrice", LegacyMetric.AVG_GAS_PRICE);
        rolling(requests, "getRollingWindowMaxGasPrice", LegacyMetric.MAX_GAS_PRICE);
        staking(requests, "getValidatorCount", StakingMetric.VALIDATOR_COUNT);
        staking(requests, "getValidatorWeight", StakingMetric.VALIDATOR_WEIGHT);
        staking(requests, "getDelegatorCount", StakingMetric.DELEGATOR_COUNT);
        staking(requests, "getDelegatorWeight", StakingMetric.DELEGATOR_WEIGHT);
        requests.put(
                "getMappings", (data, service) -> first(data.metrics().legacy().mappings(TIMES)));
        requests.put(
                "getMappingsBySubnetId",
                (data, service) -> first(data.metrics().legacy().mappings(L1, TIMES)));
        requests.put(
                "getChainInformationByNetwork",
                (data, service) -> first(data.metrics().legacy().chains(Network.MAINNET, TIMES)));
        requests.put(
                "getChainInformationByNetworkAndSubnetId",
                (data, service) -> first(data.metrics().legacy().chains(Network.MAINNET, L1, TIMES)));
        requests.put(
                "getSubnetInformationByNetwork",
                (data, service) -> first(data.metrics().legacy().subnets(Network.MAINNET, TIMES)));
        requests.put(
                "getSubnetInformationByNetworkAndSubnetId",
                (data, service) -> first(data.metrics().legacy().subnet(Network.MAINNET, L1, TIMES)));
        return requests;
    }

    private static void hourly(Map<String, Requests.Request> requests, String fixture, LegacyMetric metric) {
        requests.put(
                fixture,
                (data, service) -> first(data.metrics()
                        .legacy()
                        .series("43114", metric, q -> q.from(START).to(END).interval(TimeInterval.DAY))));
    }

    private static void daily(Map<String, Requests.Request> requests, String fixture, LegacyMetric metric) {
        requests.put(
                fixture,
                (data, service) -> first(data.metrics()
                        .legacy()
                        .series("43114", metric, q -> q.from(START).to(END))));
    }

    private static void rolling(Map<String, Requests.Request> requests, String fixture, LegacyMetric metric) {
        requests.put(
                fixture,
                (data, service) ->
                        data.metrics().legacy().rolling("43114", metric).execute());
    }

    private static void staking(Map<String, Requests.Request> requests, String fixture, StakingMetric metric) {
        requests.put(
                fixture, (data, service) -> first(data.metrics().legacy().staking(Network.MAINNET, L1, metric, TIMES)));
    }
}
