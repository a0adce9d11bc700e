package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.Crowd.Arrival;
import io.github.avalanche4j.core.internal.call.Crowd.Driver;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests in virtual time do not depend on real time, however slow the machine is. */
class SimulationTest {
    private static final Duration END = Duration.ofMillis(1500);

    private static List<Arrival> arrivals(OutageTest.Failure failure, Driver driver) {
        Random dice = new Random(17);
        return Crowd.call(
                        100,
                        driver,
                        END,
                        (at, time) -> dice.nextInt(3) == 0 ? failure.reply : Reply.ok(Duration.ofMillis(10)))
                .arrivals();
    }

    @ParameterizedTest
    @EnumSource
    void a_time_limit_counts_virtual_time_alone(Driver driver) {
        Duration limit = Duration.ofMillis(50);
        Crowd crowd = Crowd.call(
                1,
                driver,
                END,
                (at, time) -> {
                    takeRealTime(Duration.ofMillis(600)); // a watch in real time would have ended the call by then
                    return Reply.ok(limit.minusMillis(1));
                },
                time -> limit);

        assertThat(crowd.calls().values()).isNotEmpty().allMatch(call -> call.succeeded);
    }

    private static void takeRealTime(Duration length) {
        long end = System.nanoTime() + length.toNanos();
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_run_is_the_same_each_time_and_with_either_driver(OutageTest.Failure failure) {
        List<Arrival> first = arrivals(failure, Driver.BLOCKING);

        assertThat(first).hasSizeGreaterThan(100);
        assertThat(arrivals(failure, Driver.BLOCKING)).isEqualTo(first);
        assertThat(arrivals(failure, Driver.BACKGROUND)).isEqualTo(first);
    }
}
