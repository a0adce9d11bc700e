package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.Optional;

/** The figures of one group in one interval. */
@Value
public interface UsageMetricsValue {
    /** {@return the grouping} */
    Optional<UsageGroup> groupedBy();

    /** {@return the group, as the service writes it: a text or a number; absent without grouping} */
    Optional<JsonTree> groupValue();

    /** {@return how many requests there were} */
    UInt64 totalRequests();

    /** {@return the number of requests per second} */
    Optional<BigDecimal> requestsPerSecond();

    /** {@return the share of successful requests, in percent} */
    Optional<BigDecimal> successRatePercent();

    /** {@return the median time to a response, in milliseconds} */
    Optional<BigDecimal> medianResponseTimeMsecs();

    /** {@return the number of invalid requests} */
    Optional<UInt64> invalidRequests();

    /** {@return the cost of the requests, in compute units} */
    Optional<BigDecimal> apiCreditsUsed();

    /** {@return the cost of invalid requests, in compute units} */
    Optional<BigDecimal> apiCreditsWasted();

    /** {@return {@link #groupValue} as a text, also if the service writes a number} */
    default Optional<String> group() {
        return groupValue().map(value -> value.asText().orElse(value.toString()));
    }
}
