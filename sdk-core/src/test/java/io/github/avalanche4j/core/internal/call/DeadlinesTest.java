package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeadlinesTest {
    private final Timers timers = new Timers();
    private final Deadlines deadlines = new Deadlines(timers);
    private final List<String> expired = new ArrayList<>();

    private Runnable add(String name, int seconds) {
        return deadlines.add(Duration.ofSeconds(seconds), () -> expired.add(name));
    }

    @Test
    void calls_that_wait_as_long_share_one_timer() {
        for (int i = 0; i < 1000; i++) {
            Runnable unused = add("call", 60);
        }
        assertThat(timers.set).isEqualTo(1);
        timers.advance(59);
        assertThat(expired).isEmpty();
        timers.advance(1);
        assertThat(expired).hasSize(1000);
    }

    @Test
    void each_call_ends_at_its_own_deadline() {
        Runnable unused = add("long", 60);
        unused = add("short", 5);
        unused = add("middle", 20);
        timers.advance(5);
        assertThat(expired).containsExactly("short");
        timers.advance(15);
        assertThat(expired).containsExactly("short", "middle");
        unused = add("later", 10);
        timers.advance(10);
        assertThat(expired).containsExactly("short", "middle", "later");
        timers.advance(30);
        assertThat(expired).containsExactly("short", "middle", "later", "long");
    }

    @Test
    void a_call_that_was_taken_back_does_not_end_and_holds_up_no_other() {
        Runnable takeBack = add("taken back", 5);
        Runnable unused = add("waiting", 10);
        takeBack.run();
        timers.advance(10);
        assertThat(expired).containsExactly("waiting");
    }

    @Test
    void nothing_ends_after_the_client_is_closed() {
        Runnable unused = add("call", 5);
        deadlines.close();
        timers.advance(60);
        assertThat(expired).isEmpty();
    }

    /** Timers in virtual time. */
    private static final class Timers implements Clock {
        private final List<Timer> pending = new ArrayList<>();
        private long now;
        private int set;

        private record Timer(long at, Runnable task) {}

        void advance(int seconds) {
            long end = now + seconds * 1_000_000_000L;
            while (true) {
                Timer first = pending.stream()
                        .min(Comparator.comparingLong(Timer::at))
                        .filter(timer -> timer.at() <= end)
                        .orElse(null);
                if (first == null) {
                    now = end;
                    return;
                }
                now = first.at();
                pending.remove(first);
                first.task().run();
            }
        }

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public double random() {
            return 0;
        }

        @Override
        public void sleep(Duration length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Runnable schedule(Duration delay, Runnable task) {
            set++;
            Timer timer = new Timer(now + delay.toNanos(), task);
            pending.add(timer);
            return () -> pending.remove(timer);
        }
    }
}
