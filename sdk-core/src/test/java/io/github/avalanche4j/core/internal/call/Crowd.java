package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;

/** Callers that share one client and call about once a second each, in virtual time. */
final class Crowd {
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final String CALL = "X-Call";

    /** The driver that the callers use. */
    enum Driver {
        BLOCKING,
        BACKGROUND;

        /** Alternates between the drivers, which {@link DriversAgreeTest} shows to be equal. */
        static Driver by(Enum<?> turn) {
            return values()[turn.ordinal() % values().length];
        }
    }

    /** A request as the server sees it. */
    record Arrival(Duration at, int call, Reply reply) {
        /** When the caller received the response. */
        Duration responseAt() {
            return at.plus(reply.latency());
        }

        /** When this call may be retried; null if the server did not say. */
        @Nullable
        Duration hint() {
            String seconds = reply.headers().get("Retry-After");
            return seconds == null ? null : responseAt().plusSeconds(Long.parseLong(seconds));
        }
    }

    /** One call of one caller. */
    static final class Made {
        final Duration start;
        final Duration timeout;

        @Nullable
        Duration end;

        boolean succeeded;

        Made(Duration start, Duration timeout) {
            this.start = start;
            this.timeout = timeout;
        }
    }

    private final Simulation time;
    private final Driver driver;
    private final Duration until;
    private final List<Arrival> arrivals = new ArrayList<>();
    private final Map<Integer, Made> calls = new HashMap<>();
    private Supplier<Duration> timeouts = () -> Duration.ofSeconds(60);
    private Duration timeout = Duration.ZERO;

    private Crowd(Simulation time, Driver driver, Duration until) {
        this.time = time;
        this.driver = driver;
        this.until = until;
    }

    List<Arrival> arrivals() {
        return arrivals;
    }

    Map<Integer, Made> calls() {
        return calls;
    }

    long arrivals(Duration from, Duration to) {
        return arrivals.stream().filter(each -> isIn(each.at(), from, to)).count();
    }

    long calls(Duration from, Duration to) {
        return calls.values().stream()
                .filter(each -> isIn(each.start, from, to))
                .count();
    }

    long successes(Duration from, Duration to) {
        return calls.values().stream()
                .filter(each -> each.succeeded && each.end != null && isIn(each.end, from, to))
                .count();
    }

    /** The maximum number of arrivals within {@code length}, from {@code from} on. */
    long busiest(Duration from, Duration to, Duration length) {
        Map<Long, Integer> spans = new HashMap<>();
        arrivals.stream()
                .filter(each -> isIn(each.at(), from, to))
                .forEach(each -> spans.merge(each.at().minus(from).dividedBy(length), 1, Integer::sum));
        return spans.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static boolean isIn(Duration at, Duration from, Duration to) {
        return at.compareTo(from) >= 0 && at.compareTo(to) < 0;
    }

    /** Lets {@code callers} call a server until {@code until}, and waits for the end of all calls. */
    static Crowd call(int callers, Driver driver, Duration until, BiFunction<Duration, Simulation, Reply> server) {
        return call(callers, driver, until, server, dice -> Duration.ofSeconds(60));
    }

    /** The same, with a timeout of its own for each call. */
    static Crowd call(
            int callers,
            Driver driver,
            Duration until,
            BiFunction<Duration, Simulation, Reply> server,
            Function<Simulation, Duration> timeouts) {
        try (Simulation time = new Simulation(callers)) {
            Crowd crowd = new Crowd(time, driver, until);
            crowd.timeouts = () -> timeouts.apply(time);
            SimulatedServer simulated = new SimulatedServer(time);
            simulated.behave(request -> crowd.arrived(request, server.apply(time.time(), time)));
            ClientSettings options = TestOptions.of(
                    builder -> builder.httpClient(simulated.http()).instrumentation(crowd.new Ledger()));
            try (Transport transport =
                    new Transport("http://server.test", options, new ApiErrorDecoder(), RateLimitGate.open(), time)) {
                for (int i = 0; i < callers; i++) {
                    Duration begin = PAUSE.multipliedBy(i).dividedBy(callers);
                    time.start(begin, () -> crowd.begin(new RestChannel(transport)));
                }
                time.run();
            }
            return crowd;
        }
    }

    private Reply arrived(Request request, Reply reply) {
        arrivals.add(new Arrival(time.time(), Integer.parseInt(String.valueOf(request.header(CALL))), reply));
        return reply;
    }

    private Call<?> next(Call<?> call) {
        timeout = timeouts.get(); // it starts at once, on this thread
        return call.timeout(timeout);
    }

    /** Callers that are out of step. */
    private Duration pause() {
        return PAUSE.dividedBy(2).plusNanos((long) (time.dice().nextDouble() * PAUSE.toNanos()));
    }

    private void begin(RestChannel channel) {
        Call<?> call = channel.call(TestClient.GETTING, null);
        if (driver == Driver.BACKGROUND) {
            inTheBackground(call);
            return;
        }
        while (time.time().compareTo(until) < 0) {
            try {
                Object unused = next(call).execute();
            } catch (AvalancheException e) {
                // the call is in the ledger
            }
            time.sleep(pause());
        }
    }

    private void inTheBackground(Call<?> call) {
        if (time.time().compareTo(until) < 0) {
            next(call)
                    .executeAsync()
                    .whenComplete((value, failure) -> time.start(pause(), () -> inTheBackground(call)));
        }
    }

    /** Numbers the calls and records when each began and ended. */
    private final class Ledger implements Instrumentation {
        @Override
        public Observation callStarted(String endpoint, String server) {
            int number = calls.size();
            Made call = new Made(time.time(), timeout);
            calls.put(number, call);
            return new Observation() {
                @Override
                public Map<String, String> attemptStarted(int attempt) {
                    return Map.of(CALL, Integer.toString(number));
                }

                @Override
                public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                    call.end = time.time();
                    call.succeeded = failure == null;
                }
            };
        }
    }
}
