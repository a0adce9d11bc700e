package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Page;
import java.time.Instant;
import java.util.Optional;

/** Some figures of a chain's speed. */
public interface AverageTpsPage extends Page<MetricPoint> {
    /** {@return the status that the service writes into its answer beside that of HTTP; absent where it writes none} */
    Optional<Integer> status();

    /** {@return when the service last computed its figures; absent where it does not say} */
    Optional<Instant> lastRun();
}
