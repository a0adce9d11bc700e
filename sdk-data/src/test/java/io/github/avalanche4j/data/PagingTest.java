package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of the hosted services, walked to their end. */
class PagingTest extends ListTestBase {
    private static String subnet(int index) {
        return "{\"createBlockTimestamp\":" + index
                + ",\"subnetId\":\"11111111111111111111111111111111LpoYY\",\"blockchains\":[]}";
    }

    @Test
    void nothing_is_fetched_before_it_is_asked_for_and_pages_are_as_large_as_the_endpoint_allows() {
        blocks(250);
        Paged<EvmBlockDetails> list = data.chain("43114").blocks();
        assertThat(service.receivedCount()).isZero();

        assertThat(numbers(list)).hasSize(250).startsWith(0L, 1L).endsWith(249L);

        assertThat(service.received())
                .hasSize(3)
                .allSatisfy(request -> assertThat(request.path()).startsWith(BLOCKS + "?pageSize=100"));
    }

    @Test
    void a_limit_makes_the_page_smaller_and_a_page_size_is_kept() {
        blocks(250);

        assertThat(numbers(data.chain("43114").blocks().limit(7))).hasSize(7);
        assertThat(data.chain("43114").blocks().pageSize(40).stream().limit(50)).hasSize(50);

        assertThat(service.received().stream().map(ReceivedRequest::path).toList())
                .satisfiesExactly(
                        first -> assertThat(first).isEqualTo(BLOCKS + "?pageSize=7"),
                        second -> assertThat(second).isEqualTo(BLOCKS + "?pageSize=40"),
                        third -> assertThat(third).startsWith(BLOCKS + "?pageSize=40&pageToken="));
    }

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
    void short_and_empty_pages_are_not_the_end() {
        blocks(95).maxItemsPerPage(10).emptyPageEvery(3);

        assertThat(numbers(data.chain("43114").blocks())).hasSize(95).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"nextPageToken\":null", ",\"nextPageToken\":\"\""})
    void a_token_that_is_missing_null_or_empty_is_the_end(String token) {
        service.onGet(BLOCKS).respond("{\"blocks\":[" + block(1) + "]" + token + "}");

        assertThat(numbers(data.chain("43114").blocks())).containsExactly(1L);
    }

    @Test
    void a_null_in_place_of_the_items_is_an_empty_page() {
        service.onGet(BLOCKS).respond("{\"blocks\":null}");

        assertThat(data.chain("43114").blocks()).isEmpty();
    }

    @Test
    void a_repeated_token_is_detected_after_its_page_was_returned() {
        service.onGet(BLOCKS)
                .respond("{\"blocks\":[" + block(1) + "],\"nextPageToken\":\"again\"}")
                .always();
        PagedIterator<EvmBlockDetails> walk = data.chain("43114").blocks().iterator();
        walk.next();
        walk.next();

        assertThatThrownBy(walk::hasNext)
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("data.getLatestBlocks")
                .hasMessageContaining("repeated a page token");
        assertThat(service.receivedCount()).isEqualTo(2);
    }

    @Test
    void pages_carry_a_summary() {
        service.list("/v1/networks/mainnet/l1Validators", "validators")
                .items(0, i -> "")
                .summary("{\"blockHeight\":\"24996978\"}");
        SummaryPaged<?, L1ValidatorSummary> list = data.network(Network.MAINNET).l1Validators();

        assertThat(list.firstPage().execute().summary().blockHeight()).contains(UInt64.of(24_996_978));
        assertThat(list.limit(5).pages().iterator().next().summary().blockHeight())
                .isPresent();
    }

    @Test
    void prefetch_fetches_one_page_ahead_and_returns_the_same_items() {
        blocks(500);

        assertThat(numbers(data.chain("43114").blocks().prefetch(1)))
                .hasSize(500)
                .doesNotHaveDuplicates();
    }

    @Test
    void ten_thousand_subnets_are_one_page() {
        service.list(SUBNETS, "subnets").items(10_001, PagingTest::subnet);

        List<Page<SubnetDetails>> pages = new ArrayList<>();
        data.network(Network.MAINNET).subnets().pages().forEach(page -> pages.add(copy(page)));

        assertThat(pages).extracting(page -> page.items().size()).containsExactly(10_000, 1);
    }

    @SuppressWarnings("unchecked")
    private static Page<SubnetDetails> copy(Page<? extends SubnetDetails> page) {
        return (Page<SubnetDetails>) page;
    }
}
