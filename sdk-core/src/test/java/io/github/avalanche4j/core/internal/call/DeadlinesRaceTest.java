package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.race.Race;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Calls that begin to wait while the shared timer fires, is reset or is closed. */
class DeadlinesRaceTest {
    private static final class Waits {
        final ManualTimers timers = new ManualTimers();
        final AtomicInteger ended = new AtomicInteger();
        private final Deadlines deadlines = new Deadlines(timers);

        Runnable add(int seconds) {
            return deadlines.add(Duration.ofSeconds(seconds), ended::incrementAndGet);
        }

        void start(int seconds) {
            Runnable unused = add(seconds);
        }

        void assertEnded(int calls) {
            timers.advance(100);
            if (ended.get() != calls) {
                throw new AssertionError(ended + " of " + calls + " deadlines were kept");
            }
            if (timers.pending() > 0) {
                throw new AssertionError("a timer stays");
            }
        }
    }

    @Test
    void a_deadline_that_is_added_while_the_timer_rings_is_kept() {
        Race.everyOrder(() -> {
            Waits waits = new Waits();
            waits.start(1);
            return new Race.Scenario(() -> waits.timers.advance(1), () -> waits.start(2), () -> waits.assertEnded(2));
        });
    }

    @Test
    void two_deadlines_that_are_added_at_once_are_both_kept() {
        Race.everyOrder(() -> {
            Waits waits = new Waits();
            return new Race.Scenario(() -> waits.start(1), () -> waits.start(2), () -> waits.assertEnded(2));
        });
    }

    @Test
    void a_deadline_taken_back_while_the_timer_rings_ends_once_at_most_and_leaves_no_timer() {
        Race.everyOrder(() -> {
            Waits waits = new Waits();
            Runnable takeBack = waits.add(1);
            return new Race.Scenario(() -> waits.timers.advance(1), takeBack, () -> {
                int calls = waits.ended.get();
                if (calls > 1) {
                    throw new AssertionError("ended " + calls + " times");
                }
                waits.assertEnded(calls);
            });
        });
    }
}
