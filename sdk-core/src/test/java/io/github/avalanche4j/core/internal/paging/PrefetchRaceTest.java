package io.github.avalanche4j.core.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.race.Race;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A walk that another thread closes: the reader returns, and no prefetch keeps running. */
class PrefetchRaceTest {
    /** Loaded before a model checker records static state. */
    private static final Call<Integer> LOADED = Call.completed(1);

    /** An endless list whose prefetched pages arrive only when they are awaited. */
    private static final class Endless implements TestPages {
        private final List<CompletableFuture<?>> ahead = Collections.synchronizedList(new ArrayList<>());

        @Override
        public Call<SummaryPage<Integer, NoSummary>> page(Position position, int size) {
            int number = position.token().isEmpty() ? 0 : Integer.parseInt(position.token());
            Position next = new Position("test.list", "p", Integer.toString(number + 1), 0, 0, Instant.EPOCH);
            SummaryPage<Integer, NoSummary> page =
                    FetchedPage.of(List.of(number), position, Optional.of(next), Headers.of(Map.of()));
            return Pending.call(page, ahead);
        }
    }

    /** An endless numbered list of the same kind. */
    private record EndlessRange(Endless pages) implements TestRange<Integer> {
        @Override
        public int largestPage() {
            return 10;
        }

        @Override
        public Call<List<Integer>> range(long start, int count) {
            return Pending.call(List.of((int) start), pages.ahead);
        }
    }

    /** The walk is closed while a reader waits for a page or continues. */
    private static Race.Scenario closing(boolean numbered) {
        Endless pages = new Endless();
        PageSource<Integer, NoSummary> source = numbered ? new EndlessRange(pages) : pages;
        Position start = new Position(source.endpoint(), "p", numbered ? "0" : "", 0, 0, Instant.EPOCH);
        PageWalk<SummaryPage<Integer, NoSummary>> walk = source.walk(
                WalkSettings.from(start).withPrefetch(numbered ? 3 : 1).withPageSize(1, 1, 10));
        AtomicBoolean returned = new AtomicBoolean();
        Runnable reader = () -> {
            SummaryPage<Integer, NoSummary> unused = walk.next();
            unused = walk.next(); // waits for the prefetched page until the walk is closed
            returned.set(true);
        };
        return new Race.Scenario(reader, walk::close, () -> {
            if (!returned.get()) {
                throw new AssertionError("the reader never returned");
            }
            for (CompletableFuture<?> each : pages.ahead) {
                if (!each.isDone()) {
                    throw new AssertionError("a page is still on its way");
                }
            }
        });
    }

    @BeforeAll
    static void load() {
        assertThat(LOADED.execute()).isEqualTo(1);
    }

    @Test
    void close_against_a_reader_of_pages_that_are_named_by_tokens() {
        Race.everyOrder(() -> closing(false));
    }

    @Test
    void close_against_a_reader_of_numbered_ranges() {
        Race.everyOrder(() -> closing(true));
    }
}
