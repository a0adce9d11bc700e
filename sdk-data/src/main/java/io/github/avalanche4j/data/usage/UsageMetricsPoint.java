package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.internal.json.UnixSeconds;
import java.time.Instant;
import java.util.List;
import org.immutables.value.Value;

/** The figures of one interval. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableUsageMetricsPoint.Builder.class)
public interface UsageMetricsPoint {
    /** {@return when it began} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the figures, one for each group} */
    List<UsageMetricsValue> values();
}
