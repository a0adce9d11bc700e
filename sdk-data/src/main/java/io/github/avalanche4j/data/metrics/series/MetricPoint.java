package io.github.avalanche4j.data.metrics.series;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;
import java.time.Instant;

/** A figure at a time. */
@Value
public interface MetricPoint {
    /** {@return the start of the interval} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the figure; exact, from a number or a text} */
    BigDecimal value();
}
