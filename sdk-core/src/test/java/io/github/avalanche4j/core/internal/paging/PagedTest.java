package io.github.avalanche4j.core.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.paging.ScriptedPages.Response;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists whose pages each name the next one by a token. */
class PagedTest {
    private static final List<Integer> ALL = IntStream.range(0, 10).boxed().toList();

    /** Pages of 0..1, none, 2..4, 5, none, 6..9. */
    private static Response uneven(String token) {
        return switch (token) {
            case "" -> new Response(ALL.subList(0, 2), Optional.of("a"));
            case "a" -> new Response(List.of(), Optional.of("b"));
            case "b" -> new Response(ALL.subList(2, 5), Optional.of("c"));
            case "c" -> new Response(ALL.subList(5, 6), Optional.of("d"));
            case "d" -> new Response(List.of(), Optional.of("e"));
            case "e" -> new Response(ALL.subList(6, 10), Optional.empty());
            default -> throw new IllegalArgumentException(token);
        };
    }

    private static <T> List<T> items(Iterable<T> list) {
        List<T> items = new ArrayList<>();
        list.forEach(items::add);
        return items;
    }

    @Test
    void nothing_is_fetched_before_it_is_asked_for() {
        ScriptedPages source = new ScriptedPages(PagedTest::uneven);
        Paged<Integer> list = source.list().limit(9).pageSize(50).prefetch(0);
        PagedIterator<Integer> walk = list.iterator();
        list.stream();
        list.pages();
        list.page(list.start());
        assertThat(walk.position()).isEqualTo(list.start());
        assertThat(source.fetched()).isEmpty();
        assertThat(walk.next()).isZero();
        assertThat(walk.next()).isEqualTo(1);
        assertThat(source.fetched()).containsExactly("");
        assertThat(walk.next()).isEqualTo(2);
        assertThat(source.fetched()).containsExactly("", "a", "b");
    }

    @Test
    void each_iterator_starts_over() {
        ScriptedPages source = new ScriptedPages(PagedTest::uneven);
        Paged<Integer> list = source.list();
        assertThat(items(list)).isEqualTo(ALL);
        assertThat(items(list)).isEqualTo(ALL);
        assertThat(list.stream()).containsExactlyElementsOf(ALL);
        assertThat(source.fetched()).hasSize(18);
    }

    @Test
    void an_empty_page_with_a_token_is_not_the_end_and_an_empty_or_missing_token_is() {
        assertThat(items(new ScriptedPages(PagedTest::uneven).list())).isEqualTo(ALL);
        assertThat(items(new ScriptedPages(token -> new Response(ALL, Optional.of(""))).list()))
                .isEqualTo(ALL);
        assertThat(items(new ScriptedPages(token -> new Response(List.of(), Optional.empty())).list()))
                .isEmpty();
        List<Integer> sizes = new ArrayList<>();
        new ScriptedPages(PagedTest::uneven)
                .list()
                .pages()
                .forEach(page -> sizes.add(page.items().size()));
        assertThat(sizes).containsExactly(2, 0, 3, 1, 0, 4);
    }

    @Test
    void behind_the_end_there_is_nothing() {
        PagedIterator<Integer> walk =
                new ScriptedPages(PagedTest::uneven).list().iterator();
        walk.forEachRemaining(item -> {});
        assertThat(walk.hasNext()).isFalse();
        assertThatThrownBy(walk::next).isInstanceOf(NoSuchElementException.class);
        var pages = new ScriptedPages(token -> new Response(ALL, Optional.empty()))
                .list()
                .pages()
                .iterator();
        pages.next();
        assertThatThrownBy(pages::next).isInstanceOf(NoSuchElementException.class);
    }

    /** A list of one item for each page, whose tokens go {@code tail} steps straight on and then round. */
    private static ScriptedPages circle(int tail, int period) {
        return new ScriptedPages(token -> {
            int page = token.isEmpty() ? 0 : Integer.parseInt(token);
            int next = page + 1 < tail + period ? page + 1 : tail;
            return new Response(List.of(page), Optional.of(next == 0 ? "0" : Integer.toString(next)));
        });
    }

    @ParameterizedTest
    @CsvSource({"1,1,1", "1,2,2", "5,1,5", "3,64,66", "1,70,250", "0,1000,4000", "100,10000,30300"})
    void a_token_seen_before_is_a_paging_exception_and_never_a_loop(int tail, int period, int mostPages) {
        ScriptedPages source = circle(tail, period);
        PagedIterator<Integer> walk = source.list().iterator();
        List<Integer> seen = new ArrayList<>();
        assertThatThrownBy(() -> walk.forEachRemaining(seen::add)).isInstanceOfSatisfying(PagingException.class, e -> {
            assertThat(e).hasMessageContaining("test.list: the server gave a page token that it gave before");
            assertThat(e.position()).isEqualTo(walk.position());
        });
        assertThat(seen).hasSizeLessThanOrEqualTo(mostPages + 1).startsWith(0);
        assertThat(source.fetched()).hasSameSizeAs(seen);
        assertThatThrownBy(walk::hasNext).isInstanceOf(PagingException.class);
        assertThat(source.fetched()).hasSameSizeAs(seen);
    }

