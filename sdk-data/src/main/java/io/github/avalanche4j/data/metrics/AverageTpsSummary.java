package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of average transactions per second says beside its figures. */
@Value.Immutable
public interface AverageTpsSummary {
    /** {@return the status that the service writes into the body beside that of HTTP; absent where it writes none} */
    Optional<Integer> status();

    /** {@return when the service last computed its figures; absent where it does not say} */
    @UnixSeconds
    Optional<Instant> lastRun();
}
