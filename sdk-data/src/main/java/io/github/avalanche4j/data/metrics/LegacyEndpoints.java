package io.github.avalanche4j.data.metrics;

import static io.github.avalanche4j.core.internal.rest.PageTokenFields.NEXT_PAGE_TOKEN;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.core.internal.rest.PageTokenFields;
import io.github.avalanche4j.data.metrics.legacy.ChainInformation;
import io.github.avalanche4j.data.metrics.legacy.LegacyMetric;
import io.github.avalanche4j.data.metrics.legacy.LegacyRollingWindows;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.legacy.StakingInformation;
import io.github.avalanche4j.data.metrics.legacy.SubnetInformation;
import io.github.avalanche4j.data.metrics.legacy.SubnetMapping;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import java.util.Map;

/**
 * The endpoints of version 1 of the service. Figures of the same form differ in the metric
 * alone, so maps hold their constants.
 */
final class LegacyEndpoints {
    private static final PageTokenFields TOKEN = NEXT_PAGE_TOKEN.or("nextPageStartKey", "startKey");

    /** The one figure that the specification has, with page tokens of its own. */
    static final ListEndpoint<MetricPoint, LegacySummary> AVERAGE_TPS = series("getAvgTps", LegacyMetric.AVG_TPS)
            // a server that uses version 1's names understands its own tokens
            .withTokenFields(NEXT_PAGE_TOKEN.or("nextPageStartKey", "pageToken", "startKey"))
            .withTokenLife(MetricsEndpoints.TOKEN_LIFE);

    static final Map<LegacyMetric, ListEndpoint<MetricPoint, LegacySummary>> SERIES = Map.ofEntries(
            Map.entry(LegacyMetric.ACTIVE_SENDERS, series("getActiveSenders", LegacyMetric.ACTIVE_SENDERS)),
            Map.entry(LegacyMetric.ACTIVE_ADDRESSES, series("getActiveAddresses", LegacyMetric.ACTIVE_ADDRESSES)),
            Map.entry(LegacyMetric.GAS_USED, series("getGasUsed", LegacyMetric.GAS_USED)),
            Map.entry(LegacyMetric.TX_COUNT, series("getTxCount", LegacyMetric.TX_COUNT)),
            Map.entry(LegacyMetric.AVG_GPS, series("getAvgGps", LegacyMetric.AVG_GPS)),
            Map.entry(LegacyMetric.MAX_GPS, series("getMaxGps", LegacyMetric.MAX_GPS)),
            Map.entry(LegacyMetric.AVG_TPS, AVERAGE_TPS),
            Map.entry(LegacyMetric.MAX_TPS, series("getMaxTps", LegacyMetric.MAX_TPS)),
            Map.entry(LegacyMetric.AVG_GAS_PRICE, series("getAvgGasPrice", LegacyMetric.AVG_GAS_PRICE)),
            Map.entry(LegacyMetric.MAX_GAS_PRICE, series("getMaxGasPrice", LegacyMetric.MAX_GAS_PRICE)),
            Map.entry(
                    LegacyMetric.CUMULATIVE_ADDRESSES,
                    series("getCumulativeAddresses", LegacyMetric.CUMULATIVE_ADDRESSES)),
            Map.entry(
                    LegacyMetric.CUMULATIVE_CONTRACTS,
                    series("getCumulativeContracts", LegacyMetric.CUMULATIVE_CONTRACTS)),
            Map.entry(
                    LegacyMetric.CUMULATIVE_TX_COUNT, series("getCumulativeTxCount", LegacyMetric.CUMULATIVE_TX_COUNT)),
            Map.entry(
                    LegacyMetric.CUMULATIVE_DEPLOYERS,
                    series("getCumulativeDeployers", LegacyMetric.CUMULATIVE_DEPLOYERS)));

