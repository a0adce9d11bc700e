package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.Optional;
import org.immutables.value.Value;

/** The figures of one group in one interval. */
@Value.Immutable
public interface UsageMetricsValue {
    /** {@return by what was counted apart} */
    Optional<UsageGroup> groupedBy();

    /**
     * {@return which group this is, as the service writes it: a text or a number; absent where all is counted
     * together}
     */
    Optional<JsonTree> groupValue();

    /** {@return how many requests there were} */
    UInt64 totalRequests();

    /** {@return how many there were in a second} */
    Optional<BigDecimal> requestsPerSecond();

    /** {@return how many of them succeeded, in percent} */
    Optional<BigDecimal> successRatePercent();

    /** {@return the median time to a response, in milliseconds} */
    Optional<BigDecimal> medianResponseTimeMsecs();

    /** {@return how many were invalid} */
    Optional<UInt64> invalidRequests();

    /** {@return what they cost, in compute units} */
    Optional<BigDecimal> apiCreditsUsed();

    /** {@return what invalid ones cost, in compute units} */
    Optional<BigDecimal> apiCreditsWasted();

    /** {@return {@link #groupValue} as a text, whichever way the service writes it} */
    default Optional<String> group() {
        return groupValue().map(value -> value.asText().orElse(value.toString()));
    }
}
