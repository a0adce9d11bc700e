package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.data.metrics.AverageTpsSummary;
import io.github.avalanche4j.data.metrics.MetricPoint;
import io.github.avalanche4j.data.metrics.NftHolder;
import io.github.avalanche4j.data.metrics.NftHolderSummary;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the metrics service really sends where it differs from its specification. */
class MetricsWireFactsTest extends FixtureTestBase {
    @Test
    void holders_have_texts_or_numbers_and_names_or_lists() {
        SummaryPage<NftHolder, NftHolderSummary> real = read("nft-holders");
        SummaryPage<NftHolder, NftHolderSummary> specified = read("nft-holders-specification");

        assertThat(real.items()).isEqualTo(specified.items());
        assertThat(real.summary().nftCollectionName())
                .isEqualTo(specified.summary().nftCollectionName())
                .containsExactly("NFT Project");
        service.withoutRemovedOperations();
        assertThatThrownBy(() ->
                        data.metrics().nftHolders("43114", ADDRESS).iterator().hasNext())
                .isInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void average_tps_takes_chain_ids_and_names_of_networks() {
        for (String chain : List.of("43114", "mainnet", "testnet", "total")) {
            service.onGet("/v1/avg_tps/" + chain).respond("{\"results\":[],\"status\":200}");

            SummaryPage<MetricPoint, AverageTpsSummary> page =
                    data.metrics().averageTps(chain).firstPage().execute();

            assertThat(page.summary().status()).contains(200);
            assertThat(page.summary().lastRun()).isEmpty();
        }
    }

    @Test
    void metric_values_are_texts_or_numbers_of_any_size_and_exact() {
        SummaryPage<MetricPoint, AverageTpsSummary> page = read("average-tps", response -> {
            first(response, "results").put("value", "1.98");
            ((ObjectNode) response.get("results").get(1)).set("value", json("27398182771892893172"));
        });

        assertThat(page.items().get(0).value()).isEqualTo(new BigDecimal("1.98"));
        assertThat(page.items().get(1).value()).isEqualTo(new BigDecimal("27398182771892893172"));
    }

    @Test
    void pages_of_both_metrics_forms_are_followed() {
        service.onGet("/v1/avg_tps/1").respond("{\"results\":[],\"nextPageStartKey\":\"k\"}");
        service.onGet("/v1/avg_tps/1?pageToken=k&startKey=k").respond("{\"results\":[{\"timestamp\":1,\"value\":1}]}");

        assertThat(data.metrics().averageTps("1")).hasSize(1);
    }
}
