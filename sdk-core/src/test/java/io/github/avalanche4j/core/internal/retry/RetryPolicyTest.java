package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.retry.RetryPolicy.Decision;
import io.github.avalanche4j.core.internal.retry.RetryPolicy.Kind;
import io.github.avalanche4j.core.internal.retry.RetryPolicy.Outcome;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The policy alone: a decision for each outcome. */
class RetryPolicyTest {
    private static final Duration LONG = Duration.ofHours(1);

    private static Decision decide(Outcome outcome, int attempt, Duration remaining, double random) {
        return RetryPolicy.decide(outcome, true, null, attempt, 100, remaining, random, new RetryBudget());
    }

    private static Outcome status(int status, Duration hint) {
        return new Outcome(Kind.STATUS, status, hint);
    }

    @ParameterizedTest
    @CsvSource({"503,1,250", "503,2,500", "503,3,1000", "503,6,8000", "503,60,8000", "429,1,1000", "429,4,8000"})
    void a_backoff_is_chosen_between_zero_and_a_bound_that_doubles_up_to_8_seconds(int status, int attempt, long most) {
        assertThat(decide(status(status, null), attempt, LONG, 0).delay()).isEqualTo(Duration.ZERO);
        assertThat(decide(status(status, null), attempt, LONG, 0.5).delay()).isEqualTo(Duration.ofMillis(most / 2));
        assertThat(decide(status(status, null), attempt, LONG, 1).delay()).isEqualTo(Duration.ofMillis(most));
    }

    @Test
    void retry_after_is_a_minimum_and_jitter_spreads_callers() {
        assertThat(decide(status(503, Duration.ofSeconds(7)), 1, LONG, 0).delay())
                .isEqualTo(Duration.ofSeconds(7));
        assertThat(decide(status(503, Duration.ofSeconds(7)), 1, LONG, 1).delay())
                .isEqualTo(Duration.ofMillis(7_700));
        assertThat(decide(status(503, Duration.ofSeconds(1)), 3, LONG, 1).delay())
                .isEqualTo(Duration.ofSeconds(2));
        assertThat(decide(status(503, Duration.ZERO), 1, LONG, 1).delay()).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void the_spread_of_a_hint_ends_at_the_deadline() {
        assertThat(decide(status(503, Duration.ofSeconds(7)), 1, Duration.ofMillis(7_100), 0.5)
                        .delay())
                .isEqualTo(Duration.ofMillis(7_050));
    }

    @Test
    void a_hint_over_60_seconds_ends_the_call_and_says_so() {
        assertThat(decide(status(429, Duration.ofSeconds(60)), 1, LONG, 0).delay())
                .isEqualTo(Duration.ofSeconds(60));
        Decision over = decide(status(429, Duration.ofSeconds(61)), 1, LONG, 0);
        assertThat(over.delay()).isNull();
        assertThat(over.reason()).contains("61 s");
    }

    @ParameterizedTest
    @CsvSource({
        "NO_RESPONSE, 0, true",
        "STATUS, 500, true",
        "STATUS, 503, true",
        "STATUS, 408, true",
        "STATUS, 499, false",
        "STATUS, 404, false",
        "FINAL, 500, false"
    })
    void only_what_the_server_may_have_acted_on_says_why_it_is_not_repeated(Kind kind, int status, boolean unsure) {
        Decision decision =
                RetryPolicy.decide(new Outcome(kind, status, null), false, null, 1, 100, LONG, 0.5, new RetryBudget());

        assertThat(decision.delay()).isNull();
        assertThat(decision.mayHaveActed()).isEqualTo(unsure);
        assertThat(decision.reason()).isEqualTo(unsure ? "not repeated, because the server may have acted on it" : "");
    }

    @Test
    void no_wait_reaches_the_deadline() {
        Duration remaining = Duration.ofMillis(500);
        assertThat(decide(status(503, Duration.ofMillis(499)), 1, remaining, 0).delay())
                .isEqualTo(Duration.ofMillis(499));
        Decision late = decide(status(503, remaining), 1, remaining, 0);
        assertThat(late.delay()).isNull();
        assertThat(late.reason()).contains("deadline");
    }

    @Test
    void attempts_without_an_response_cost_double_and_successes_earn_new_ones() {
        RetryBudget budget = new RetryBudget();
        int retries = 0;
        while (budget.spend(Kind.NO_RESPONSE)) {
            retries++;
        }
        assertThat(retries).isEqualTo(50);
        for (int i = 0; i < 9; i++) {
            budget.succeeded();
        }
        assertThat(budget.spend(Kind.STATUS)).isFalse();
        budget.succeeded();
        assertThat(budget.spend(Kind.STATUS)).isTrue();
    }

    @Test
    void a_budget_never_grows_beyond_its_size() {
        RetryBudget budget = new RetryBudget();
        for (int i = 0; i < 2000; i++) {
            budget.succeeded();
        }
        int retries = 0;
        while (budget.spend(Kind.STATUS)) {
            retries++;
        }
        assertThat(retries).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "120, 120",
        "'  7 ', 7",
        "123456789, 123456789",
        "1234567890, 999999999",
        "99999999999999999999, 999999999",
        "'Sun, 06 Nov 1994 08:50:37 GMT', 60",
        "'Sunday, 06-Nov-94 08:50:37 GMT', 60",
        "'Sun Nov  6 08:50:37 1994', 60",
        "'Sun, 06 Nov 1994 08:00:00 GMT', 0",
        "'Saturday, 06-Nov-93 08:50:37 GMT', 0"
    })
    void a_hint_is_seconds_or_one_of_three_date_forms_and_a_past_one_is_zero(String value, long seconds) {
        assertThat(RetryAfter.parse(value, Instant.parse("1994-11-06T08:49:37Z")))
                .isEqualTo(Duration.ofSeconds(seconds));
    }

    @Test
    void a_year_of_two_digits_is_the_past_when_it_seems_more_than_50_years_ahead() {
        Instant now = Instant.parse("2026-11-21T00:00:00Z");
        assertThat(RetryAfter.parse("Sunday, 06-Nov-94 08:49:37 GMT", now)).isEqualTo(Duration.ZERO);
        assertThat(RetryAfter.parse("Saturday, 21-Nov-26 00:00:09 GMT", now)).isEqualTo(Duration.ofSeconds(9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-1", "1.5", "soon", "٣", "Sun, 06 Nov 1994", "Mon, 06 Nov 1994 08:49:37 GMT"})
    void any_other_hint_is_ignored(String value) {
        assertThat(RetryAfter.parse(value, Instant.EPOCH)).isNull();
        assertThat(RetryAfter.parse(null, Instant.EPOCH)).isNull();
    }
}
