package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Kind;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random servers and random options, in virtual time: a blocking and an async call make the same attempts at the same
 * times, and end in the same way.
 */
class DriversAgreeTest {
    private static final int CALLS = 3;

    /** The settings of a run. */
    private record Script(
            List<Reply> replies,
            boolean idempotent,
            @Nullable BackoffSchedule schedule,
            Supplier<RateLimitGate> gate,
            int retries,
            Duration timeout,
            Duration attemptTimeout) {
        static Script random(long seed) {
            Random random = new Random(seed);
            List<Reply> replies = new ArrayList<>();
            for (int i = 1 + random.nextInt(12); i > 0; i--) {
                replies.add(reply(random));
            }
            boolean scheduled = random.nextInt(5) == 0;
            List<Supplier<RateLimitGate>> gates = List.of(
                    RateLimitGate::open,
                    () -> RateLimitGate.beginningWith(1),
                    () -> RateLimitGate.limitedTo(3, Duration.ofSeconds(10)));
            return new Script(
                    replies,
                    random.nextBoolean(),
                    scheduled ? new BackoffSchedule(seconds(random, 1, 5), Duration.ofSeconds(2), List.of()) : null,
                    gates.get(random.nextInt(gates.size())),
                    random.nextInt(7),
                    millis(random, 500, 2_000, 10_000, 60_000, 300_000),
                    millis(random, 300, 1_000, 10_000));
        }

        private static List<Duration> seconds(Random random, int... choices) {
            return List.of(Duration.ofSeconds(choices[random.nextInt(choices.length)]), Duration.ofSeconds(3));
        }

        private static Duration millis(Random random, int... choices) {
            return Duration.ofMillis(choices[random.nextInt(choices.length)]);
        }

        private static Reply reply(Random random) {
            Duration latency = millis(random, 0, 10, 100, 290, 900, 20_000);
            return switch (random.nextInt(10)) {
                case 0, 1 -> Reply.ok(latency);
                case 2 -> Reply.failing(Kind.UNREACHABLE, latency);
                case 3 -> Reply.failing(Kind.CUT, latency);
                case 4 -> Reply.failing(Kind.CUT_IN_THE_BODY, latency);
                case 5 -> new Reply(Kind.RESPONSE, 200, Map.of(), body(random), latency);
                default -> Reply.status(status(random), headers(random), latency);
            };
        }

        private static String body(Random random) {
            List<String> bodies = List.of("", "{\"a\":", "<html>", "[1,2,3]", "nothing");
            return bodies.get(random.nextInt(bodies.size()));
        }

        private static int status(Random random) {
            int[] some = {200, 204, 301, 400, 401, 404, 408, 429, 429, 429, 500, 502, 503, 503, 504};
            return some[random.nextInt(some.length)];
        }

        private static Map<String, String> headers(Random random) {
            Map<String, String> headers = new TreeMap<>();
            List<String> hints = List.of("0", "1", "3", "20", "61", "soon", "-1", "Sun, 06 Nov 1994 08:49:37 GMT");
            if (random.nextInt(3) > 0) {
                headers.put("Retry-After", hints.get(random.nextInt(hints.size())));
            }
            if (random.nextInt(3) == 0) {
                headers.put("ratelimit-limit", Integer.toString(random.nextInt(5)));
                headers.put("ratelimit-remaining", Integer.toString(random.nextInt(5)));
                headers.put("ratelimit-policy", "5;w=" + random.nextInt(30));
            }
            return headers;
        }
    }

    /** A run with one driver, in its own virtual time. */
    private static final class Run implements AutoCloseable {
        private final boolean background;
        private final Simulation time = new Simulation(0);
        private final SimulatedServer server = new SimulatedServer(time);

        Run(boolean background) {
            this.background = background;
        }

        List<String> meets(Script script, long seed) {
            List<Reply> remaining = new ArrayList<>(script.replies());
            server.behave(request -> remaining.size() > 1 ? remaining.remove(0) : remaining.get(0));
            time.dice().setSeed(seed);
            Duration start = time.time();
            Trace trace = new Trace(() -> time.time().minus(start));
            ClientSettings options = TestOptions.of(builder -> builder.httpClient(server.http())
                    .instrumentation(trace)
                    .retries(script.retries())
                    .timeout(script.timeout())
                    .attemptTimeout(script.attemptTimeout()));
            try (Transport transport = new Transport(
                    "http://server.test",
                    options,
                    new ApiErrorDecoder(),
                    script.gate().get(),
                    time)) {
                Call<?> call = call(script, new RestChannel(transport));
                for (int i = 0; i < CALLS; i++) {
                    trace.add(background ? background(call, time) : outcome(call, Call::execute));
                }
            }
            return trace.events();
        }

        @Override
        public void close() {
            time.close();
        }
    }

    private static Call<?> call(Script script, RestChannel channel) {
        if (script.schedule() != null) {
            return channel.send(TestClient.GETTING_BY_POST, script.schedule(), Map.of());
        }
        return script.idempotent() ? channel.call(TestClient.GETTING, null) : channel.call(TestClient.DELETING, null);
    }

    private static String background(Call<?> call, Simulation time) {
        var future = call.executeAsync();
        time.run();
        assertThat(future).as("nothing more will happen").isDone();
        return outcome(call, unused -> future.join());
    }

    private static String outcome(Call<?> call, Function<Call<?>, Object> driver) {
        try {
            return "gives " + driver.apply(call);
        } catch (AvalancheException e) {
            return "throws " + words(e);
        } catch (CompletionException e) {
            return "throws " + words(e.getCause());
        }
    }

    private static int count(List<String> lines, String pattern) {
        return (int) lines.stream().filter(line -> line.matches(pattern)).count();
    }

    private static String words(Throwable thrown) {
        StringBuilder words = new StringBuilder(thrown.toString());
        for (Throwable earlier : thrown.getSuppressed()) {
            words.append("; before: ").append(earlier);
        }
        return words.toString();
    }

    @Test
    void random_servers_have_the_same_outcome_on_the_callers_thread_and_in_the_background() {
        assertAlike(1_000);
    }

    @Test
    @Tag("long")
    void so_are_a_hundred_thousand() {
        assertAlike(100_000);
    }

    private static void assertAlike(int scripts) {
        int attempts = 0;
        int values = 0;
        try (Run blocking = new Run(false);
                Run background = new Run(true)) {
            for (long seed = 0; seed < scripts; seed++) {
                Script script = Script.random(seed);

                List<String> events = blocking.meets(script, seed);

                assertThat(background.meets(script, seed))
                        .as("seed %d: %s", seed, script)
                        .isEqualTo(events);
                attempts += count(events, "\\d+ attempt \\d+");
                values += count(events, "\\d+ gives .*");
            }
        }
        System.out.printf(
                "%d random servers, %d calls by each driver, %d attempts, %d values: the same events at the same times%n",
                scripts, scripts * CALLS, attempts, values);
        // the scripts cover these cases
        assertThat(attempts).isGreaterThan(2 * scripts);
        assertThat(values).isGreaterThan(scripts / 4);
    }
}
