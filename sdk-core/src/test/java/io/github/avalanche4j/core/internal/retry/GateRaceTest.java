package io.github.avalanche4j.core.internal.retry;

import io.github.avalanche4j.core.internal.race.Race;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Concurrent calls at the gate: no permit is granted twice or lost, and a cancelled call blocks no other. */
class GateRaceTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final RateLimitHeaders NO_HEADERS = RateLimitHeaders.NONE;
    private static final RateLimitHeaders FIVE_LEFT = new RateLimitHeaders(10, 5, Duration.ofMinutes(1));

    private static Retries.Shared shared(RateLimitGate gate) {
        return new Retries.Shared(new RetryBudget(), gate, () -> 0.5);
    }

    private static Retries call(Retries.Shared shared) {
        return new Retries(true, null, 3, 1, shared);
    }

    private static boolean leaves(Retries call) {
        return call.heldBack(0, LONG).isZero();
    }

    /** The only permit. A model checker follows each call, so the checks are simple. */
    private static void takePermit(Retries call) {
        if (!leaves(call)) {
            throw new AssertionError("the first call waits");
        }
    }

    /** The next call passes at once. */
    private static void assertOpen(Retries.Shared shared) {
        if (!leaves(call(shared))) {
            throw new AssertionError("a permit was lost, or somebody who left stands in the way");
        }
    }

    @Test
    void one_permit_goes_to_one_of_two_takers() {
        Race.everyOrder(() -> new Race.Scenario() {
            private final Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            private final Retries first = call(shared);
            private final Retries second = call(shared);
            private final AtomicInteger taken = new AtomicInteger();

            @Override
            public void one() {
                taken.addAndGet(leaves(first) ? 1 : 0);
            }

            @Override
            public void other() {
                taken.addAndGet(leaves(second) ? 1 : 0);
            }

            @Override
            public void check() {
                if (taken.get() != 1) {
                    throw new AssertionError(taken + " left");
                }
                first.ended();
                second.ended();
                assertOpen(shared);
            }
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_takes_its_permit_returns_it() {
        Race.everyOrder(() -> new Race.Scenario() {
            private final Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            private final Retries call = call(shared);

            @Override
            public void one() {
                boolean unused = leaves(call);
            }

            @Override
            public void other() {
                call.ended();
            }

            @Override
            public void check() {
                assertOpen(shared);
            }
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_queues_does_not_block_others() {
        Race.everyOrder(() -> new Race.Scenario() {
            private final Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            private final Retries before = call(shared);
            private final Retries call = call(shared);

            {
                takePermit(before);
            }

            @Override
            public void one() {
                boolean unused = leaves(call);
            }

            @Override
            public void other() {
                call.ended();
            }

            @Override
            public void check() {
                before.responded(FIVE_LEFT, 0);
                assertOpen(shared);
            }
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_is_refused_does_not_block_others() {
        Race.everyOrder(() -> new Race.Scenario() {
            private final Retries.Shared shared = shared(RateLimitGate.open());
            private final Retries call = call(shared);
            private final long second = Duration.ofSeconds(1).toNanos();

            {
                takePermit(call);
            }

            @Override
            public void one() {
                RetryPolicy.Outcome refusal =
                        new RetryPolicy.Outcome(RetryPolicy.Kind.STATUS, 429, Duration.ofSeconds(1));
                RetryPolicy.Decision unused = call.next(refusal, 1, NO_HEADERS, 0, LONG);
            }

            @Override
            public void other() {
                call.ended();
            }

            @Override
            public void check() {
                if (!call(shared).heldBack(2 * second, LONG).isZero()) {
                    throw new AssertionError("the one that left stands in the way");
                }
            }
        });
    }

    @Test
    void a_permit_given_back_while_another_asks_is_not_lost() {
        Race.everyOrder(() -> new Race.Scenario() {
            private final Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            private final Retries before = call(shared);
            private final Retries call = call(shared);
            private volatile boolean left;

            {
                takePermit(before);
            }

            @Override
            public void one() {
                left = leaves(call);
            }

            @Override
            public void other() {
                before.responded(NO_HEADERS, 0);
            }

            @Override
            public void check() {
                if (!left && !leaves(call)) {
                    throw new AssertionError("it waits although nobody is under way");
                }
            }
        });
    }
}