    static final Map<LegacyMetric, Endpoint.Rest<LegacyRollingWindows>> ROLLING = Map.of(
            LegacyMetric.GAS_USED, rolling("getRollingWindowGasUsed", LegacyMetric.GAS_USED),
            LegacyMetric.TX_COUNT, rolling("getRollingWindowTxCount", LegacyMetric.TX_COUNT),
            LegacyMetric.AVG_GPS, rolling("getRollingWindowAvgGps", LegacyMetric.AVG_GPS),
            LegacyMetric.MAX_GPS, rolling("getRollingWindowMaxGps", LegacyMetric.MAX_GPS),
            LegacyMetric.AVG_TPS, rolling("getRollingWindowAvgTps", LegacyMetric.AVG_TPS),
            LegacyMetric.MAX_TPS, rolling("getRollingWindowMaxTps", LegacyMetric.MAX_TPS),
            LegacyMetric.AVG_GAS_PRICE, rolling("getRollingWindowAvgGasPrice", LegacyMetric.AVG_GAS_PRICE),
            LegacyMetric.MAX_GAS_PRICE, rolling("getRollingWindowMaxGasPrice", LegacyMetric.MAX_GAS_PRICE));

    static final Map<StakingMetric, ListEndpoint<StakingInformation, LegacySummary>> STAKING = Map.of(
            StakingMetric.VALIDATOR_COUNT, staking("getValidatorCount", "validators", "count"),
            StakingMetric.VALIDATOR_WEIGHT, staking("getValidatorWeight", "validators", "weight"),
            StakingMetric.DELEGATOR_COUNT, staking("getDelegatorCount", "delegators", "count"),
            StakingMetric.DELEGATOR_WEIGHT, staking("getDelegatorWeight", "delegators", "weight"));

    static final ListEndpoint<SubnetMapping, LegacySummary> MAPPINGS =
            list("getMappings", "/v1/mapping", SubnetMapping.class);
    static final ListEndpoint<SubnetMapping, LegacySummary> MAPPINGS_OF_SUBNET =
            list("getMappingsBySubnetId", "/v1/mapping/{subnetID}", SubnetMapping.class);
    static final ListEndpoint<ChainInformation, LegacySummary> CHAINS =
            list("getChainInformationByNetwork", "/v1/chains/network/{network}", ChainInformation.class);
    static final ListEndpoint<ChainInformation, LegacySummary> CHAINS_OF_SUBNET = list(
            "getChainInformationByNetworkAndSubnetId",
            "/v1/chains/network/{network}/subnetId/{subnetID}",
            ChainInformation.class);
    static final ListEndpoint<SubnetInformation, LegacySummary> SUBNETS =
            list("getSubnetInformationByNetwork", "/v1/subnets/network/{network}", SubnetInformation.class);
    static final ListEndpoint<SubnetInformation, LegacySummary> SUBNET = list(
            "getSubnetInformationByNetworkAndSubnetId",
            "/v1/subnets/network/{network}/subnetId/{subnetID}",
            SubnetInformation.class);

    private LegacyEndpoints() {}

    static ListEndpoint<MetricPoint, LegacySummary> series(String operation, LegacyMetric metric) {
        return list(operation, "/v1/" + metric + "/{chain}", MetricPoint.class);
    }

    static Endpoint.Rest<LegacyRollingWindows> rolling(String operation, LegacyMetric metric) {
        return Endpoint.get(
                "metrics." + operation, "/v1/" + metric + "/{chainId}/rollingWindow", LegacyRollingWindows.class);
    }

    private static ListEndpoint<StakingInformation, LegacySummary> staking(String operation, String of, String what) {
        return list(
                operation, "/v1/" + of + "/network/{network}/subnetId/{subnetID}/" + what, StakingInformation.class);
    }

    private static <T> ListEndpoint<T, LegacySummary> list(String operation, String path, Class<T> item) {
        return ListEndpoint.of("metrics." + operation, path, "results", Decoder.of(item), PageSizes.FIXED)
                .withTokenFields(TOKEN)
                .withSummary(LegacySummary.class);
    }
}
