package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** The fields of a version 1 response beside its figures. */
@Value
public interface LegacySummary {
    /** {@return the status that the service writes into the body beside that of HTTP; absent if it writes none} */
    OptionalInt status();

    /** {@return when the service last computed its figures; absent if it does not say} */
    @UnixSeconds
    Optional<Instant> lastRun();
}
