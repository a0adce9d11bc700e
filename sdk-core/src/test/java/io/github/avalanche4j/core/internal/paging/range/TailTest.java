package io.github.avalanche4j.core.internal.paging.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.call.ManualTimers;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.log.Log;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Endless lists wait for more, survive an outage, and continue where they were. */
class TailTest {
    private final Deque<Call<List<Long>>> script = new ArrayDeque<>();
    private final CountDownLatch looked = new CountDownLatch(1);
    private final Ranges source = scripted();
    private final TailList<Long> tail = new TailList<>(source, source.at(0));

    /** Numbers up to a moving head; scripted responses come first. */
    private Ranges scripted() {
        Ranges numbers = new Ranges(0);
        numbers.interval = Duration.ofMillis(1);
        numbers.scripted = start -> {
            looked.countDown();
            return Optional.ofNullable(script.poll());
        };
        return numbers;
    }

    private static AvalancheException down() {
        return ConnectionException.of(
                "refused", details -> details.endpoint("test.ranges").phase(ConnectionException.Phase.CONNECTING));
    }

    @Test
    void after_the_last_item_a_tail_waits_for_more() throws Exception {
        source.head = 2;
        try (PagedIterator<Long> walk = tail.iterator()) {
            assertThat(walk.next()).isEqualTo(0);
            assertThat(walk.next()).isEqualTo(1);
            FutureTask<Long> third = new FutureTask<>(walk::next);
            new Thread(third).start();
            source.head = 3;
            assertThat(third.get(60, TimeUnit.SECONDS)).isEqualTo(2);
            assertThat(walk.position().token()).isEqualTo("3");
        }
    }

    @Test
    void an_outage_shorter_than_allowed_is_waited_out_and_loses_nothing() {
        source.head = 3;
        for (int i = 0; i < 5; i++) {
            script.add(Call.failed(down()));
        }
        try (PagedIterator<Long> walk =
                tail.maxOutage(Duration.ofMinutes(1)).pageSize(2).iterator()) {
            assertThat(List.of(walk.next(), walk.next(), walk.next())).containsExactly(0L, 1L, 2L);
        }
        assertThat(script).isEmpty();
    }

    @Test
    void an_outage_may_be_waited_out_forever() {
        source.head = 1;
        script.add(Call.failed(down()));
        try (PagedIterator<Long> walk =
                tail.maxOutage(ChronoUnit.FOREVER.getDuration()).iterator()) {
            assertThat(walk.next()).isZero();
        }
    }

    @Test
    void without_a_length_no_outage_is_tolerated_and_the_walk_can_be_asked_again() {
        source.head = 1;
        script.add(Call.failed(down()));
        try (PagedIterator<Long> walk = tail.iterator()) {
            assertThatThrownBy(walk::hasNext).isInstanceOf(ConnectionException.class);
            assertThat(walk.next()).isEqualTo(0);
        }
    }

    @Test
    void an_outage_longer_than_allowed_is_reported() {
        for (int i = 0; i < 1000; i++) {
            script.add(Call.failed(down()));
        }
        try (PagedIterator<Long> walk = tail.maxOutage(Duration.ofMillis(20)).iterator()) {
            assertThatThrownBy(walk::hasNext).isInstanceOf(ConnectionException.class);
        }
        assertThat(script).hasSizeLessThan(1000).isNotEmpty();
    }

    @Test
    void a_response_ends_an_outage_so_that_the_next_one_may_last_as_long() {
        Waits waits = new Waits("test.ranges", Duration.ofMillis(1), null, Duration.ofNanos(100));
        ManualTimers time = new ManualTimers();
        waits.use(time);
        assertThat(waits.thrown(down())).isNull();
        time.advance(Duration.ofNanos(99));
        assertThat(waits.thrown(down())).isNull();

        waits.outageEnded();

        time.advance(Duration.ofNanos(51));
        assertThat(waits.thrown(down())).isNull();
        time.advance(Duration.ofNanos(99));
        assertThat(waits.thrown(down())).isNull();
        time.advance(Duration.ofNanos(1));
        assertThat(waits.thrown(down())).isNotNull();
        time.advance(Duration.ofNanos(1));
        assertThat(waits.thrown(down())).as("the reader asks again").isNull();
    }

    @Test
    void an_outage_that_was_too_long_says_how_long_it_lasted_and_what_was_allowed() {
        Waits waits = new Waits("test.ranges", Duration.ofMillis(1), null, Duration.ofMinutes(10));
        ManualTimers time = new ManualTimers();
        waits.use(time);
        assertThat(waits.thrown(down())).isNull();
        time.advance(Duration.ofSeconds(612));
        AvalancheException last = down();

        assertThat(waits.thrown(last))
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("test.ranges: the outage has lasted 612.0 s, longer than maxOutage, 600.0 s")
                .hasCause(last)
                .matches(AvalancheException::isTransient);
    }

