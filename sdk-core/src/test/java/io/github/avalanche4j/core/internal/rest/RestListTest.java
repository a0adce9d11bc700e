package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The requests for a list of a REST service, page after page. */
class RestListTest extends RestLists {
    @Test
    void a_posted_list_repeats_its_body_and_has_size_and_token_in_the_query() {
        service.onCustom("POST", PATH + "?sort=asc&pageSize=100").respond(FIRST);
        service.onCustom("POST", PATH + "?sort=asc&pageSize=100&pageToken=two").respond(LAST);

        assertThat(channel.postedList(LIST.posted(), Map.of("sort", "asc"), Map.of("addresses", "a,b")))
                .containsExactly(1, 2, 3);

        assertThat(sent())
                .containsExactly(
                        "POST /list?sort=asc&pageSize=100 {\"addresses\":\"a,b\"}",
                        "POST /list?sort=asc&pageSize=100&pageToken=two {\"addresses\":\"a,b\"}");
    }

    @Test
    void size_and_token_are_in_the_body_where_the_service_wants_them_there() {
        service.onCustom("POST", PATH).respond(FIRST);
        service.onCustom("POST", PATH).respond(LAST);

        assertThat(channel.postedList(LIST.postedWithToken(), null, Map.of("operator", "AND")))
                .containsExactly(1, 2, 3);

        assertThat(sent())
                .containsExactly(
                        "POST /list {\"operator\":\"AND\",\"pageSize\":100}",
                        "POST /list {\"operator\":\"AND\",\"pageSize\":100,\"pageToken\":\"two\"}");
    }

    @Test
    void the_other_fields_of_a_page_are_the_summary() {
        service.onCustom("GET", PATH + "?pageSize=100").respond("{\"items\":[1],\"total\":7}");

        assertThat(channel.list(LIST.withSummary(JsonTree.class), Map.of()).pages().stream())
                .extracting(page -> page.summary().toString())
                .containsExactly("{\"total\":7}");
        assertThat(LIST.withUnits(7).endpoint().units()).isEqualTo(7);
    }

    @Test
    void a_header_and_the_time_of_an_attempt_are_those_of_each_page() {
        service.onCustom("GET", PATH + "?pageSize=100").respond(FIRST);
        service.onCustom("GET", PATH + "?pageSize=100&pageToken=two").respond(LAST);

        assertThat(channel.list(LIST, Map.of())
                        .attemptTimeout(Duration.ofSeconds(20))
                        .header("x-tag", "7"))
                .containsExactly(1, 2, 3);

        assertThat(service.received())
                .hasSize(2)
                .allMatch(request -> request.header("x-tag").equals(Optional.of("7")));
        assertThat(channel.list(LIST, Map.of())).hasToString("Paged[test.list]");
    }

