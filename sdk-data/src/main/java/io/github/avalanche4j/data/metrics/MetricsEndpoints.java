package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.core.internal.rest.PageTokenFields;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.metrics.icm.IcmPoint;
import io.github.avalanche4j.data.metrics.icm.IcmSummary;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.lookingglass.BridgedAddress;
import io.github.avalanche4j.data.metrics.lookingglass.CompositeSummary;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolderSummary;
import io.github.avalanche4j.data.metrics.lookingglass.ValidatorAddresses;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.MetricsChain;
import io.github.avalanche4j.data.metrics.series.RollingWindows;
import java.time.Duration;

/** The endpoints of the metrics service. */
final class MetricsEndpoints {
    static final Duration TOKEN_LIFE = Duration.ofHours(24);
    private static final int LARGEST_SERIES = 2160;

    static final ListEndpoint<MetricsChain, NoSummary> CHAINS = list(
                    "listChains", "/v2/chains", "chains", Decoder.of(MetricsChain.class), PageSizes.FIXED)
            .withUnits(ComputeUnits.METRICS_FREE);
    static final Endpoint.Rest<MetricsChain> CHAIN = Endpoint.get(
                    "metrics.getChain", "/v2/chains/{chainId}", MetricsChain.class)
            .withUnits(ComputeUnits.METRICS_FREE);
    static final ListEndpoint<MetricPoint, NoSummary> CHAIN_SERIES =
            series("getEvmChainMetrics", "/v2/chains/{chainId}/metrics/{metric}", MetricPoint.class);
    static final Endpoint.Rest<RollingWindows> CHAIN_WINDOWS = Endpoint.rest(
                    "metrics.getEvmChainRollingWindowMetrics",
                    "GET",
                    "/v2/chains/{chainId}/rollingWindowMetrics/{metric}",
                    Decoder.field("result", RollingWindows.class))
            .withUnits(ComputeUnits.METRICS_SMALL);
    static final ListEndpoint<MetricPoint, NoSummary> STAKING =
            series("getStakingMetrics", "/v2/networks/{network}/metrics/{metric}", MetricPoint.class);

    static final ListEndpoint<IcmPoint, NoSummary> ICM_SERIES =
            series("getICMTimeseries", "/v2/icm/timeseries", IcmPoint.class);
    static final Endpoint.Rest<IcmSummary> ICM_SUMMARY = Endpoint.get(
                    "metrics.getICMSummary", "/v2/icm/summary", IcmSummary.class)
            .withUnits(ComputeUnits.METRICS_SMALL);

    static final ListEndpoint<MetricPoint, NoSummary> L1_TOTAL =
            fees("getTotalL1ValidatorMetrics", "/v2/validators/metrics/{metric}");
    static final ListEndpoint<MetricPoint, NoSummary> L1_VALIDATION =
            fees("getMetricsByValidationId", "/v2/validation/{l1ValidationId}/metrics/{metric}");
    static final ListEndpoint<MetricPoint, NoSummary> L1_NODE =
            fees("getMetricsByNodeId", "/v2/validator/{nodeId}/metrics/{metric}");
    static final ListEndpoint<MetricPoint, NoSummary> L1_SUBNET =
            fees("getMetricsBySubnetId", "/v2/subnet/{subnetId}/metrics/{metric}");

    /** The figure of version 1 that the specification has, with page tokens of its own. */
    static final ListEndpoint<MetricPoint, LegacySummary> AVERAGE_TPS = list(
                    "getAvgTps", "/v1/avg_tps/{chain}", "results", Decoder.of(MetricPoint.class), PageSizes.FIXED)
            // a server that uses version 1's names understands its own tokens
            .withTokenFields(PageTokenFields.NEXT_PAGE_TOKEN.or("nextPageStartKey", "pageToken", "startKey"))
            .withSummary(LegacySummary.class);

    static final ListEndpoint<BridgedAddress, NoSummary> BRIDGED =
            addresses("getAddressesByBtcbBridged", "/v2/chains/43114/btcb/bridged:getAddresses", BridgedAddress.class);
    static final ListEndpoint<ValidatorAddresses, NoSummary> VALIDATORS = addresses(
            "getValidatorsByDateRange", "/v2/subnets/{subnetId}/validators:getAddresses", ValidatorAddresses.class);
    static final ListEndpoint<EvmAddress, CompositeSummary> COMPOSITE_QUERY = ListEndpoint.of(
                    "metrics.compositeQueryV2",
                    "/v2/lookingGlass/compositeQuery",
                    "addresses",
                    EvmAddress.class,
                    10_000)
            .withSummary(CompositeSummary.class)
            .withTokenLife(TOKEN_LIFE)
            .postedWithToken()
            .withUnits(ComputeUnits.METRICS_XXL);
    static final ListEndpoint<NftHolder, NftHolderSummary> NFT_HOLDERS = addresses(
                    "getNftHoldersByContractAddress",
                    "/v2/chains/{chainId}/contracts/{address}/nfts:listHolders",
                    NftHolder.class)
            .withSummary(NftHolderSummary.class);

    private MetricsEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> list(
            String operation, String path, String items, Decoder<T> decoder, PageSizes sizes) {
        return ListEndpoint.of("metrics." + operation, path, items, decoder, sizes)
                .withTokenLife(TOKEN_LIFE);
    }

    private static <T> ListEndpoint<T, NoSummary> series(String operation, String path, Class<T> point) {
        return list(operation, path, "results", Decoder.of(point), PageSizes.upTo(LARGEST_SERIES))
                .withUnits(ComputeUnits.METRICS_SMALL);
    }

    /** The service returns everything in one page, and does not document the cost. */
    private static ListEndpoint<MetricPoint, NoSummary> fees(String operation, String path) {
        return list(operation, path, "results", Decoder.of(MetricPoint.class), PageSizes.FIXED);
    }

    private static <T> ListEndpoint<T, NoSummary> addresses(String operation, String path, Class<T> item) {
        return list(operation, path, "addresses", Decoder.of(item), PageSizes.upTo(5000))
                .withUnits(ComputeUnits.METRICS_LARGE);
    }
}
