package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.race.Race;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Calls that begin to wait while the shared timer fires, is reset or is closed. */
class DeadlinesRaceTest {
    private abstract static class Scenario implements Race.Scenario {
        final ManualTimers timers = new ManualTimers();
        final Deadlines deadlines = new Deadlines(timers);
        final AtomicInteger ended = new AtomicInteger();

        Runnable add(int seconds) {
            return deadlines.add(Duration.ofSeconds(seconds), ended::incrementAndGet);
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
        Race.everyOrder(() -> new Scenario() {
            {
                Runnable unused = add(1);
            }

            @Override
            public void one() {
                timers.advance(1);
            }

            @Override
            public void other() {
                Runnable unused = add(2);
            }

            @Override
            public void check() {
                assertEnded(2);
            }
        });
    }

    @Test
    void two_deadlines_that_are_added_at_once_are_both_kept() {
        Race.everyOrder(() -> new Scenario() {
            @Override
            public void one() {
                Runnable unused = add(1);
            }

            @Override
            public void other() {
                Runnable unused = add(2);
            }

            @Override
            public void check() {
                assertEnded(2);
            }
        });
    }

    @Test
    void a_deadline_taken_back_while_the_timer_rings_ends_once_at_most_and_leaves_no_timer() {
        Race.everyOrder(() -> new Scenario() {
            private final Runnable takeBack = add(1);

            @Override
            public void one() {
                timers.advance(1);
            }

            @Override
            public void other() {
                takeBack.run();
            }

            @Override
            public void check() {
                int calls = ended.get();
                if (calls > 1) {
                    throw new AssertionError("ended " + calls + " times");
                }
                assertEnded(calls);
            }
        });
    }
}
