package io.github.avalanche4j.core.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Collected;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lists whose page tokens form a circle: the walk ends after a bounded number of pages, and keeps as many tokens of a
 * long circle as of a short one.
 */
class TokenCircleTest {
    private static final int SHORT = 64;
    /** The last ones, the one that the others are compared with, and those of the pages at hand. */
    private static final int REMEMBERED = SHORT + 8;

    /** Pages of one item each: some in a row, then a circle. */
    private static final class Circle implements TestPages {
        private final int tail;
        private final int length;
        private final List<WeakReference<String>> tokens = new ArrayList<>();
        private int served;

        Circle(int tail, int length) {
            this.tail = tail;
            this.length = length;
        }

        /** The maximum number of pages that may be read before the circle is found. */
        int most() {
            return length <= SHORT ? tail + length : Math.max(2 * length, 2 * tail + SHORT) + length;
        }

        @Override
        public Call<SummaryPage<Integer, NoSummary>> page(Position position, int size) {
            if (++served > most()) {
                throw new AssertionError("page " + served + " is read of " + tail + " pages and a circle of " + length);
            }
            int page = position.token().isEmpty() ? 0 : Integer.parseInt(position.token());
            int next = page + 1 < tail + length ? page + 1 : tail;
            String token = Integer.toString(next);
            tokens.add(new WeakReference<>(token));
            return Call.completed(ScriptedPages.page(position, List.of(page), Optional.of(token)));
        }
    }

    private static PagedIterator<Integer> assertFound(Circle circle, int prefetch) {
        PagedIterator<Integer> walk = new PagedList<>(circle).prefetch(prefetch).iterator();
        int[] items = {0};

        assertThatThrownBy(() -> walk.forEachRemaining(item -> items[0]++))
                .isInstanceOfSatisfying(
                        PagingException.class, e -> assertThat(e.position()).isEqualTo(walk.position()))
                .hasMessageContaining("test.list: the server repeated a page token");

        assertThat(items[0]).as("each page that was read is given").isEqualTo(circle.served);
        assertThat(circle.served).isGreaterThanOrEqualTo(circle.tail + circle.length);
        int read = circle.served;
        assertThatThrownBy(walk::hasNext).isInstanceOf(PagingException.class);
        assertThat(circle.served).as("nothing more is asked").isEqualTo(read);
        return walk;
    }

    @Test
    void a_circle_is_found_before_three_times_its_pages_and_those_before_it_were_read() {
        Random random = new Random(64);
        for (int i = 0; i < 100; i++) {
            // the first page has no token, so no circle includes it
            Circle circle = new Circle(1 + random.nextInt(1000), 1 + random.nextInt(i < 33 ? SHORT : 1000));
            PagedIterator<Integer> unused = assertFound(circle, i % 2);
            assertThat(circle.most()).isLessThanOrEqualTo(3 * (circle.tail + circle.length));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,1", "50000,0"})
    void a_walk_keeps_the_last_tokens_of_20_000_pages(int tail, int prefetch) {
        Circle circle = new Circle(tail, 20_000);

        PagedIterator<Integer> walk = assertFound(circle, prefetch);

        assertThat(Collected.reachable(REMEMBERED, circle.tokens)).isLessThanOrEqualTo(REMEMBERED);
        assertThat(walk.position().token())
                .as("the walk, which is kept until here")
                .isNotEmpty();
    }
}
