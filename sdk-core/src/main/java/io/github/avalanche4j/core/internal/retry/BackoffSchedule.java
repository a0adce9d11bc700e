package io.github.avalanche4j.core.internal.retry;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.call.CallOptions;
import java.time.Duration;
import java.util.List;

/**
 * How an endpoint is repeated that heals in seconds, not in milliseconds. An attempt that ran into its own time limit is
 * not repeated, because the server may still be at work on it.
 *
 * @param waits before the second attempt, the third, and so on; the last one goes on being used
 * @param attemptTimeout the least time that one attempt is given
 */
public record BackoffSchedule(List<Duration> waits, Duration attemptTimeout) {
    Duration wait(int attempt) {
        return waits.get(Math.min(attempt, waits.size()) - 1);
    }

    boolean retryable(int status) {
        return status == 408 || status == 429 || status >= 500;
    }

    /** The options of a call: those of the client, with as many attempts and as much time as the plan needs. */
    public CallOptions options(ClientOptions options) {
        CallOptions usual = CallOptions.of(options);
        int retries = usual.retries() == 0 ? 0 : Math.max(usual.retries(), waits.size());
        Duration each = longer(usual.attemptTimeout(), attemptTimeout);
        Duration all = each.multipliedBy(retries + 1L);
        for (int attempt = 1; attempt <= retries; attempt++) {
            all = all.plus(wait(attempt));
        }
        return new CallOptions(longer(usual.timeout(), all), each, retries, usual.headers());
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }
}
