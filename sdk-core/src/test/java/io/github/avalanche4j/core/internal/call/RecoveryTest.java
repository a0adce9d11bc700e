package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.Crowd.Arrival;
import io.github.avalanche4j.core.internal.call.Crowd.Driver;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Kind;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server that recovers sees the same load as before, and no thundering herd; in virtual time. */
class RecoveryTest {
    private static final int CALLERS = 1000;
    private static final Duration LATENCY = Duration.ofMillis(30);
    private static final Duration DOWN = Duration.ofSeconds(2);
    private static final Duration UP = Duration.ofSeconds(6);
    private static final Duration END = Duration.ofSeconds(15);
    private static final Duration SPAN = Duration.ofMillis(10);

    /** How the server fails while it is down. */
    enum Failure {
        UNAVAILABLE(Reply.status(503, Map.of(), LATENCY)),
        UNAVAILABLE_UNTIL(Reply.status(503, Map.of("Retry-After", "3"), LATENCY)),
        RATE_LIMITED_UNTIL(Reply.status(429, Map.of("Retry-After", "3"), LATENCY)),
        UNREACHABLE(Reply.failing(Kind.UNREACHABLE, LATENCY)),
        /** All calls that have waited since the outage began are refused at once. */
        UNAVAILABLE_UNTIL_AT_ONCE(Reply.status(503, Map.of("Retry-After", "3"), Duration.ZERO)),
        RATE_LIMITED_UNTIL_AT_ONCE(Reply.status(429, Map.of("Retry-After", "3"), Duration.ZERO));

        private final Reply reply;

        Failure(Reply reply) {
            this.reply = reply;
        }

        Reply at(Duration time) {
            return reply.latency().isZero() ? Reply.status(reply.status(), reply.headers(), UP.minus(time)) : reply;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"UNAVAILABLE_UNTIL", "RATE_LIMITED_UNTIL_AT_ONCE"})
    void waiting_callers_retry_spread_over_time(Failure failure) {
        assertSpread(failure);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void so_they_do_after_any_outage(Failure failure) {
        assertSpread(failure);
    }

    private static void assertSpread(Failure failure) {
        Driver driver = Driver.by(failure);
        Crowd crowd = Crowd.call(
                CALLERS,
                driver,
                END,
                (at, time) -> at.compareTo(DOWN) >= 0 && at.compareTo(UP) < 0 ? failure.at(at) : Reply.ok(LATENCY));

        long before = crowd.busiest(Duration.ofSeconds(1), DOWN, SPAN);
        long after = crowd.busiest(UP, END, SPAN);
        long served = crowd.successes(END.minusSeconds(3), END);
        System.out.printf(
                "%s, %s: the busiest 10 ms had %d requests before, %d after the server was back; %d served in the last 3 s%n",
                failure, driver, before, after, served);
        // 1 000 calls a second are ten in 10 ms; a herd would be a hundred or a thousand
        assertThat(after).as("requests in the busiest 10 ms").isLessThanOrEqualTo(50);
        assertThat(served).as("all are served again").isGreaterThanOrEqualTo(3 * CALLERS * 9 / 10);
    }

    @Test
    void no_call_is_sent_too_early_or_outlives_its_deadline() {
        for (Driver driver : Driver.values()) {
            Random dice = new Random(driver.ordinal());
            Crowd crowd = Crowd.call(
                    200,
                    driver,
                    Duration.ofSeconds(30),
                    (at, time) -> anything(dice),
                    time -> Duration.ofMillis(200 + dice.nextInt(15_000)));

            checkHints(crowd);
            checkDeadlines(crowd);
        }
    }

    private static Reply anything(Random dice) {
        Duration latency = Duration.ofMillis(dice.nextInt(100) == 0 ? 20_000 : 5 + dice.nextInt(100));
        Map<String, String> hint =
                dice.nextInt(3) == 0 ? Map.of() : Map.of("Retry-After", Integer.toString(dice.nextInt(5)));
        return switch (dice.nextInt(12)) {
            case 0 -> Reply.status(503, hint, latency);
            case 1 -> Reply.status(dice.nextInt(20) == 0 ? 429 : 500, hint, latency);
            case 2 -> Reply.failing(Kind.values()[1 + dice.nextInt(3)], latency);
            default -> Reply.ok(latency);
        };
    }

    private static void checkHints(Crowd crowd) {
        Map<Integer, Duration> notBefore = new HashMap<>();
        List<Arrival> refusals = crowd.arrivals().stream()
                .filter(each -> each.reply().status() == 429 && each.hint() != null && isInTime(crowd, each))
                .toList();
        int hints = 0;
        for (Arrival arrival : crowd.arrivals()) {
            Duration due = notBefore.getOrDefault(arrival.call(), Duration.ZERO);
            for (Arrival refusal : refusals) {
                // once a rate limit is known, it holds for all calls of the client
                if (refusal.responseAt().compareTo(arrival.at()) < 0
                        && refusal.hint().compareTo(due) > 0) {
                    due = refusal.hint();
                }
            }
            assertThat(arrival.at()).as("call %d", arrival.call()).isGreaterThanOrEqualTo(due);
            if (arrival.hint() != null && isInTime(crowd, arrival)) {
                notBefore.put(arrival.call(), arrival.hint());
                hints++;
            }
        }
        assertThat(hints).isGreaterThan(100);
        assertThat(refusals).hasSizeGreaterThan(5);
    }

    /** Whether the caller received the response before its deadline. */
    private static boolean isInTime(Crowd crowd, Arrival arrival) {
        Crowd.Made call = crowd.calls().get(arrival.call());
        return arrival.responseAt().compareTo(call.start.plus(call.timeout)) < 0;
    }

    private static void checkDeadlines(Crowd crowd) {
        crowd.calls().values().forEach(call -> {
            assertThat(call.end).isNotNull();
            assertThat(call.end.minus(call.start)).isLessThanOrEqualTo(call.timeout);
        });
        for (Arrival arrival : crowd.arrivals()) {
            Crowd.Made call = crowd.calls().get(arrival.call());
            assertThat(arrival.at()).isLessThan(call.start.plus(call.timeout));
        }
    }
}
