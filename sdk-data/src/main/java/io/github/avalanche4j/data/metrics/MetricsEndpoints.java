package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.ListEndpoint;
import io.github.avalanche4j.core.internal.paging.PageSizes;
import io.github.avalanche4j.core.internal.paging.PageTokenFields;
import io.github.avalanche4j.data.internal.ComputeUnits;
import java.time.Duration;

/** What is known of the endpoints of the metrics service. */
final class MetricsEndpoints {
    private static final Duration TOKEN_LIFE = Duration.ofHours(24);

    static final ListEndpoint<NftHolder, NftHolderSummary> NFT_HOLDERS = ListEndpoint.of(
                    "metrics.getNftHoldersByContractAddress",
                    "/v2/chains/{chainId}/contracts/{address}/nfts:listHolders",
                    "addresses",
                    NftHolder.class,
                    5000)
            .withSummary(NftHolderSummary.class)
            .withTokenLife(TOKEN_LIFE)
            .costing(ComputeUnits.METRICS_LARGE);
    static final ListEndpoint<MetricPoint, AverageTpsSummary> AVERAGE_TPS = ListEndpoint.of(
                    "metrics.getAvgTps",
                    "/v1/avg_tps/{chain}",
                    "results",
                    Decoder.of(MetricPoint.class),
                    PageSizes.FIXED)
            // the service's first form had other names; a server that still speaks it understands its own
            .withTokenFields(PageTokenFields.NEXT_PAGE_TOKEN.or("nextPageStartKey", "pageToken", "startKey"))
            .withSummary(AverageTpsSummary.class)
            .withTokenLife(TOKEN_LIFE);

    private MetricsEndpoints() {}
}