    @Test
    void a_page_far_above_the_size_asked_for_is_refused_and_one_of_the_services_own_size_is_not() {
        service.onCustom("GET", PATH).respond("{\"items\":[" + "7,".repeat(9_999) + "7]}");
        assertThat(channel.list(LIST, null).pageSize(10)).hasSize(10_000);

        service.onCustom("GET", PATH).respond("{\"items\":[" + "7,".repeat(10_000) + "7]}");
        assertThatThrownBy(() -> channel.list(LIST, null).pageSize(10).forEach(item -> {}))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("more than 10000 items where 10 were requested");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"key\":\"a\"}", "[\"a\"]", "true"})
    void a_page_token_that_is_neither_a_text_nor_a_number_does_not_end_the_list_in_silence(String token) {
        service.onCustom("GET", PATH).respond("{\"items\":[1],\"nextPageToken\":" + token + "}");

        assertThatThrownBy(() -> channel.list(LIST, null).forEach(item -> {}))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("neither a text nor a number");
    }

    @Test
    void a_body_that_is_changed_after_the_list_was_made_is_sent_as_it_was() {
        service.onCustom("POST", PATH).respond(LAST);
        Map<String, String> body = new LinkedHashMap<>(Map.of("addresses", "a"));
        PagedList<Integer, NoSummary> list = channel.postedList(LIST.posted(), null, body);

        body.put("addresses", "b");

        assertThat(list).containsExactly(3);
        assertThat(service.received()).extracting(ReceivedRequest::body).containsExactly("{\"addresses\":\"a\"}");
    }

    @Test
    void a_page_size_of_zero_is_sent_where_the_service_has_a_meaning_for_it() {
        ListEndpoint<Integer, NoSummary> list = LIST.withPageSizes(new PageSizes(0, 100));
        service.onCustom("GET", PATH).respond(LAST).times(2);

        assertThat(channel.list(list, null).pageSize(0)).containsExactly(3);
        assertThat(channel.list(list, null)).containsExactly(3);

        assertThat(sent()).containsExactly("GET /list?pageSize=0", "GET /list?pageSize=100");
        assertThatThrownBy(() -> channel.list(LIST, null).pageSize(0)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_list_of_unknown_bounds_is_asked_for_without_a_size_unless_one_is_set() {
        ListEndpoint<Integer, NoSummary> list = LIST.withPageSizes(PageSizes.UNKNOWN);
        service.onCustom("GET", PATH).respond(LAST).times(3);

        assertThat(channel.list(list, null)).containsExactly(3);
        assertThat(channel.list(list, null).pageSize(7)).containsExactly(3);
        assertThat(channel.list(LIST.withPageSizes(PageSizes.FIXED), null).pageSize(7))
                .containsExactly(3);

        assertThat(sent()).containsExactly("GET /list", "GET /list?pageSize=7", "GET /list");
    }

    @Test
    void a_limit_is_no_size_where_sizes_are_unknown() {
        ListEndpoint<Integer, NoSummary> list = LIST.withPageSizes(PageSizes.UNKNOWN);
        service.onCustom("GET", PATH).respond(FIRST);
        service.onCustom("GET", PATH + "?pageToken=two").respond(LAST);
        service.onCustom("GET", PATH).respond(FIRST);
        service.onCustom("GET", PATH).respond(FIRST);

        assertThat(channel.list(list, null).limit(3)).containsExactly(1, 2, 3);
        assertThat(channel.list(list, null).limit(1).pages().iterator().next().items())
                .contains(1);
        assertThat(channel.list(list, null).limit(1).pageSize(7)).containsExactly(1);

        assertThat(sent()).containsExactly("GET /list", "GET /list?pageToken=two", "GET /list", "GET /list?pageSize=7");
    }

    @Test
    void the_page_size_of_a_limited_walk_does_not_shrink_under_a_token() {
        service.onCustom("GET", PATH + "?pageSize=78").respond(FIRST);
        service.onCustom("GET", PATH + "?pageSize=78&pageToken=two").respond(LAST);

        assertThat(channel.list(LIST, null).limit(78)).containsExactly(1, 2, 3);
    }

    @Test
    void a_position_keeps_its_page_size_unless_the_user_asks_for_another() {
        service.onCustom("GET", PATH).respond(FIRST).always();
        PagedIterator<Integer> walk =
                channel.list(LIST, null).pageSize(5).limit(3).iterator();
        walk.next();
        Position inside = Position.parse(walk.position().toString());
        walk.next();
        Position behind = Position.parse(walk.position().toString());
        service.clearReceived();

        channel.list(LIST, null).limit(1).from(inside).iterator().next();
        channel.list(LIST, null).limit(1).from(behind).iterator().next();
        channel.list(LIST, null).page(behind).execute();
        channel.list(LIST, null).pageSize(9).from(behind).iterator().next();

        assertThat(sent())
                .containsExactly(
                        "GET /list?pageSize=5",
                        "GET /list?pageSize=5&pageToken=two",
                        "GET /list?pageSize=5&pageToken=two",
                        "GET /list?pageSize=9&pageToken=two");
    }

    @Test
    void a_server_that_always_names_a_new_empty_page_is_abandoned_after_a_thousand() {
        service.list(PATH, "items")
                .items(3_000, Integer::toString)
                .maxItemsPerPage(1)
                .emptyPageEvery(1);
        PagedIterator<Integer> walk = channel.list(LIST, null).maxEmptyPages(20).iterator();

        assertThatThrownBy(walk::hasNext)
                .isInstanceOfSatisfying(
                        PagingException.class, e -> assertThat(e.position()).isEqualTo(walk.position()))
                .hasMessageContaining("20 pages in a row had no items");
        assertThat(service.receivedCount()).isEqualTo(20);
        assertThatThrownBy(() -> channel.list(LIST, null).iterator().hasNext())
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("1000 pages in a row");
        assertThat(service.receivedCount()).isEqualTo(1020);
        assertThatThrownBy(() -> channel.list(LIST, null).maxEmptyPages(0)).isInstanceOf(InvalidRequestException.class);
    }
}
