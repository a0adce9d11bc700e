package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.SummaryPaged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Walks page by page and item by item: offsets, limits and positions. */
class WalkIteratorTest {
    private final ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);

    private PagedList<Integer, NoSummary> from(int offset) {
        return source.list().from(source.list().start().withOffset(offset));
    }

    /** Ten items for each number; only the first page arrives. */
    private static final class TenEach implements TestRange<Integer> {
        private final List<CompletableFuture<?>> underWay = new ArrayList<>();

        @Override
        public int largestPage() {
            return 1;
        }

        @Override
        public int covered(int requested, int items) {
            return requested;
        }

        @Override
        public boolean isItemPerNumber() {
            return false;
        }

        @Override
        public long end(long start, long limit) {
            return 1000;
        }

        @Override
        public Call<List<Integer>> range(long start, int count) {
            return start == 0 ? Call.completed(ScriptedPages.ALL) : Pending.call(List.of(), underWay);
        }
    }

    /** A walk of the list that counts how often it is closed. */
    private final class Counted implements PageWalk<SummaryPage<Integer, NoSummary>> {
        private final PageWalk<SummaryPage<Integer, NoSummary>> walk =
                source.walk(WalkSettings.from(source.list().start()));
        private int closed;

        @Override
        public SummaryPage<Integer, NoSummary> next() {
            return walk.next();
        }

        @Override
        public CompletableFuture<Optional<SummaryPage<Integer, NoSummary>>> nextAsync() {
            return walk.nextAsync();
        }

        @Override
        public Position position() {
            return walk.position();
        }

        @Override
        public int skipped() {
            return walk.skipped();
        }

        @Override
        public boolean isAtEnd() {
            return walk.isAtEnd();
        }

        @Override
        public void close() {
            closed++;
            walk.close();
        }
    }

    @Test
    void pages_that_stay_open_forget_each_walk_that_has_ended() {
        List<Counted> walks = new ArrayList<>();
        Supplier<PageWalk<SummaryPage<Integer, NoSummary>>> start = () -> {
            walks.add(new Counted());
            return walks.get(walks.size() - 1);
        };
        try (Pages<SummaryPage<Integer, NoSummary>> pages =
                new WalkedPages<>(start, WalkSettings.from(source.list().start()))) {
            pages.iterator().forEachRemaining(page -> {}); // to the end
            try (PagedIterator<?> left = pages.iterator()) {
                left.next();
            }
            Received.all(pages.publisher());
            pages.iterator().next(); // neither read to the end nor closed
        }

        assertThat(walks).extracting(walk -> walk.closed).containsExactly(0, 1, 1, 1);
    }

    @Test
    void items_skipped_over_several_pages_count_for_no_limit() {
        assertThat(items(from(3).limit(2).pages()))
                .extracting(SummaryPage::items)
                .as("the first page lies before the start")
                .containsExactly(List.of(), List.of(2, 3, 4));
        assertThat(items(from(3).limit(3).pages())).hasSize(3);
        assertThat(items(from(3).limit(3))).containsExactly(3, 4, 5);
    }

    @Test
    void a_page_is_fetched_ahead_only_if_more_items_are_wanted_than_this_one_has() {
        PagedIterator<Integer> more = from(1).limit(2).prefetch(1).iterator();
        assertThat(more.next()).isEqualTo(1);
        assertThat(source.fetched()).as("one of two is given").containsExactly("", "a");

        PagedIterator<Integer> enough = from(1).limit(1).prefetch(1).iterator();
        assertThat(enough.next()).isEqualTo(1);
        assertThat(source.fetched()).containsExactly("", "a", "");

        PagedIterator<Integer> both = source.list().limit(2).prefetch(1).iterator();
        assertThat(both.next()).isZero();
        assertThat(source.fetched()).containsExactly("", "a", "", "");
    }

    @Test
    void the_page_that_reaches_the_limit_ends_what_runs_ahead() {
        TenEach ten = new TenEach();
        for (int limit : new int[] {9, 10}) {
            ten.underWay.clear();
            PagedIterator<SummaryPage<Integer, NoSummary>> pages = new PagedList<>(ten, ten.at(0))
                    .pageSize(1)
                    .prefetch(3)
                    .limit(limit)
                    .pages()
                    .iterator();

            assertThat(pages.next().items()).hasSize(10);

            assertThat(ten.underWay).hasSize(2).allMatch(CompletableFuture::isCancelled);
            assertThat(pages.hasNext()).isFalse();
        }
    }

    @Test
    void a_walk_that_continues_keeps_its_prefetched_pages_until_it_is_closed() {
        TenEach ten = new TenEach();
        PagedIterator<SummaryPage<Integer, NoSummary>> pages = new PagedList<>(ten, ten.at(0))
                .pageSize(1)
                .prefetch(3)
                .limit(11)
                .pages()
                .iterator();
        assertThat(pages.next().items()).hasSize(10);
        assertThat(ten.underWay).hasSize(2).noneMatch(CompletableFuture::isDone);
        assertThat(ten.part(new Part("test.range", "p", 0, 5)).isItemPerNumber())
                .isFalse();

        pages.close();
        assertThat(ten.underWay).allMatch(CompletableFuture::isCancelled);
    }

    @Test
    void where_a_number_has_many_items_only_a_whole_list_can_be_split() {
        TenEach ten = new TenEach();
        PagedList<Integer, NoSummary> list = new PagedList<>(ten, ten.at(0));

        assertThatThrownBy(() -> list.limit(5).split(2)).hasMessageContaining("to be split");
        assertThatThrownBy(() -> new PagedList<>(ten, ten.at(0).withOffset(1)).split(2))
                .hasMessageContaining("to be split");
        assertThat(list.split(2).execute()).hasSize(2);
    }

    @Test
    void a_walk_of_pages_is_ready_while_it_holds_a_page() {
        PagedIterator<SummaryPage<Integer, NoSummary>> pages =
                source.list().pages().iterator();
        assertThat(pages.isReady()).isFalse();
        assertThat(pages.hasNext()).isTrue();
        assertThat(pages.isReady()).isTrue();
        pages.next();
        assertThat(pages.isReady()).isFalse();
        assertThat(pages.hasNext()).isTrue();
        pages.close();
        assertThat(pages.isReady()).isFalse();
    }

    @Test
    void a_page_says_how_many_items_it_has_and_whether_more_follow() {
        assertThat(source.list().pages().stream().map(Object::toString))
                .startsWith("Page[2 items, more follow]", "Page[0 items, more follow]")
                .endsWith("Page[4 items, the last]");
        assertThat(SummaryPaged.of(List.of(1), "a summary").pages().stream().map(Object::toString))
                .containsExactly("Page[1 items, a summary, the last]");
    }

    @Test
    void a_walk_has_the_headers_of_its_last_page() {
        Headers headers = Headers.of(Map.of("x", List.of("1")));
        PageSource<Integer, NoSummary> one = new OnePage(headers);
        PagedIterator<Integer> items = new PagedList<>(one).iterator();
        PagedIterator<SummaryPage<Integer, NoSummary>> pages =
                new PagedList<>(one).pages().iterator();
        assertThat(items.headers()).isEqualTo(Headers.of(Map.of()));
        assertThat(pages.headers()).isEqualTo(Headers.of(Map.of()));

        items.next();
        pages.next();

        assertThat(items.headers()).isEqualTo(headers);
        assertThat(pages.headers()).isEqualTo(headers);
    }

    private record OnePage(Headers headers) implements TestPages {
        @Override
        public Call<SummaryPage<Integer, NoSummary>> page(Position position, int size) {
            return Call.completed(FetchedPage.of(List.of(1), position, Optional.empty(), headers));
        }
    }
}
