package io.github.avalanche4j.core.internal.retry;

import io.github.avalanche4j.core.internal.race.Race;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
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
        Race.everyOrder(() -> {
            Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            Retries first = call(shared);
            Retries second = call(shared);
            AtomicInteger permits = new AtomicInteger();
            return new Race.Scenario(
                    () -> permits.addAndGet(leaves(first) ? 1 : 0),
                    () -> permits.addAndGet(leaves(second) ? 1 : 0),
                    () -> {
                        if (permits.get() != 1) {
                            throw new AssertionError(permits + " left");
                        }
                        first.ended();
                        second.ended();
                        assertOpen(shared);
                    });
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_takes_its_permit_returns_it() {
        Race.everyOrder(() -> {
            Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            Retries call = call(shared);
            return new Race.Scenario(() -> leaves(call), call::ended, () -> assertOpen(shared));
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_queues_does_not_block_others() {
        Race.everyOrder(() -> {
            Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            Retries before = call(shared);
            Retries call = call(shared);
            takePermit(before);
            return new Race.Scenario(() -> leaves(call), call::ended, () -> {
                before.responded(FIVE_LEFT, 0);
                assertOpen(shared);
            });
        });
    }

    @Test
    void a_call_that_is_cancelled_while_it_is_refused_does_not_block_others() {
        RetryPolicy.Outcome refusal = new RetryPolicy.Outcome(RetryPolicy.Kind.STATUS, 429, Duration.ofSeconds(1));
        long later = Duration.ofSeconds(2).toNanos();
        Race.everyOrder(() -> {
            Retries.Shared shared = shared(RateLimitGate.open());
            Retries call = call(shared);
            takePermit(call);
            return new Race.Scenario(() -> call.next(refusal, 1, NO_HEADERS, 0, LONG), call::ended, () -> {
                if (!call(shared).heldBack(later, LONG).isZero()) {
                    throw new AssertionError("the one that left stands in the way");
                }
            });
        });
    }

    @Test
    void a_permit_given_back_while_another_asks_is_not_lost() {
        Race.everyOrder(() -> {
            Retries.Shared shared = shared(RateLimitGate.beginningWith(1));
            Retries before = call(shared);
            Retries call = call(shared);
            AtomicBoolean hasLeft = new AtomicBoolean();
            takePermit(before);
            return new Race.Scenario(() -> hasLeft.set(leaves(call)), () -> before.responded(NO_HEADERS, 0), () -> {
                if (!hasLeft.get() && !leaves(call)) {
                    throw new AssertionError("it waits although no call is under way");
                }
            });
        });
    }
}
