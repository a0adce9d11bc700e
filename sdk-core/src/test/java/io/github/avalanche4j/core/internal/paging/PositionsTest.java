package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.ALL;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.circle;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.paging.ScriptedPages.Response;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Positions: what they contain, where a walk resumes from them, and which lists refuse them. */
class PositionsTest {
    @Test
    void a_position_survives_another_page_size() {
        ScriptedPages source = new ScriptedPages(token -> {
            int from = token.isEmpty() ? 0 : Integer.parseInt(token);
            int to = Math.min(ALL.size(), from + 3);
            return new Response(ALL.subList(from, to), to == ALL.size() ? Optional.empty() : Optional.of("" + to));
        });
        Position far = new Position("test.list", "p", "", 7, 0, Instant.EPOCH);
        PagedIterator<Integer> walk = source.list().from(far).iterator();
        assertThat(walk.position()).isEqualTo(far);
        assertThat(walk.next()).isEqualTo(7);
        assertThat(items(source.list().from(walk.position()))).containsExactly(8, 9);
    }

    @Test
    void a_position_is_refused_by_another_list_and_by_other_parameters() {
        Paged<Integer> list = new ScriptedPages(ScriptedPages::uneven).list();
        for (Position other : List.of(
                new Position("other.list", "p", "a", 0, 0, Instant.EPOCH),
                new Position("test.list", "q", "a", 0, 0, Instant.EPOCH))) {
            assertThatThrownBy(() -> list.from(other))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("from the same list");
            assertThatThrownBy(() -> list.page(other)).isInstanceOf(InvalidRequestException.class);
        }
        assertThatThrownBy(() -> list.from(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("position");
    }

    @Test
    void the_parameters_of_a_rest_list_are_its_path_and_its_query() {
        ListEndpoint<Integer, NoSummary> pages =
                ListEndpoint.of("test.list", "/list/{of}", "items", Integer.class, 100);
        try (TestClient client = TestClient.of("http://127.0.0.1:1", options -> {})) {
            Paged<Integer> mine = new RestChannel(client.transport()).list(pages, java.util.Map.of("sort", "asc"), "a");
            Position begin = mine.start();
            assertThat(new RestChannel(client.transport())
                            .list(pages, java.util.Map.of("sort", "asc"), "a")
                            .from(begin)
                            .start())
                    .isEqualTo(begin);
            for (Paged<Integer> other : List.<Paged<Integer>>of(
                    new RestChannel(client.transport()).list(pages, java.util.Map.of("sort", "asc"), "b"),
                    new RestChannel(client.transport()).list(pages, java.util.Map.of("sort", "desc"), "a"))) {
                assertThatThrownBy(() -> other.from(begin)).isInstanceOf(InvalidRequestException.class);
            }
        }
    }

    @Test
    void a_walk_knows_the_token_it_started_from() {
        ScriptedPages source = circle(1, 1);
        PagedIterator<Integer> walk = source.list()
                .from(new Position("test.list", "p", "1", 0, 0, Instant.EPOCH))
                .iterator();
        assertThat(walk.next()).isEqualTo(1);
        assertThatThrownBy(walk::hasNext).isInstanceOf(PagingException.class);
        assertThat(source.fetched()).containsExactly("1");
    }

    @Test
    void a_position_holds_token_offset_endpoint_parameters_and_time() {
        PagedIterator<Integer> walk =
                new ScriptedPages(ScriptedPages::uneven).list().iterator();
        for (int i = 0; i < 4; i++) {
            walk.next();
        }
        assertThat(walk.position()).isEqualTo(new Position("test.list", "p", "b", 2, 0, Instant.EPOCH));
        walk.next();
        assertThat(walk.position())
                .as("behind a whole page: the next one")
                .isEqualTo(new Position("test.list", "p", "c", 0, 0, Instant.EPOCH));
    }

    @Test
    void an_iterator_is_ready_until_the_items_of_its_page_are_given() {
        PagedIterator<Integer> walk =
                new ScriptedPages(ScriptedPages::uneven).list().iterator();
        assertThat(walk.isReady()).as("nothing is here before it is asked for").isFalse();
        walk.next();
        assertThat(walk.isReady()).isTrue();
        walk.next();
        assertThat(walk.isReady()).as("behind the first page").isFalse();
        assertThat(walk.hasNext()).isTrue();
        assertThat(walk.isReady()).isTrue();
        walk.close();
        assertThat(walk.isReady()).isFalse();
        PagedIterator<Integer> one =
                new ScriptedPages(ScriptedPages::uneven).list().limit(1).iterator();
        one.next();
        assertThat(one.isReady()).as("behind the limit").isFalse();
    }
}
