package io.github.avalanche4j.core.internal;

import io.github.avalanche4j.core.Instrumentation;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Writes down what a client's instrumentation sees, one line for each event. */
public final class Trace implements Instrumentation {
    private final List<String> events = new CopyOnWriteArrayList<>();

    public List<String> events() {
        return List.copyOf(events);
    }

    @Override
    public Observation callStarted(String endpoint, String server) {
        events.add("call " + endpoint);
        return new Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                events.add("attempt " + attempt);
                return Map.of();
            }

            @Override
            public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
                events.add(
                        "attempt " + attempt + " ended with " + (status.isPresent() ? status.getAsInt() : "no status"));
            }

            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                events.add("call ended after " + attempts + " with "
                        + (failure == null ? "a value" : failure.getClass().getSimpleName()));
            }
        };
    }
}
