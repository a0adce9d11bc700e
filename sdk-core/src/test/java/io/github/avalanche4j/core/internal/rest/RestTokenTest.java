package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Under which name a page token is sent back, and how a refused token is reported. */
class RestTokenTest extends RestLists {
    @Test
    void a_list_may_name_its_next_page_in_a_field_of_its_own() {
        service.onGet(PATH + "?pageSize=100").respond("{\"items\":[1],\"cursor\":\"two\"}");
        service.onGet(PATH + "?pageSize=100&after=two").respond(LAST);

        assertThat(channel.list(LIST.withTokenFields(PageTokenFields.NEXT_PAGE_TOKEN.or("cursor", "after")), Map.of()))
                .containsExactly(1, 3);
    }

    @Test
    void a_refusal_is_about_the_token_where_one_was_sent() {
        service.onGet(PATH + "?pageSize=100").respond(FIRST);
        service.onGet(PATH + "?pageSize=100&pageToken=two").respondStatus(404, "text/plain", "gone");
        PagedIterator<Integer> walk = channel.list(LIST, Map.of()).iterator();
        walk.next();
        walk.next();

        assertThatThrownBy(walk::next)
                .isInstanceOf(PagingException.class)
                .hasMessageStartingWith("test.list: the service refused a page token")
                .hasCauseInstanceOf(ApiException.NotFound.class);

        service.onGet(PATH + "?pageSize=100").respondStatus(404, "text/plain", "no such list");
        assertThatThrownBy(channel.list(LIST, Map.of()).iterator()::next).isInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void a_token_that_was_sent_ahead_is_refused_in_the_same_way() {
        service.onGet(PATH + "?pageSize=100").respond(FIRST);
        service.onGet(PATH + "?pageSize=100&pageToken=two").respondStatus(404, "text/plain", "gone");

        assertThatThrownBy(() -> channel.list(LIST, Map.of()).prefetch(1).forEach(item -> {}))
                .isInstanceOf(PagingException.class)
                .hasMessageStartingWith("test.list: the service refused a page token");
    }

    @Test
    void a_token_that_is_older_than_its_life_is_not_sent() {
        ListEndpoint<Integer, NoSummary> list = LIST.withTokenLife(Duration.ofDays(1));
        Position start = channel.list(list, Map.of()).start();
        Position old = new Position(
                start.endpoint(),
                start.parameters(),
                "two",
                0,
                100,
                Instant.now().minus(Duration.ofDays(2)));

        for (int prefetch : new int[] {0, 1}) {
            assertThatThrownBy(channel.list(list, Map.of())
                            .prefetch(prefetch)
                            .from(old)
                            .iterator()::next)
                    .isInstanceOf(PagingException.class)
                    .hasMessageContaining("48 hours old");
        }
        assertThat(service.receivedCount()).isZero();
    }
}