    @Tag("long")
    @Test
    void a_circle_of_100_000_tokens_is_found_too() {
        a_token_seen_before_is_a_paging_exception_and_never_a_loop(1000, 100_000, 303_000);
    }

    @Test
    void a_failure_loses_and_repeats_nothing_and_the_same_iterator_can_be_asked_again() {
        Random random = new Random(13);
        for (int ahead = 0; ahead <= 1; ahead++) {
            ScriptedPages source = new ScriptedPages(token -> {
                if (random.nextInt(3) > 0) {
                    throw new IllegalStateException("down");
                }
                return uneven(token);
            });
            PagedIterator<Integer> walk = source.list().prefetch(ahead).iterator();
            List<Integer> seen = new ArrayList<>();
            int failures = 0;
            boolean more = true;
            while (more) {
                try {
                    more = walk.hasNext();
                    if (more) {
                        seen.add(walk.next());
                    }
                } catch (IllegalStateException down) {
                    Position before = walk.position();
                    assertThat(walk.position()).isEqualTo(before);
                    failures++;
                }
            }
            assertThat(seen).isEqualTo(ALL);
            assertThat(failures).isPositive();
        }
    }

    @Test
    void pages_too_can_be_asked_again_after_a_failure() {
        List<String> failing = new ArrayList<>(List.of("", "b"));
        ScriptedPages source = new ScriptedPages(token -> {
            if (failing.remove(token)) {
                throw new IllegalStateException("down");
            }
            return uneven(token);
        });
        var pages = source.list().pages().iterator();
        List<Integer> seen = new ArrayList<>();
        for (int failures = 0; failures < 3; ) {
            try {
                while (pages.hasNext()) {
                    seen.addAll(pages.next().items());
                }
                break;
            } catch (IllegalStateException down) {
                failures++;
            }
        }
        assertThat(seen).isEqualTo(ALL);
        assertThat(failing).isEmpty();
    }

    @Test
    void a_walk_stopped_anywhere_goes_on_where_it_was() {
        Random random = new Random(14);
        for (int round = 0; round < 300; round++) {
            List<Integer> seen = new ArrayList<>();
            String saved = new ScriptedPages(PagedTest::uneven).list().start().toString();
            boolean ended = false;
            while (!ended) {
                Paged<Integer> list =
                        new ScriptedPages(PagedTest::uneven).list().prefetch(random.nextInt(2));
                PagedIterator<Integer> walk = list.from(Position.parse(saved)).iterator();
                for (int steps = random.nextInt(4); steps > 0 && !ended; steps--) {
                    ended = !walk.hasNext();
                    if (!ended) {
                        seen.add(walk.next());
                    }
                }
                saved = walk.position().toString();
            }
            assertThat(seen).isEqualTo(ALL);
        }
    }

    @Test
    void a_position_survives_another_page_size() {
        ScriptedPages source = new ScriptedPages(token -> {
            int from = token.isEmpty() ? 0 : Integer.parseInt(token);
            int to = Math.min(ALL.size(), from + 3);
            return new Response(ALL.subList(from, to), to == ALL.size() ? Optional.empty() : Optional.of("" + to));
        });
        Position far = new Position("test.list", "p", "", 7, Instant.EPOCH);
        PagedIterator<Integer> walk = source.list().from(far).iterator();
        assertThat(walk.position()).isEqualTo(far);
        assertThat(walk.next()).isEqualTo(7);
        assertThat(items(source.list().from(walk.position()))).containsExactly(8, 9);
    }

    @Test
    void a_position_is_refused_by_another_list_and_by_other_parameters() {
        Paged<Integer> list = new ScriptedPages(PagedTest::uneven).list();
        for (Position other : List.of(
                new Position("other.list", "p", "a", 0, Instant.EPOCH),
                new Position("test.list", "q", "a", 0, Instant.EPOCH))) {
            assertThatThrownBy(() -> list.from(other))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("from this very list");
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
            Paged<Integer> mine = RestChannel.of(client.transport()).list(pages, java.util.Map.of("sort", "asc"), "a");
            Position begin = mine.start();
            assertThat(RestChannel.of(client.transport())
                            .list(pages, java.util.Map.of("sort", "asc"), "a")
                            .from(begin)
                            .start())
                    .isEqualTo(begin);
            for (Paged<Integer> other : List.<Paged<Integer>>of(
                    RestChannel.of(client.transport()).list(pages, java.util.Map.of("sort", "asc"), "b"),
                    RestChannel.of(client.transport()).list(pages, java.util.Map.of("sort", "desc"), "a"))) {
                assertThatThrownBy(() -> other.from(begin)).isInstanceOf(InvalidRequestException.class);
            }
        }
    }

