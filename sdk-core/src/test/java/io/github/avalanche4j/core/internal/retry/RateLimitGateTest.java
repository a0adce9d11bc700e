package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which calls may be sent when, after a server's rate-limit headers; in virtual time. */
class RateLimitGateTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private static RateLimitHeaders headers(long limit, long remaining, int seconds) {
        return new RateLimitHeaders(limit, remaining, Duration.ofSeconds(seconds));
    }

    private static boolean leaves(RateLimitGate gate, long ticket, long now) {
        return gate.ask(ticket, 1, now).delay().isZero();
    }

    private static List<Long> leaving(RateLimitGate gate, List<Long> tickets, long now) {
        List<Long> out = new ArrayList<>();
        for (long ticket : tickets) {
            if (leaves(gate, ticket, now)) {
                out.add(ticket);
            }
        }
        return out;
    }

    @Test
    void the_first_ones_go_ahead_until_a_response_shows_a_limit_or_a_second_has_passed() {
        long start = 5 * SECOND;
        RateLimitGate gate = RateLimitGate.beginningWith(2);

        assertThat(leaving(gate, List.of(0L, 1L, 2L, 3L), start)).containsExactly(0L, 1L);
        assertThat(leaves(gate, 2, start + SECOND / 2)).isFalse();
        assertThat(leaves(gate, 2, start + SECOND)).isFalse();
        assertThat(leaves(gate, 2, start + SECOND + 1)).isTrue();

        gate.responded(1, RateLimitHeaders.NONE, start + 2 * SECOND);
        assertThat(leaving(gate, List.of(3L, 4L, 5L, 6L), start + 2 * SECOND)).hasSize(4);
    }

    @Test
    void as_many_leave_as_remain_counting_those_under_way_and_in_order_of_arrival() {
        RateLimitGate gate = RateLimitGate.beginningWith(1);
        assertThat(leaves(gate, 0, 0)).isTrue();
        gate.responded(1, headers(4, 3, 10), 0);

        assertThat(leaving(gate, List.of(1L, 2L, 3L, 4L, 5L), 1)).containsExactly(1L, 2L, 3L);
        assertThat(leaves(gate, 5, 2)).isFalse();

        gate.responded(1, headers(4, 2, 10), 3);
        gate.responded(1, headers(4, 0, 10), 3);
        gate.responded(1, headers(4, 1, 10), 3);
        assertThat(leaves(gate, 4, 4)).isFalse();
        assertThat(gate.ask(4, 1, 4).delay()).isBetween(Duration.ofSeconds(9), Duration.ofSeconds(10));

        assertThat(leaves(gate, 5, 10 * SECOND)).as("the fourth came before").isFalse();
        assertThat(leaving(gate, List.of(4L, 5L), 10 * SECOND)).containsExactly(4L, 5L);
    }

    @Test
    void a_refusal_shuts_the_gate_until_the_latest_hint_and_the_refused_keep_their_places() {
        RateLimitGate gate = RateLimitGate.open();
        assertThat(leaving(gate, List.of(0L, 1L), 0)).hasSize(2);
        gate.refused(0, 1, headers(1, 0, 4), Duration.ofSeconds(4), 0);
        gate.refused(1, 1, headers(1, 0, 4), Duration.ofSeconds(2), 0);

        assertThat(gate.ask(2, 1, SECOND).delay())
                .as("3 s, and a millisecond for each that stands before")
                .isEqualTo(Duration.ofMillis(3002));
        assertThat(leaves(gate, 2, 4 * SECOND)).as("it came last").isFalse();
        assertThat(leaving(gate, List.of(0L, 1L, 2L), 4 * SECOND)).containsExactly(0L);
        gate.responded(1, headers(1, 0, 4), 4 * SECOND);
        assertThat(leaving(gate, List.of(1L, 2L), 8 * SECOND)).containsExactly(1L);
    }

    @Test
    void without_headers_as_many_leave_as_succeeded_before_the_refusal_and_more_as_they_succeed() {
        RateLimitGate gate = RateLimitGate.open();
        assertThat(leaving(gate, List.of(0L, 1L, 2L), 0)).hasSize(3);
        gate.responded(1, RateLimitHeaders.NONE, 0);
        gate.responded(1, RateLimitHeaders.NONE, 0);
        gate.refused(2, 1, RateLimitHeaders.NONE, Duration.ofSeconds(1), 0);

        assertThat(leaving(gate, List.of(2L, 3L, 4L, 5L), SECOND)).containsExactly(2L, 3L);
        gate.responded(1, RateLimitHeaders.NONE, SECOND);
        assertThat(leaving(gate, List.of(4L, 5L, 6L, 7L), SECOND)).containsExactly(4L, 5L, 6L, 7L);
    }

    @Test
    void those_who_were_refused_together_leave_one_by_one_and_no_other_waits_for_them_where_there_is_enough() {
        RateLimitGate gate = RateLimitGate.open();
        for (long ticket = 0; ticket < 20; ticket++) {
            assertThat(leaves(gate, ticket, 0)).isTrue();
        }
        for (long ticket = 0; ticket < 17; ticket++) {
            gate.responded(1, RateLimitHeaders.NONE, 0);
        }
        for (long ticket = 17; ticket < 20; ticket++) {
            Duration wait = gate.refused(ticket, 1, RateLimitHeaders.NONE, Duration.ofSeconds(1), 0);
            assertThat(wait).isEqualTo(Duration.ofMillis(1000 + ticket - 17));
        }

        assertThat(leaves(gate, 20, SECOND))
                .as("17 may leave, and 3 stand before")
                .isTrue();
        assertThat(leaving(gate, List.of(17L, 18L, 19L), SECOND)).hasSize(3);
    }

    @Test
    void a_limit_that_was_set_holds_without_any_header_and_says_when_a_call_can_leave() {
        RateLimitGate gate = RateLimitGate.limitedTo(100, Duration.ofSeconds(10));
        assertThat(gate.ask(0, 60, 0).delay()).isZero();
        gate.responded(60, RateLimitHeaders.NONE, 0);

        assertThat(gate.ask(1, 60, SECOND).delay()).isPositive();
        assertThat(gate.ask(1, 60, SECOND).earliest()).isEqualTo(Duration.ofSeconds(9));
        assertThat(gate.ask(2, 60, SECOND).earliest()).isEqualTo(Duration.ofSeconds(9));
        assertThat(gate.ask(3, 60, SECOND).earliest()).isEqualTo(Duration.ofSeconds(19));
        assertThat(gate.ask(1, 60, 10 * SECOND).delay()).isZero();
    }

    @Test
    void a_limit_of_nothing_from_a_refusal_ends_when_the_server_serves_again_without_another() {
        RateLimitGate gate = RateLimitGate.open();
        assertThat(leaves(gate, 0, 0)).isTrue();
        gate.refused(0, 1, headers(0, 0, 2), Duration.ofSeconds(2), 0);

        assertThat(leaves(gate, 0, 2 * SECOND)).isTrue();
        gate.responded(1, RateLimitHeaders.NONE, 2 * SECOND);

        assertThat(leaving(gate, List.of(1L, 2L, 3L), 2 * SECOND)).containsExactly(1L, 2L);
    }
}
