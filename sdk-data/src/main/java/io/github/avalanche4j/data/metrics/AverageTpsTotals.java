package io.github.avalanche4j.data.metrics;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.internal.json.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** What stands beside a list of figures. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableAverageTpsTotals.Builder.class)
interface AverageTpsTotals {
    /** {@return the status} */
    Optional<Integer> status();

    /** {@return the time} */
    @UnixSeconds.Maybe
    Optional<Instant> lastRun();
}
