package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.List;
import org.immutables.value.Value;

/** The figures of one interval. */
@Value.Immutable
public interface UsageMetricsPoint {
    /** {@return the start of the interval} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the figures, one for each group} */
    List<UsageMetricsValue> values();
}
