package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.List;

/**
 * How calls are retried whose server heals in seconds, not in milliseconds. An attempt that ran into its own time limit
 * is not followed by another, because the server may still be at work on it.
 *
 * @param delays before the second attempt, the third, and so on; the last one goes on being used
 * @param attemptTimeout the least time that one attempt is given
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
