package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Instrumentation;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Records what a client's instrumentation sees, one line per event. */
public final class Trace implements Instrumentation {
    private final List<String> events = new CopyOnWriteArrayList<>();
    private final @Nullable Supplier<Duration> time;

    public Trace() {
        this.time = null;
    }

    /** A trace whose events have their times, lengths and failures. */
    Trace(Supplier<Duration> time) {
        this.time = time;
    }

    /** Waits for an event with this prefix. */
    public synchronized void await(String beginning) {
        long end = System.nanoTime() + TestClient.SOON.toNanos();
        while (events.stream().noneMatch(event -> event.startsWith(beginning))) {
            long millis = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (millis <= 0) {
                throw new AssertionError("no event '" + beginning + "' among " + events);
            }
            try {
                wait(millis);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    synchronized void add(String event, Object... details) {
        String all = details.length == 0 ? event : event + " " + List.of(details);
        events.add(time == null ? event : time.get().toMillis() + " " + all);
        notifyAll();
    }

    public List<String> events() {
        return List.copyOf(events);
    }

    @Override
    public Observation callStarted(String endpoint, String server) {
        add("call " + endpoint);
        return new Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                add("attempt " + attempt);
                return Map.of();
            }

            @Override
            public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
                add(
                        "attempt " + attempt + " ended with " + (status.isPresent() ? status.getAsInt() : "no status"),
                        elapsed);
            }

            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                add(
                        "call ended after " + attempts + " with "
                                + (failure == null
                                        ? "a value"
                                        : failure.getClass().getSimpleName()),
                        elapsed,
                        String.valueOf(failure));
            }
        };
    }
}
