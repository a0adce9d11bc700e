package io.github.avalanche4j.micrometer;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Instrumentation;
import io.micrometer.core.instrument.LongTaskTimer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Meters of calls for Micrometer. Each has the tags {@code endpoint} (the endpoint's id, such as {@code info.peers})
 * and {@code server} (scheme, host and port).
 *
 * <ul>
 *   <li>{@code avalanche.call}: a timer of calls, retries and waits included; {@code outcome} is {@code success},
 *       {@code transient} if the same call may succeed later, or {@code failure}, and {@code exception} is the simple
 *       name of the exception, or {@code none}
 *   <li>{@code avalanche.attempt}: a timer of attempts; {@code status} is the HTTP status, or {@code none} if there was
 *   no response
 *   <li>{@code avalanche.call.active}: a long task timer of running calls, including those that wait for their turn
 * </ul>
 */
public final class MicrometerInstrumentation implements Instrumentation {
    private final MeterRegistry registry;

    private MicrometerInstrumentation(MeterRegistry registry) {
        this.registry = registry;
    }

    /** {@return an instrumentation for {@code ClientOptions.instrumentation}} */
    public static MicrometerInstrumentation of(MeterRegistry registry) {
        return new MicrometerInstrumentation(Objects.requireNonNull(registry, "registry"));
    }

    @Override
    public Observation callStarted(String endpoint, String server) {
        Tags tags = Tags.of("endpoint", endpoint, "server", server);
        return new Meters(
                tags,
                registry.more().longTaskTimer("avalanche.call.active", tags).start());
    }

    private final class Meters implements Observation {
        private final Tags tags;
        private final LongTaskTimer.Sample active;

        Meters(Tags tags, LongTaskTimer.Sample active) {
            this.tags = tags;
            this.active = active;
        }

        @Override
        public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
            String text = status.isPresent() ? Integer.toString(status.getAsInt()) : "none";
            registry.timer("avalanche.attempt", tags.and("status", text)).record(elapsed);
        }

        @Override
        public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
            active.stop();
            String exception = failure == null ? "none" : failure.getClass().getSimpleName();
            registry.timer("avalanche.call", tags.and("outcome", outcome(failure), "exception", exception))
                    .record(elapsed);
        }

        private static String outcome(@Nullable Throwable failure) {
            if (failure == null) {
                return "success";
            }
            return failure instanceof AvalancheException known && known.isTransient() ? "transient" : "failure";
        }
    }
}
