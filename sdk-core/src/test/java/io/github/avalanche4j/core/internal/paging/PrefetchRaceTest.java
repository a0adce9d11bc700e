package io.github.avalanche4j.core.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import io.github.avalanche4j.core.internal.race.Race;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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
            return CallAccess.call(new Pending<>(page, ahead), CallOptions.DEFAULT);
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
            return CallAccess.call(new Pending<>(List.of((int) start), pages.ahead), CallOptions.DEFAULT);
        }
    }

    private record Pending<T>(T value, List<CompletableFuture<?>> ahead) implements CallRunner<T> {
        private ApiResponse<T> response() {
            return new ApiResponse<>(value, 200, Headers.of(Map.of()), Duration.ZERO, 1, Bytes.EMPTY, true);
        }

        @Override
        public ApiResponse<T> run(CallOptions options) {
            return response();
        }

        @Override
        public <R> CompletableFuture<R> runAsync(
                CallOptions options,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            CompletableFuture<R> future = new CompletableFuture<>();
            ahead.add(future);
            return future;
        }
    }

    /** The walk is closed while a reader waits for a page or continues. */
    private abstract static class Closing implements Race.Scenario {
        final Endless pages = new Endless();
        private final PageWalk<SummaryPage<Integer, NoSummary>> walk;
        private volatile boolean back;

        Closing(boolean numbered) {
            PageSource<Integer, NoSummary> source = numbered ? new EndlessRange(pages) : pages;
            Position start = new Position(source.endpoint(), "p", numbered ? "0" : "", 0, 0, Instant.EPOCH);
            walk = source.walk(
                    WalkSettings.from(start).withPrefetch(numbered ? 3 : 1).withPageSize(1, 1, 10));
        }

        @Override
        public void one() {
            SummaryPage<Integer, NoSummary> unused = walk.next();
            unused = walk.next(); // waits for the prefetched page until the walk is closed
            back = true;
        }

        @Override
        public void other() {
            walk.close();
        }

        @Override
        public void check() {
            if (!back) {
                throw new AssertionError("the reader never came back");
            }
            for (CompletableFuture<?> each : pages.ahead) {
                if (!each.isDone()) {
                    throw new AssertionError("a page is still on its way");
                }
            }
        }
    }

    @BeforeAll
    static void load() {
        assertThat(LOADED.execute()).isEqualTo(1);
    }

    @Test
    void close_against_a_reader_of_pages_that_are_named_by_tokens() {
        Race.everyOrder(() -> new Closing(false) {});
    }

    @Test
    void close_against_a_reader_of_numbered_ranges() {
        Race.everyOrder(() -> new Closing(true) {});
    }
}
