package io.github.avalanche4j.core.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Collected;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.range.Ranges;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Long lists with pages of any size, many of them empty, and a server that fails. Walks stop anywhere and resume at a
 * saved position, with other page sizes and prefetch settings. They return all items once and in order, and use no more
 * memory at the end than at the beginning.
 */
class WalkUnderFaultsTest {
    private static final ListEndpoint<Integer, NoSummary> LIST =
            ListEndpoint.of("test.list", "/list", "items", Integer.class, 100);
    private static final int SHORT = 4_000;
    private static final int LONG = 1_000_000;

    /** Numbers of a server whose ranges may be shorter than requested. */
    private record Ranges(FaultyLists server) implements TestRange<Integer> {
        @Override
        public Call<List<Integer>> range(long start, int count) {
            return new RestChannel(server.transport())
                    .call(Endpoint.get(endpoint(), "/range/{start}/{count}", JsonTree.class), null, start, count)
                    .map(response -> response.get("items").elements().stream()
                            .map(item -> item.asInteger().orElseThrow().intValueExact())
                            .toList());
        }

        @Override
        public Long indexOf(Integer item) {
            return (long) item;
        }
    }

    /** A walk under faults, which must return the numbers from 0 on. */
    private static final class Walk {
        private final Paged<Integer> list;
        private final FaultyLists server;
        private final Random random;
        private final int mostAhead;
        private final List<Long> heaps = new ArrayList<>();
        private PagedIterator<Integer> walk;
        private long expected;
        private int failures;
        private int resumes;
        private int restarts;

        Walk(Paged<Integer> list, FaultyLists server, int mostAhead, long seed) {
            this.list = list;
            this.server = server;
            this.mostAhead = mostAhead;
            this.random = new Random(seed);
            this.walk = list.iterator();
        }

        void run(long items) {
            for (long steps = 0; ; steps++) {
                if (items >= LONG && steps % (items / 10) == 0) {
                    heaps.add(Collected.heap());
                }
                if (random.nextInt(500) == 0) {
                    resume();
                }
                // early, because a walk that begins again reads everything before
                if (steps < 2_000 && random.nextInt(400) == 0) {
                    server.expireTokens();
                }
                try {
                    if (!walk.hasNext()) {
                        break;
                    }
                } catch (PagingException expired) {
                    beginAgain();
                    continue;
                } catch (AvalancheException fault) {
                    failures++;
                    continue;
                }
                assertThat(walk.next().longValue()).isEqualTo(expected++);
            }
            walk.close();
            assertThat(expected).isEqualTo(items);
        }

        private Paged<Integer> anyhow() {
            return list.prefetch(random.nextInt(mostAhead + 1)).pageSize(1 + random.nextInt(10));
        }

        private void resume() {
            String saved = walk.position().toString();
            walk.close();
            walk = anyhow().from(Position.parse(saved)).iterator();
            resumes++;
        }

        /** Begins again, as a user with an expired token does, and skips the items already received. */
        private void beginAgain() {
            walk.close();
            walk = anyhow().iterator();
            for (long skipped = 0; skipped < expected; ) {
                try {
                    if (walk.next() != skipped++) {
                        throw new AssertionError("out of order at " + skipped);
                    }
                } catch (PagingException again) {
                    throw new AssertionError("expired while skipping", again);
                } catch (AvalancheException fault) {
                    failures++;
                }
            }
            restarts++;
        }

        void report(String what, long started) {
            System.out.printf(
                    "%s: %d requests, %d items, %d failures, %d resumes, %d expired tokens; heap by tenths %s kB; %.1f s%n",
                    what,
                    server.served(),
                    expected,
                    failures,
                    resumes,
                    restarts,
                    heaps.stream().map(heap -> heap >> 10).toList(),
                    (System.nanoTime() - started) / 1e9);
            assertThat(failures).isPositive();
            assertThat(resumes).isPositive();
            if (!heaps.isEmpty()) {
                // the least of several, because a collection may find a response that is arriving; 1 MB of noise
                long first = Collections.min(heaps.subList(1, 4));
                long last = Collections.min(heaps.subList(heaps.size() - 3, heaps.size()));
                assertThat(last - first)
                        .as("bytes that six tenths of the list add")
                        .isLessThan(1 << 20);
            }
        }
    }

    private static void walkTokens(int pages, long seed) {
        long started = System.nanoTime();
        try (FaultyLists server = new FaultyLists(pages, seed).faultEvery(200)) {
            Walk walk = new Walk(new RestChannel(server.transport()).list(LIST, null), server, 1, seed);
            walk.run(server.end());
            walk.report(pages + " pages by tokens", started);
            assertThat(walk.restarts).isPositive();
            assertThat(server.served()).isGreaterThanOrEqualTo(pages);
        }
    }

    private static void walkRanges(int items, long seed) {
        long started = System.nanoTime();
        try (FaultyLists server = new FaultyLists(items, seed).faultEvery(200)) {
            Ranges ranges = new Ranges(server);
            Walk walk = new Walk(new PagedList<>(ranges, ranges.at(0)).pageSize(3), server, 4, seed);
            walk.run(items);
            walk.report(items + " numbers by ranges", started);
        }
    }

    @Test
    void pages_by_tokens_return_all_items_once_and_in_order_whatever_fails() {
        walkTokens(SHORT, 1);
    }

    @Test
    void numbers_by_ranges_are_returned_once_and_in_order_whatever_fails() {
        walkRanges(5 * SHORT, 2);
    }

    @Test
    @Tag("long")
    void a_million_pages_by_tokens_return_all_items_once_and_in_order_whatever_fails() {
        walkTokens(LONG, 3);
    }

    @Test
    @Tag("long")
    void five_million_numbers_in_a_million_ranges_are_returned_once_and_in_order_whatever_fails() {
        walkRanges(5 * LONG, 4);
    }
}
