package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.Crowd.Driver;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Kind;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A thousand callers of one client, each with a call a second, and a server that is partly or wholly down, in virtual
 * time. The retry budget is spent within the first seconds; retries are few from then on.
 */
class OutageTest {
    private static final int CALLERS = 1000;
    private static final int BUDGET = 100;
    private static final Duration LATENCY = Duration.ofMillis(30);
    private static final Duration SPENT = Duration.ofSeconds(1);
    private static final Duration END = Duration.ofSeconds(3);

    /** How the server fails during the outage. */
    enum Failure {
        UNAVAILABLE(Reply.status(503, Map.of(), LATENCY)),
        UNAVAILABLE_UNTIL(Reply.status(503, Map.of("Retry-After", "1"), LATENCY)),
        RATE_LIMITED(Reply.status(429, Map.of(), LATENCY)),
        RATE_LIMITED_UNTIL(Reply.status(429, Map.of("Retry-After", "1"), LATENCY)),
        UNREACHABLE(Reply.failing(Kind.UNREACHABLE, LATENCY)),
        CUT(Reply.failing(Kind.CUT, LATENCY)),
        CUT_IN_THE_BODY(Reply.failing(Kind.CUT_IN_THE_BODY, LATENCY)),
        SILENT(Reply.failing(Kind.CUT, Duration.ofHours(1)));

        final Reply reply;

        Failure(Reply reply) {
            this.reply = reply;
        }
    }

    static Stream<Arguments> manyFailures() {
        return failures(1, 10, 50, 90, 99);
    }

    private static Stream<Arguments> failures(Integer... percents) {
        return Stream.of(percents)
                .flatMap(percent -> Stream.of(Failure.UNAVAILABLE, Failure.CUT, Failure.UNREACHABLE)
                        .map(failure -> Arguments.of(percent, failure)));
    }

    private static void assertLoad(Crowd crowd, Duration end, String what) {
        double whole = (double) crowd.arrivals().size() / crowd.calls().size();
        long calls = crowd.calls(SPENT, end);
        double spent = calls == 0 ? 0 : (double) crowd.arrivals(SPENT, end) / calls;
        System.out.printf(
                "%s: %d calls, %d arrivals, load %.3f; with the budget spent %.3f%n",
                what, crowd.calls().size(), crowd.arrivals().size(), whole, spent);
        assertThat((double) crowd.arrivals().size())
                .as("requests for %d calls", crowd.calls().size())
                .isLessThanOrEqualTo(1.1 * crowd.calls().size() + BUDGET);
        assertThat(spent).as("requests for each call once the budget is spent").isLessThanOrEqualTo(1.1);
    }

    @ParameterizedTest
    @EnumSource(names = {"UNAVAILABLE", "RATE_LIMITED_UNTIL", "UNREACHABLE"})
    void a_server_that_is_down_has_a_tenth_more_load_at_most(Failure failure) {
        assertLoad(100, failure, END, Driver.by(failure));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void so_it_has_however_it_fails(Failure failure) {
        assertLoad(100, failure, END, Driver.values());
    }

    @Test
    void a_server_that_fails_in_part_has_a_tenth_more_load_at_most() {
        assertLoad(50, Failure.CUT, END, Driver.by(Failure.CUT));
    }

    @ParameterizedTest
    @MethodSource("manyFailures")
    @Tag("long")
    void so_it_has_in_two_minutes_whatever_part_of_it_fails(int percent, Failure failure) {
        assertLoad(percent, failure, Duration.ofMinutes(2), Driver.values());
    }

    private static void assertLoad(int percent, Failure failure, Duration end, Driver... drivers) {
        for (Driver driver : drivers) {
            Crowd crowd = Crowd.call(
                    CALLERS,
                    driver,
                    end,
                    (at, time) -> time.dice().nextInt(100) < percent ? failure.reply : Reply.ok(LATENCY));

            assertLoad(crowd, end, failure + " for " + percent + " %, " + driver);
        }
    }
}
