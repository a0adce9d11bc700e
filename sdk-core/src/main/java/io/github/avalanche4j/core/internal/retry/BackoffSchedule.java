package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.List;

/**
 * The retry schedule for servers that recover in seconds rather than milliseconds. An attempt that exceeded its time
 * limit is not retried, because the server may still be working on it. Nor is a failure that is the result of the work.
 *
 * @param delays the delays before the second attempt, the third, and so on; the last one is repeated
 * @param attemptTimeout the minimum time limit of one attempt
 * @param results the texts of failures that are results
 */
public record BackoffSchedule(List<Duration> delays, Duration attemptTimeout, List<String> results) {
    /** The delay after attempt {@code attempt}. */
    public Duration delayAfter(int attempt) {
        return delays.get(Math.min(attempt, delays.size()) - 1);
    }

    /** Whether the body of an error is a result, which the next attempt would have too. */
    public boolean isResult(String body) {
        return results.stream().anyMatch(body::contains);
    }

    boolean retryable(int status) {
        return status == 408 || status == 429 || status >= 500;
    }
}
