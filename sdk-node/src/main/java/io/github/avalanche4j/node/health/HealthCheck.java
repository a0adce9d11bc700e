package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.Nanoseconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** The result of a health check's last run. */
@Value
public interface HealthCheck {
    /** {@return the check's message, whose form differs between checks; absent if the check sent none} */
    Optional<JsonTree> message();

    /** {@return why the check failed; a text on all known nodes; absent if it passed} */
    Optional<JsonTree> error();

    /** {@return when the check last ran; year 1 if it has not run yet, which counts as a failure} */
    Instant timestamp();

    /** {@return how long the last run took; nanoseconds on the wire} */
    @Nanoseconds
    Optional<Duration> duration();

    /** {@return the number of consecutive failures; absent if it passed} */
    OptionalLong contiguousFailures();

    /** {@return when it began to fail; absent if it passed} */
    Optional<Instant> timeOfFirstFailure();

    /** {@return whether the check passed} */
    default boolean passed() {
        return error().isEmpty();
    }
}
