package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What responses reveal about a server's rate limit, in virtual time that need not begin at 0. */
class AllowanceTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();
    private static final Duration TEN = Duration.ofSeconds(10);

    private static RateLimitHeaders headers(long limit, long remaining) {
        return new RateLimitHeaders(limit, remaining, null);
    }

    private static RateLimitHeaders headers(long limit, long remaining, int seconds) {
        return new RateLimitHeaders(limit, remaining, Duration.ofSeconds(seconds));
    }

    private static int leaving(Allowance allowance, int units, long now) {
        int number = 0;
        while (number < 50 && allowance.take(units, now)) {
            number++;
        }
        return number;
    }

    @Test
    void a_period_without_requests_keeps_the_rhythm_of_those_before() {
        Allowance allowance = new Allowance(1, TEN);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, RateLimitHeaders.NONE, 0);

        assertThat(allowance.held(37 * SECOND)).isZero();
        assertThat(allowance.take(1, 37 * SECOND)).isTrue();
        allowance.responded(1, RateLimitHeaders.NONE, 37 * SECOND);

        assertThat(allowance.held(37 * SECOND)).as("until second 40").isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void a_period_begins_when_a_refusal_ends() {
        Allowance allowance = new Allowance(4, TEN);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.refused(1, RateLimitHeaders.NONE, Duration.ofSeconds(2), 0);
        assertThat(allowance.held(SECOND)).isEqualTo(Duration.ofSeconds(1));

        assertThat(allowance.held(2 * SECOND)).isZero();
        assertThat(allowance.turn(3, 1, 2 * SECOND)).as("the fourth").isZero();
        assertThat(allowance.turn(4, 1, 2 * SECOND)).as("the fifth").isEqualTo(TEN);
        assertThat(leaving(allowance, 1, 2 * SECOND)).isEqualTo(4);
        assertThat(allowance.turn(0, 1, 2 * SECOND)).isEqualTo(TEN);
    }

    @Test
    void of_several_refusals_the_latest_end_holds() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(leaving(allowance, 1, 0)).isEqualTo(50);
        for (int seconds : new int[] {2, 4, 3}) {
            allowance.refused(1, RateLimitHeaders.NONE, Duration.ofSeconds(seconds), 0);
        }

        assertThat(allowance.held(0)).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void without_a_period_a_limit_says_how_many_leave_and_not_when() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, headers(4, 3), 0);
        assertThat(allowance.held(SECOND)).isZero();
        assertThat(leaving(allowance, 1, SECOND)).isEqualTo(3);
        for (int i = 0; i < 3; i++) {
            allowance.responded(1, headers(4, 2 - i), SECOND);
        }

        assertThat(allowance.held(SECOND)).isZero();
        assertThat(leaving(allowance, 1, SECOND))
                .as("one goes out to learn what is left")
                .isOne();
        allowance.responded(1, RateLimitHeaders.NONE, SECOND);
        assertThat(allowance.held(SECOND)).isZero();

        assertThat(allowance.take(1, SECOND)).isTrue();
        allowance.refused(1, headers(4, 0), Duration.ofSeconds(1), SECOND);
        assertThat(allowance.held(2 * SECOND)).isZero();
        assertThat(allowance.held(2 * SECOND)).isZero();
        assertThat(leaving(allowance, 1, 2 * SECOND)).isEqualTo(4);
    }

    @Test
    void what_costs_more_than_the_limit_leaves_alone_and_what_costs_as_much_waits_for_a_period() {
        Allowance allowance = new Allowance(10, TEN);
        assertThat(allowance.take(5, 0)).isTrue();
        allowance.responded(5, RateLimitHeaders.NONE, 0);

        assertThat(allowance.take(7, SECOND)).isFalse();
        assertThat(allowance.take(10, SECOND)).isFalse();
        assertThat(allowance.take(20, SECOND)).isTrue();
        assertThat(allowance.take(20, SECOND)).as("not beside another").isFalse();
    }

    @Test
    void without_a_limit_an_attempt_takes_nothing_away_while_fewer_wait_than_may_leave() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(leaving(allowance, 1, 0)).isEqualTo(50);
        for (int i = 0; i < 3; i++) {
            allowance.responded(1, RateLimitHeaders.NONE, 0);
        }
        allowance.refused(1, RateLimitHeaders.NONE, Duration.ofSeconds(1), 0);
        assertThat(allowance.held(SECOND)).isZero();

        assertThat(allowance.hasEnoughFor(2)).isTrue();
        assertThat(allowance.hasEnoughFor(3)).isFalse();
    }

    @Test
    void units_are_counted_in_each_period() {
        Allowance allowance = new Allowance(100, TEN);
        for (int i = 1; i <= 4; i++) {
            assertThat(allowance.take(20, 0)).isTrue();
            allowance.responded(20, headers(100, 100 - 20L * i, 10), 0);
        }

        assertThat(allowance.held(10 * SECOND)).isZero();
        assertThat(allowance.take(20, 10 * SECOND)).isTrue();
        allowance.responded(20, headers(100, 80, 10), 10 * SECOND);
        assertThat(leaving(allowance, 20, 10 * SECOND)).isEqualTo(4);
    }

    @Test
    void responses_that_overtake_each_other_begin_no_period() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, headers(10, 9, 10), 0);
        assertThat(leaving(allowance, 1, SECOND)).isEqualTo(9);

        allowance.responded(1, headers(10, 6, 10), SECOND);
        allowance.responded(1, headers(10, 7, 10), 5 * SECOND);
        allowance.responded(1, headers(10, 8, 10), 5 * SECOND);

        assertThat(allowance.turn(0, 1, 5 * SECOND))
                .as("6 under way, 6 left; the period ends at second 10")
                .isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void a_count_that_no_overtaking_explains_is_that_of_a_new_period() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, headers(10, 9, 10), 0);
        assertThat(leaving(allowance, 1, SECOND)).isEqualTo(9);
        allowance.responded(1, headers(10, 0, 10), SECOND);

        allowance.responded(1, headers(10, 9, 10), 5 * SECOND);
        assertThat(allowance.turn(0, 1, 5 * SECOND))
                .as("0 left, 2 passed and 7 under way explain 9")
                .isEqualTo(Duration.ofSeconds(5));

        allowance.responded(1, headers(10, 10, 10), 5 * SECOND);
        assertThat(allowance.turn(4, 1, 5 * SECOND)).as("not 10").isEqualTo(TEN);
    }

    @Test
    void a_period_that_others_use_too_began_at_an_unknown_time() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, headers(10, 2, 10), 0);
        assertThat(allowance.take(1, 0)).isTrue();
        allowance.responded(1, headers(10, 0, 10), 0);

        assertThat(allowance.held(0)).isZero();
    }

    @Test
    void a_period_that_only_this_client_uses_began_with_its_first_request() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(leaving(allowance, 1, 0)).isEqualTo(50);

        allowance.responded(1, headers(50, 0, 10), SECOND);

        assertThat(allowance.held(SECOND)).isEqualTo(TEN);
    }

    @Test
    void a_limit_of_nothing_holds_for_its_period() {
        Allowance allowance = new Allowance(Integer.MAX_VALUE);
        assertThat(allowance.take(1, 0)).isTrue();

        allowance.responded(1, headers(0, 0, 10), 0);

        assertThat(allowance.held(0)).isEqualTo(TEN);
        assertThat(allowance.turn(0, 1, 0)).isEqualTo(TEN);
    }

    @Test
    void a_limit_is_described_with_its_period_and_remainder() {
        Allowance allowance = new Allowance(4, TEN);
        assertThat(allowance.describe()).isEqualTo("limit 4 per 10 s, 4 left");
        assertThat(allowance.take(3, 0)).isTrue();
        assertThat(allowance.describe()).isEqualTo("limit 4 per 10 s, 1 left");
        allowance.responded(3, RateLimitHeaders.NONE, 0);
        assertThat(allowance.describe()).isEqualTo("limit 4 per 10 s, 1 left");

        Allowance learning = new Allowance(Integer.MAX_VALUE);
        assertThat(learning.describe()).isEqualTo("no response has said yet whether there is one");
        assertThat(learning.take(1, 0)).isTrue();
        learning.refused(1, RateLimitHeaders.NONE, Duration.ofSeconds(2), 0);
        assertThat(learning.describe()).isEqualTo("the server asked to wait");
    }
}
