package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;

/**
 * Fifty callers for ten minutes against a service that limits compute units per minute, in virtual time. The service
 * counts in fixed periods. The first one began before the first request, and other clients have used half of it.
 */
class RateLimitedServiceTest {
    private static final long MILLISECOND = 1_000_000;
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();
    private static final int CALLERS = 50;
    private static final int MINUTES = 10;
    private static final int UNITS = 8_000;
    private static final int COST = 20;

    /** An event of a caller: a request or a response. */
    private record Event(long at, long order, int caller, boolean asks, boolean refused, RateLimitHeaders headers) {}

    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::order));
    private final int[] served = new int[CALLERS];
    private final int[] refusedIn = new int[MINUTES + 1];
    private final int[] servedIn = new int[MINUTES + 1];
    private final long[] tickets = new long[CALLERS];
    private final long[] since = new long[CALLERS];
    private long longest;
    private long order;
    private long periodStart = -MINUTE / 3;
    private int used = UNITS / 2;

    private void run(RateLimitGate gate) {
        for (int caller = 0; caller < CALLERS; caller++) {
            tickets[caller] = gate.ticket();
            add(0, caller, true, false, RateLimitHeaders.NONE);
        }
        for (Event event = events.poll(); event.at() < MINUTES * MINUTE; event = events.poll()) {
            if (event.asks()) {
                ask(gate, event);
            } else {
                responded(gate, event);
            }
        }
    }

    private void add(long at, int caller, boolean asks, boolean refused, RateLimitHeaders headers) {
        events.add(new Event(at, order++, caller, asks, refused, headers));
    }

    private void ask(RateLimitGate gate, Event event) {
        int caller = event.caller();
        Duration delay = gate.ask(tickets[caller], COST, event.at()).delay();
        if (!delay.isZero()) {
            add(event.at() + delay.toNanos(), caller, true, false, RateLimitHeaders.NONE);
            return;
        }
        long periods = (event.at() - periodStart) / MINUTE;
        periodStart += periods * MINUTE;
        used = periods > 0 ? 0 : used;
        boolean refused = used + COST > UNITS;
        used += refused ? 0 : COST;
        long latency = (20 + (order * 37) % 60) * MILLISECOND; // responses overtake each other
        add(event.at() + latency, caller, false, refused, headers());
    }

    private RateLimitHeaders headers() {
        return new RateLimitHeaders(UNITS, UNITS - used, Duration.ofMinutes(1));
    }

    private void responded(RateLimitGate gate, Event event) {
        int caller = event.caller();
        int minute = (int) (event.at() / MINUTE);
        if (event.refused()) {
            refusedIn[minute]++;
            Duration wait = Duration.ofSeconds(1 + (periodStart + MINUTE - event.at()) / 1_000_000_000);
            gate.refused(tickets[caller], COST, event.headers(), wait, event.at());
        } else {
            servedIn[minute]++;
            served[caller]++;
            longest = Math.max(longest, event.at() - since[caller]);
            since[caller] = event.at();
            gate.responded(COST, event.headers(), event.at());
            tickets[caller] = gate.ticket();
        }
        add(event.at(), caller, true, false, RateLimitHeaders.NONE);
    }

    private void check(String mode, int refusals) {
        int all = Arrays.stream(servedIn, 1, MINUTES).sum();
        int refused = Arrays.stream(refusedIn, 1, MINUTES).sum();
        int allowance = (MINUTES - 1) * UNITS / COST;
        System.out.printf(
                "%s: after the first minute %d of %d served, %d refused; in it %d and %d; longest wait %d s%n",
                mode,
                all,
                allowance,
                refused,
                servedIn[0],
                refusedIn[0],
                Duration.ofNanos(longest).toSeconds());
        assertThat(refused).isLessThanOrEqualTo(refusals);
        assertThat(all).isGreaterThanOrEqualTo((int) (allowance * 0.95));
        // each caller is served, and waits for two periods at most
        assertThat(Arrays.stream(served).min().orElseThrow())
                .isGreaterThanOrEqualTo(Arrays.stream(served).max().orElseThrow() / 2);
        assertThat(longest).isLessThanOrEqualTo(2 * MINUTE);
    }

    @Test
    void with_the_limiter_none_is_refused_after_the_first_minute_and_nearly_all_of_the_allowance_is_used() {
        run(RateLimitGate.limitedTo(UNITS, Duration.ofMinutes(1)));

        check("limiter", 0);
    }

    @Test
    void without_it_hardly_any_is_refused_no_client_starves_and_nearly_all_of_the_allowance_is_used() {
        run(RateLimitGate.beginningWith(10));

        check("no limiter", (MINUTES - 1) * UNITS / COST / 100);
    }

    @Test
    void a_limiter_that_was_set_too_high_learns_what_the_service_allows() {
        run(RateLimitGate.limitedTo(3 * UNITS, Duration.ofMinutes(1)));

        check("limiter told too much", 0);
    }
}
