package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Lists of the hosted services, and positions in them. */
class PositionsTest extends DataTestBase {
    private static final String TPS = "/v1/avg_tps/43114";

    @Test
    void all_other_parameters_are_repeated_with_the_token() {
        service.list("/v1/networks/mainnet/rewards", "historicalRewards")
                .pageSizes(100, 10)
                .items(5, i -> "null")
                .maxItemsPerPage(2);

        assertThat(data.network(Network.MAINNET)
                        .rewards(q ->
                                q.addNodeIds(NODE).currency(CurrencyCode.CHF).sortOrder(SortOrder.ASC)))
                .isEmpty();

        assertThat(service.received())
                .hasSize(3)
                .allSatisfy(request -> assertThat(request.path())
                        .contains("currency=chf&nodeIds=" + NODE + "&sortOrder=asc&pageSize=100"));
    }

    @Test
    void a_position_of_another_network_names_the_parameter_that_differs() {
        Position mainnet =
                data.network(Network.MAINNET).blockchains().iterator().position();
        String saved = mainnet.toString();

        assertThatThrownBy(() -> data.network(Network.FUJI).blockchains().from(Position.parse(saved)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("data.listBlockchains with the same parameters")
                .hasMessageContaining("(its list has another value of network)");
        assertThatThrownBy(() -> data.network(Network.MAINNET).subnets().from(Position.parse(saved)))
                .hasMessageContaining("from the same list: data.listSubnets")
                .hasMessageNotContaining("another value of");
    }

    @Test
    void a_position_of_other_filters_names_each_that_differs() {
        Position position = data.chain("43114")
                .transactions(ADDRESS, q -> q.startBlock(1).endBlock(9))
                .iterator()
                .position();

        assertThatThrownBy(() -> data.chain("43114")
                        .transactions(
                                ADDRESS,
                                q -> q.startBlock(2).sortOrder(SortOrder.DESC).endBlock(9))
                        .from(position))
                .hasMessageContaining("(its list has another value of sortOrder, startBlock)");
    }

    @Test
    void a_metrics_token_older_than_a_day_is_refused_without_asking() {
        SummaryPaged<MetricPoint, LegacySummary> list = data.metrics().averageTps("43114");
        Instant now = Instant.now();
        Position old = aged(list.start(), now.minus(Duration.ofMinutes(25 * 60 + 30)));
        Position young = aged(list.start(), now.minus(Duration.ofHours(23)));
        service.onGet(TPS).respond("{\"results\":[]}");

        assertThatThrownBy(() -> list.from(old).iterator().hasNext())
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("25 hours old and the service keeps a token for 24")
                .hasMessageContaining("nothing was sent");
        assertThatThrownBy(() -> list.page(old).executeAsync().join()).hasCauseInstanceOf(PagingException.class);
        assertThat(service.receivedCount()).isZero();
        assertThat(list.from(young)).isEmpty();
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void an_old_position_of_the_data_service_is_tried_because_only_the_service_knows() {
        Position old = aged(data.chain("43114").blocks().start(), Instant.now().minus(Duration.ofDays(2)));
        service.onGet("/v1/chains/43114/blocks").respond("{\"blocks\":[]}");

        assertThat(data.chain("43114").blocks().from(old)).isEmpty();
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void average_tps_follows_either_name_of_its_cursor() {
        service.onGet(TPS).respond("{\"results\":[{\"timestamp\":3,\"value\":1}],\"nextPageToken\":\"new\"}");
        service.onGet(TPS + "?pageToken=new")
                .respond("{\"results\":[{\"timestamp\":2,\"value\":\"2\"}],\"nextPageStartKey\":\"old\"}");
        service.onGet(TPS + "?pageToken=old&startKey=old").respond("{\"results\":[{\"timestamp\":1,\"value\":3}]}");

        assertThat(data.metrics().averageTps("43114"))
                .extracting(point -> point.timestamp().getEpochSecond())
                .containsExactly(3L, 2L, 1L);
        assertThat(service.received()).extracting(ReceivedRequest::path).first().isEqualTo(TPS);
    }

    private static Position aged(Position start, Instant issued) {
        return new Position(start.endpoint(), start.parameters(), "token", 0, 0, issued);
    }
}