    @Test
    void an_outage_has_a_line_at_its_beginning_one_a_minute_and_one_at_its_end() {
        Waits waits = new Waits("test.lines", Duration.ofSeconds(1), null, Duration.ofHours(1));
        ManualTimers time = new ManualTimers();
        waits.use(time);
        try (Log log = new Log()) {
            for (int second = 0; second < 200; second++) {
                assertThat(waits.thrown(down())).isNull();
                time.advance(Duration.ofSeconds(1));
            }
            waits.outageEnded();
            waits.outageEnded();

            assertThat(log.text().lines().filter(line -> line.contains("test.lines")))
                    .containsExactly(
                            "WARN test.lines: an outage begins, waiting for at most 3600.0 s: refused",
                            "WARN test.lines: the outage has lasted 60.0 s: refused",
                            "WARN test.lines: the outage has lasted 120.0 s: refused",
                            "WARN test.lines: the outage has lasted 180.0 s: refused",
                            "WARN test.lines: the outage is over after 200.0 s");
        }
    }

    @Test
    void a_tail_listens_again_after_an_outage_because_the_node_may_have_restarted() {
        List<String> events = new ArrayList<>();
        UnaryOperator<Runnable> wakeUp = awake -> {
            events.add("listens");
            return () -> events.add("stops");
        };
        Waits waits = new Waits("test.ranges", Duration.ofMillis(1), wakeUp, Duration.ofMinutes(1));
        assertThat(waits.await()).isTrue();
        waits.outageEnded();
        assertThat(events).containsExactly("listens");
        assertThat(waits.thrown(down())).isNull();
        assertThat(waits.await()).isTrue();

        waits.outageEnded();

        assertThat(events).containsExactly("listens", "listens", "stops");
        waits.close();
        assertThat(events).containsExactly("listens", "listens", "stops", "stops");
    }

    @Test
    void a_waiting_reader_returns_when_another_thread_closes_the_walk() throws Exception {
        PagedIterator<Long> walk = tail.iterator();
        FutureTask<Boolean> more = new FutureTask<>(walk::hasNext);
        new Thread(more).start();
        assertThat(looked.await(60, TimeUnit.SECONDS)).isTrue();
        walk.close();

        assertThat(more.get(60, TimeUnit.SECONDS)).isFalse();
    }

    @Test
    void an_interrupt_ends_the_waiting_and_is_kept() {
        source.head = 1;
        try (PagedIterator<Long> walk = tail.iterator()) {
            assertThat(walk.next()).isZero();
            Thread.currentThread().interrupt();
            ConnectionException e = catchThrowableOfType(ConnectionException.class, walk::hasNext);
            assertThat(Thread.interrupted()).as("the flag, which this clears").isTrue();
            assertThat(e.interrupted()).isTrue();
            assertThat(e.phase()).isEqualTo(ConnectionException.Phase.WAITING);

            source.head = 2;
            assertThat(walk.next()).as("the same iterator goes on").isEqualTo(1);
        }
    }

    @Test
    void a_failure_that_waiting_cannot_fix_is_reported_at_once() {
        script.add(Call.failed(new InvalidRequestException("a", "b", "c")));
        try (PagedIterator<Long> walk = tail.maxOutage(Duration.ofMinutes(1)).iterator()) {
            assertThatThrownBy(walk::hasNext).isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void a_tail_has_the_settings_of_a_list() {
        source.head = 3;
        Tail<Long> set = tail.prefetch(2).timeout(Duration.ofSeconds(5)).retries(0);
        assertThat(set.start().token()).isEqualTo("0");
        assertThat(set).hasToString("Tail[test.ranges]");
        try (PagedIterator<Long> walk = set.iterator()) {
            assertThat(walk.next()).isZero();
        }
        assertThatThrownBy(() -> tail.prefetch(17)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> tail.timeout(Duration.ZERO)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> tail.retries(-1)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_tail_starts_where_a_list_of_the_same_items_stopped() {
        source.head = 9;
        Position saved = new PagedList<>(source, source.at(4)).start();
        try (PagedIterator<Long> walk = tail.from(saved).iterator()) {
            assertThat(walk.next()).isEqualTo(4);
        }
        Position other = new Position("test.ranges", "q", "4", 0, 0, Instant.EPOCH);
        assertThatThrownBy(() -> tail.from(other)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> tail.maxOutage(Duration.ofMillis(-1))).isInstanceOf(InvalidRequestException.class);
    }
}
