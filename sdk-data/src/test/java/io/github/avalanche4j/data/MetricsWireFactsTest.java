package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.icm.IcmPoint;
import io.github.avalanche4j.data.metrics.icm.IcmSummary;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolderSummary;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.MetricsChain;
import io.github.avalanche4j.data.metrics.series.RollingWindows;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the metrics service differs from its specification. */
class MetricsWireFactsTest extends FixtureTestBase {
    private static final Map<String, ?> STARS = Map.of(
            "id", "a", "type", "LatestBalanceStarsArena", "params", Map.of("minBalance", "1", "subjectAddress", "0x1"));

    @Test
    void holders_have_texts_or_numbers_and_names_or_lists() {
        SummaryPage<NftHolder, NftHolderSummary> real = read("nft-holders");
        SummaryPage<NftHolder, NftHolderSummary> specified = read("nft-holders-specification");

        assertThat(real.items()).isEqualTo(specified.items());
        assertThat(real.summary().nftCollectionName())
                .isEqualTo(specified.summary().nftCollectionName())
                .containsExactly("NFT Project");
        service.withoutRemovedOperations();
        assertThatThrownBy(() -> data.metrics()
                        .lookingGlass()
                        .nftHolders("43114", ADDRESS)
                        .iterator()
                        .hasNext())
                .isInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void legacy_pages_continue_with_the_start_key_alone() {
        service.rejectUnknownParameters();
        service.list("getMaxTps").pageSizes(4, 4).items(9, number -> "{\"timestamp\":" + number + ",\"value\":1}");

        assertThat(data.metrics().list("/v1/max_tps/43114", Map.of(), "results", MetricPoint.class))
                .hasSize(9);
        assertThat(service.received())
                .extracting(request -> request.path().replaceAll("startKey=.*", "startKey=…"))
                .containsExactly("/v1/max_tps/43114", "/v1/max_tps/43114?startKey=…", "/v1/max_tps/43114?startKey=…");
    }

    /** Version 1 has no page size. */
    @Test
    void a_limit_of_a_legacy_list_is_not_sent_as_a_size() {
        service.rejectUnknownParameters();
        service.list("getMaxTps").pageSizes(4, 4).items(9, number -> "{\"timestamp\":" + number + ",\"value\":1}");

        assertThat(data.metrics()
                        .list("/v1/max_tps/43114", Map.of(), "results", MetricPoint.class)
                        .limit(6))
                .hasSize(6);
        assertThat(service.received())
                .extracting(request -> request.path().replaceAll("startKey=.*", "startKey=…"))
                .containsExactly("/v1/max_tps/43114", "/v1/max_tps/43114?startKey=…");
    }

    @Test
    void windows_are_named_in_both_ways() {
        RollingWindows present =
                data.metrics().chain(43114).rolling(ChainMetric.MAX_TPS).execute();
        service.onGet("/v2/chains/1/rollingWindowMetrics/activeSenders")
                .respond("{\"result\":{\"last_hour\":\"1.5\",\"lastDay\":null,\"lastWeek\":3}}");

        RollingWindows other =
                data.metrics().chain(1).rolling(ChainMetric.ACTIVE_SENDERS).execute();

        assertThat(present.last90Days()).isPresent();
        assertThat(other.lastHour()).contains(new BigDecimal("1.5"));
        assertThat(other.lastDay()).isEmpty();
        assertThat(other.allTime()).isEmpty();
    }

    @Test
    void chains_have_their_id_under_an_older_name_too() {
        MetricsChain chain = read("getChain", response -> response.set("chainId", response.remove("evmChainId")));

        assertThat(chain.evmChainId()).hasToString("43114");
    }

    @Test
    void messages_of_all_chains_together_name_no_chains() {
        service.onGet("/v2/icm/timeseries").respond("{\"results\":[{\"timestamp\":1769990400,\"value\":\"7\"}]}");
        service.onGet("/v2/icm/summary").respond("{\"result\":{\"lastHour\":1}}");

        IcmPoint point = data.metrics()
                .icm()
                .series(q -> q.network(Network.FUJI))
                .iterator()
                .next();
        IcmSummary summary = data.metrics().icm().summary(q -> {}).execute();

        assertThat(point.value()).isEqualTo("7");
        assertThat(point.srcBlockchainId()).isEmpty();
        assertThat(summary.result()).singleElement().satisfies(all -> {
            assertThat(all.lastHour()).contains(BigDecimal.ONE);
            assertThat(all.destBlockchainId()).isEmpty();
        });
    }

    @Test
    void figures_that_are_new_are_asked_for_by_their_name() {
        service.onCustom("GET", "/v2/chains/total/metrics/newFigure").respond("{\"results\":[]}");
        service.onCustom("GET", "/v2/networks/fuji/metrics/stakingRewards").respond("{\"results\":[]}");

        assertThat(data.metrics()
                        .chain("total")
                        .series(ChainMetric.of("newFigure"), q -> q.timeInterval(TimeInterval.HOUR)))
                .isEmpty();
        assertThat(data.metrics().staking(Network.TESTNET, StakingMetric.of("stakingRewards"), q -> {}))
                .isEmpty();
        assertThat(service.received())
                .extracting(
                        request -> request.path().replace("&pageSize=2160", "").replace("?pageSize=2160", ""))
                .containsExactly(
                        "/v2/chains/total/metrics/newFigure?timeInterval=hour",
                        "/v2/networks/fuji/metrics/stakingRewards");
    }

    @Test
    void average_tps_of_some_time_is_sent_as_from_and_to() {
        service.onGet("/v1/avg_tps/43114?from=1&to=2").respond("{\"results\":[]}");

        assertThat(data.metrics()
                        .averageTps(
                                "43114", q -> q.from(Instant.ofEpochSecond(1)).to(Instant.ofEpochSecond(2))))
                .isEmpty();
    }

    @Test
    void removed_endpoints_are_reached_by_their_paths() {
        JsonTree windows = data.metrics()
                .get("/v2/chains/43114/teleporterMetrics/teleporterTotalTxnCount", Map.of(), JsonTree.class)
                .execute();
        Paged<JsonTree> holders = data.metrics()
                .list(
                        "/v2/chains/43114/contracts/" + ADDRESS + "/balances",
                        Map.of("threshold", "1000000"),
                        "addresses",
                        JsonTree.class);
        Call<JsonTree> query = data.metrics()
                .post(
                        "/v1/lookingGlass/compositeQuery",
                        Map.of("operator", QueryOperator.AND, "queries", List.of(STARS)),
                        JsonTree.class);

        assertThat(windows.get("result").get("value").exists()).isTrue();
        assertThat(holders).hasSize(25);
        assertThat(query.execute().get("totalCount").exists()).isTrue();
        assertThat(json(service.received().get(service.receivedCount() - 1).body()))
                .isEqualTo(json("{\"operator\":\"AND\",\"queries\":[{\"id\":\"a\",\"type\":\"LatestBalanceStarsArena\","
                        + "\"params\":{\"minBalance\":\"1\",\"subjectAddress\":\"0x1\"}}]}"));
    }
}
