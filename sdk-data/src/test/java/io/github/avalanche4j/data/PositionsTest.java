package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeList;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions in lists of the hosted services: kept after failures, resumed from, and refused. */
class PositionsTest extends ListTestBase {
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
    void a_failure_loses_nothing_and_the_same_iterator_continues() {
        blocks(300);
        PagedIterator<EvmBlockDetails> walk =
                data.chain("43114").blocks().retries(0).iterator();
        List<Long> seen = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            seen.add(walk.next().blockNumber().longValueExact());
        }
        service.respondError(BLOCKS, 503, ErrorFormat.MESSAGE, "subnet node");

        assertThatThrownBy(walk::hasNext).isInstanceOf(ApiException.ServerError.class);
        walk.forEachRemaining(block -> seen.add(block.blockNumber().longValueExact()));

        assertThat(seen).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void a_walk_is_resumed_in_another_process_exactly_where_it_stopped() {
        blocks(300);
        List<Long> seen = new ArrayList<>();
        String saved;
        try (PagedIterator<EvmBlockDetails> walk = data.chain("43114").blocks().iterator()) {
            for (int i = 0; i < 137; i++) {
                seen.add(walk.next().blockNumber().longValueExact());
            }
            saved = walk.position().toString();
        }

        try (DataClient later = Requests.client(service)) {
            seen.addAll(numbers(later.chain("43114").blocks().from(Position.parse(saved))));
        }

        assertThat(seen).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void a_position_of_another_list_is_refused() {
        Position position = data.chain("43114").blocks().start();

        assertThatThrownBy(() -> data.chain("43113").blocks().from(position))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> data.chain("43114").transactions(ADDRESS).from(position))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> data.chain("43114")
                        .transactions(ADDRESS, q -> q.startBlock(1))
                        .from(data.chain("43114").transactions(ADDRESS).start()))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_token_that_the_service_refuses_is_a_paging_exception_with_its_words_in_the_cause() {
        FakeList list = blocks(300);
        Page<EvmBlockDetails> first =
                data.chain("43114").blocks().pages().iterator().next();
        Position second = first.next().orElseThrow();
        list.expireTokens();

        PagingException refused = catchThrowableOfType(
                PagingException.class,
                () -> numbers(data.chain("43114").blocks().from(second)));

        assertThat(refused.position()).isEqualTo(second);
        assertThat(refused).hasMessageContaining("data.getLatestBlocks").hasMessageContaining("begin again");
        assertThat(refused.getCause())
                .isInstanceOfSatisfying(
                        ApiException.BadRequest.class,
                        cause -> assertThat(cause.messages()).containsExactly("Invalid pageToken"));
        assertThatThrownBy(() ->
                        data.chain("43114").blocks().page(second).executeAsync().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(PagingException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403, 429})
    void a_refusal_that_is_not_about_the_token_is_not_changed(int status) {
        blocks(300);
        Position second =
                data.chain("43114").blocks().pages().iterator().next().next().orElseThrow();
        service.respondError(BLOCKS, status, ErrorFormat.MESSAGE, "no").always();

        assertThatThrownBy(() ->
                        data.chain("43114").blocks().retries(0).page(second).execute())
                .isInstanceOfSatisfying(
                        ApiException.class, e -> assertThat(e.status()).isEqualTo(status));
    }

    @Test
    void a_400_on_the_first_page_is_no_paging_exception() {
        service.respondError(BLOCKS, 400, ErrorFormat.MESSAGE_LIST, "bad chain");

        assertThatThrownBy(() -> numbers(data.chain("43114").blocks())).isInstanceOf(ApiException.BadRequest.class);
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
        service.onGet(BLOCKS).respond("{\"blocks\":[" + block(1) + "]}");

        assertThat(numbers(data.chain("43114").blocks().from(old))).containsExactly(1L);
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
