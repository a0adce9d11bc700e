package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.List;

/**
 * The retry schedule for servers that recover in seconds rather than milliseconds. An attempt that exceeded its time
 * limit is not retried, because the server may still be working on it.
 *
 * @param delays the delays before the second attempt, the third, and so on; the last one is repeated
 * @param attemptTimeout the minimum time limit of one attempt
 */
public record BackoffSchedule(List<Duration> delays, Duration attemptTimeout) {
    /** The delay after attempt {@code attempt}. */
    public Duration delayAfter(int attempt) {
        return delays.get(Math.min(attempt, delays.size()) - 1);
    }

    boolean retryable(int status) {
        return status == 408 || status == 429 || status >= 500;
    }
}
