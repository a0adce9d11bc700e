package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.retry.RetryPolicy.Decision;
import io.github.avalanche4j.core.internal.retry.RetryPolicy.Kind;
import io.github.avalanche4j.core.internal.retry.RetryPolicy.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The attempts of calls that share a gate and a budget; in virtual time. */
class RetriesTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();
    private static final Duration LONG = Duration.ofHours(1);
    private static final RateLimitHeaders NO_HEADERS = RateLimitHeaders.NONE;
    private static final Outcome UNAVAILABLE = new Outcome(Kind.STATUS, 503, null);

    private final RetryBudget budget = new RetryBudget();

    private Retries.Shared sharing(RateLimitGate gate) {
        return new Retries.Shared(budget, gate, () -> 0.5);
    }

    private static Retries call(Retries.Shared shared, int maxAttempts) {
        return new Retries(true, null, maxAttempts, 1, shared);
    }

    private static Retries call(Retries.Shared shared) {
        return call(shared, 3);
    }

    private static Outcome refused(Duration retryAfter) {
        return new Outcome(Kind.STATUS, 429, retryAfter);
    }

    private static boolean leaves(Retries call, long now) {
        return call.heldBack(now, LONG).isZero();
    }

    /** A gate that another call's refusal has closed for {@code seconds}. */
    private Retries.Shared shut(int seconds) {
        Retries.Shared shared = sharing(RateLimitGate.open());
        Retries refused = call(shared, 1);
        assertThat(leaves(refused, 0)).isTrue();
        assertThat(refused.next(refused(Duration.ofSeconds(seconds)), 1, NO_HEADERS, 0, LONG)
                        .delay())
                .isNull();
        refused.ended();
        return shared;
    }

    @Test
    void each_that_waits_before_adds_a_millisecond() {
        Retries.Shared shared = sharing(RateLimitGate.beginningWith(1));
        assertThat(leaves(call(shared), 0)).isTrue();

        for (int before = 0; before < 3; before++) {
            for (int others = 0; others < 5; others++) {
                call(shared); // has a permit and does not wait
            }
            assertThat(call(shared).heldBack(0, LONG)).isEqualTo(Duration.ofMillis(10 + before));
        }
    }

    @Test
    void a_call_in_the_middle_waits_only_for_those_before_it() {
        Retries.Shared shared = shut(4);
        Retries first = call(shared);
        Retries second = call(shared);
        Retries third = call(shared);
        assertThat(leaves(first, 0)).isFalse();
        assertThat(leaves(second, 0)).isFalse();
        assertThat(leaves(third, 0)).isFalse();

        assertThat(second.heldBack(0, LONG)).isEqualTo(Duration.ofMillis(4_001));
    }

    @Test
    void a_wait_that_would_pass_the_deadline_is_cut_to_the_earliest_turn() {
        Retries.Shared shared = shut(4);
        assertThat(leaves(call(shared), 0)).isFalse();
        assertThat(leaves(call(shared), 0)).isFalse();
        Retries third = call(shared);

        assertThat(third.heldBack(0, Duration.ofMillis(4_003))).isEqualTo(Duration.ofMillis(4_002));
        assertThat(third.heldBack(0, Duration.ofMillis(4_002))).isEqualTo(Duration.ofSeconds(4));
        assertThat(third.heldBack(0, Duration.ofMillis(3_000))).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void where_the_earliest_turn_is_not_known_a_call_waits_beyond_its_deadline_and_does_not_leave() {
        Retries.Shared shared = sharing(RateLimitGate.beginningWith(1));
        assertThat(leaves(call(shared), 0)).isTrue();

        assertThat(call(shared).heldBack(0, Duration.ofMillis(5))).isEqualTo(Duration.ofMillis(10));
    }

    @Test
    void the_units_of_who_left_count_no_more_for_later_ones() {
        Retries.Shared shared = sharing(RateLimitGate.limitedTo(100, Duration.ofSeconds(10)));
        Retries first = new Retries(true, null, 1, 100, shared);
        assertThat(leaves(first, 0)).isTrue();
        first.responded(NO_HEADERS, 0);
        Retries second = new Retries(true, null, 1, 100, shared);
        Retries third = new Retries(true, null, 1, 100, shared);
        Retries fourth = new Retries(true, null, 1, 100, shared);
        assertThat(leaves(second, 0)).isFalse();
        assertThat(leaves(third, 0)).isFalse();
        assertThat(leaves(second, 10 * SECOND)).isTrue();
        second.responded(NO_HEADERS, 10 * SECOND);

        assertThat(fourth.heldBack(10 * SECOND, Duration.ZERO))
                .as("one stands before, with 100 units: the period after the next")
                .isEqualTo(Duration.ofSeconds(20));
    }

    @Test
    void any_end_of_an_attempt_frees_its_place_for_the_next_call() {
        Retries.Shared shared = sharing(RateLimitGate.beginningWith(1));
        Retries cancelled = call(shared);
        assertThat(leaves(cancelled, 0)).isTrue();
        Retries waiting = call(shared);
        assertThat(leaves(waiting, 0)).isFalse();
        cancelled.ended();
        assertThat(leaves(waiting, 0)).isTrue();

        Retries cut = call(sharing(RateLimitGate.beginningWith(1)));
        assertThat(leaves(cut, 0)).isTrue();
        assertThat(cut.next(new Outcome(Kind.NO_RESPONSE, 0, null), 1, NO_HEADERS, 0, LONG)
                        .delay())
                .isNotNull();
        assertThat(leaves(cut, 0)).as("its next attempt").isTrue();
    }

    @Test
    void a_cancelled_call_returns_its_permit_once() {
        Retries.Shared shared = sharing(RateLimitGate.beginningWith(1));
        Retries cancelled = call(shared);
        assertThat(leaves(cancelled, 0)).isTrue();
        cancelled.ended();
        cancelled.responded(NO_HEADERS, 0);
        assertThat(cancelled.next(UNAVAILABLE, 1, NO_HEADERS, 0, LONG).delay()).isNotNull();
        cancelled.ended();

        assertThat(leaves(call(shared), 0)).isTrue();
        assertThat(leaves(call(shared), 0)).as("the only permit is out").isFalse();
    }

    @Test
    void a_call_that_ended_before_it_asked_takes_no_permit_and_blocks_no_other() {
        Retries.Shared open = sharing(RateLimitGate.beginningWith(1));
        Retries late = call(open);
        late.ended();
        assertThat(leaves(late, 0)).isTrue();
        assertThat(leaves(call(open), 0)).isTrue();

        Retries.Shared shut = shut(4);
        Retries waiting = call(shut);
        waiting.ended();
        assertThat(leaves(waiting, SECOND)).isFalse();
        assertThat(leaves(call(shut), 4 * SECOND)).isTrue();
    }

    @Test
    void a_refusal_of_up_to_a_minute_is_no_attempt_and_a_longer_one_ends_the_call() {
        Retries call = call(sharing(RateLimitGate.open()), 2);
        assertThat(leaves(call, 0)).isTrue();
        Decision refused = call.next(refused(Duration.ofSeconds(60)), 1, NO_HEADERS, 0, LONG);
        assertThat(refused.delay()).isEqualTo(Duration.ofSeconds(60));
        assertThat(call.maxAttempts()).isEqualTo(3);

        assertThat(leaves(call, 60 * SECOND)).isTrue();
        assertThat(call.next(UNAVAILABLE, 2, NO_HEADERS, 60 * SECOND, LONG).delay())
                .isNotNull();
        assertThat(leaves(call, 60 * SECOND)).isTrue();
        assertThat(call.next(UNAVAILABLE, 3, NO_HEADERS, 60 * SECOND, LONG).delay())
                .as("the second attempt that was no refusal")
                .isNull();

        Retries other = call(sharing(RateLimitGate.open()), 2);
        assertThat(other.next(refused(Duration.ofSeconds(61)), 1, NO_HEADERS, 0, LONG)
                        .reason())
                .contains("61 s");
    }

    @Test
    void a_refusal_waits_for_its_turn_or_only_for_the_server_if_the_deadline_comes_before_its_turn() {
        Duration four = Duration.ofSeconds(4);
        for (int millis : new int[] {4_000, 4_001, 4_002}) {
            Retries.Shared shared = sharing(RateLimitGate.open());
            Retries first = call(shared);
            Retries second = call(shared);
            assertThat(leaves(first, 0)).isTrue();
            assertThat(leaves(second, 0)).isTrue();
            assertThat(first.next(refused(four), 1, NO_HEADERS, 0, LONG).delay())
                    .isEqualTo(four);

            Decision next = second.next(refused(four), 1, NO_HEADERS, 0, Duration.ofMillis(millis));
            if (millis == 4_000) {
                assertThat(next.delay()).isNull();
                assertThat(next.reason()).contains("deadline");
            } else {
                assertThat(next.delay()).isEqualTo(millis == 4_001 ? four : Duration.ofMillis(4_001));
            }
        }
    }
}