    @Test
    void a_walk_knows_the_token_it_started_from() {
        ScriptedPages source = circle(1, 1);
        PagedIterator<Integer> walk = source.list()
                .from(new Position("test.list", "p", "1", 0, Instant.EPOCH))
                .iterator();
        assertThat(walk.next()).isEqualTo(1);
        assertThatThrownBy(walk::hasNext).isInstanceOf(PagingException.class);
        assertThat(source.fetched()).containsExactly("1");
    }

    @Test
    void a_range_shorter_than_asked_for_leaves_no_gap() {
        RangeSource<Integer> source = new RangeSource<>() {
            @Override
            public String endpoint() {
                return "test.range";
            }

            @Override
            public String parameters() {
                return "p";
            }

            @Override
            public int largestPage() {
                return 100;
            }

            @Override
            public io.github.avalanche4j.core.Call<List<Integer>> range(long start, int count) {
                int end = (int) Math.min(30, start + (start == 0 ? 5 : count));
                return io.github.avalanche4j.core.Call.completed(
                        IntStream.range((int) Math.min(start, 30), end).boxed().toList());
            }

            @Override
            public Long indexOf(Integer item) {
                return (long) item;
            }

            @Override
            public long wireSize(Integer item) {
                return 1;
            }

            @Override
            public java.time.Duration interval() {
                return null;
            }
        };
        Paged<Integer> list = new PagedList<>(source, source.at(0));
        assertThat(items(list.pageSize(10).prefetch(3)))
                .isEqualTo(IntStream.range(0, 30).boxed().toList());
    }

    @Test
    void a_position_holds_token_offset_endpoint_parameters_and_time() {
        PagedIterator<Integer> walk =
                new ScriptedPages(PagedTest::uneven).list().iterator();
        for (int i = 0; i < 4; i++) {
            walk.next();
        }
        assertThat(walk.position()).isEqualTo(new Position("test.list", "p", "b", 2, Instant.EPOCH));
        walk.next();
        assertThat(walk.position())
                .as("behind a whole page: the next one")
                .isEqualTo(new Position("test.list", "p", "c", 0, Instant.EPOCH));
    }

    @Test
    void an_iterator_asks_for_the_largest_page_or_for_the_limit_if_smaller() {
        ScriptedPages source = new ScriptedPages(PagedTest::uneven);
        items(source.list().limit(1));
        items(source.list().limit(0));
        items(source.list().pageSize(7).limit(1));
        items(source.list().pageSize(1).limit(1));
        items(source.list().limit(Long.MAX_VALUE - 1).from(new Position("test.list", "p", "e", 3, Instant.EPOCH)));
        items(source.list().limit(2).from(new Position("test.list", "p", "e", 1, Instant.EPOCH)));
        items(source.list().from(new Position("test.list", "p", "e", 0, Instant.EPOCH)));
        assertThat(source.sizes()).containsExactly(1, 1, 1, 100, 3, 100);
    }

    @Test
    void a_limit_ends_items_and_pages() {
        ScriptedPages source = new ScriptedPages(PagedTest::uneven);
        assertThat(items(source.list().limit(4))).containsExactly(0, 1, 2, 3);
        assertThat(source.fetched()).containsExactly("", "a", "b");
        assertThat(source.list().stream().limit(2)).containsExactly(0, 1);
        assertThat(items(source.list().limit(4).pages())).hasSize(3);
        assertThat(items(source.list().limit(0).pages())).isEmpty();
        assertThat(items(source.list()
                        .limit(1)
                        .from(new Position("test.list", "p", "b", 2, Instant.EPOCH))
                        .pages()))
                .hasSize(1);
    }

    @Test
    void settings_are_checked_where_they_are_made() {
        Paged<Integer> list = new ScriptedPages(PagedTest::uneven).list();
        assertThatThrownBy(() -> list.limit(-1)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.pageSize(0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.pageSize(101)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.prefetch(17)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.timeout(java.time.Duration.ZERO)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.retries(-1)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_list_of_ones_own_is_a_list_too() {
        Paged<Integer> list = Paged.of(ALL);
        assertThat(items(list.pageSize(3))).isEqualTo(ALL);
        PagedIterator<Integer> walk = list.pageSize(3).iterator();
        walk.next();
        walk.next();
        assertThat(items(list.from(Position.parse(walk.position().toString())))).isEqualTo(ALL.subList(2, 10));
        assertThat(Paged.of(List.of()).stream()).isEmpty();
        Page<Integer> first = list.page(list.start()).execute();
        assertThat(first.items()).isEqualTo(ALL);
    }
}
