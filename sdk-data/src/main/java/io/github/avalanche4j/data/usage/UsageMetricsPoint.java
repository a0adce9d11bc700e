package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.time.Instant;
import java.util.List;

/** The figures of one interval. */
@Value
public interface UsageMetricsPoint {
    /** {@return the start of the interval} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the figures, one for each group} */
    List<UsageMetricsValue> values();
}
