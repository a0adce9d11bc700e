package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.metrics.series.RollingWindows;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** A figure over windows that end now, in the first format of the service. */
@Value
public interface LegacyRollingWindows {
    /** {@return the status that the service writes into the body beside that of HTTP; absent if it writes none} */
    OptionalInt status();

    /** {@return when the service last computed its figures; absent if it does not say} */
    @UnixSeconds
    Optional<Instant> lastRun();

    /** {@return the figure} */
    RollingWindows result();
}
