package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The time and the retries that a call has: those of its client, unless its own options say otherwise. */
public record Limits(Duration timeout, Duration attemptTimeout, int retries) {
    /** The limits of a client, with the attempts and the time that {@code schedule} needs. */
    static Limits of(ClientOptions options, @Nullable BackoffSchedule schedule) {
        if (schedule == null) {
            return new Limits(options.timeout(), options.attemptTimeout(), options.retries());
        }
        int retries = options.retries() == 0
                ? 0
                : Math.max(options.retries(), schedule.delays().size());
        Duration each = longer(options.attemptTimeout(), schedule.attemptTimeout());
        Duration all = each.multipliedBy(retries + 1L);
        for (int attempt = 1; attempt <= retries; attempt++) {
            all = all.plus(schedule.delayAfter(attempt));
        }
        return new Limits(longer(options.timeout(), all), each, retries);
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    /** The limits of one call; a call in a run of several ends with that run at the latest. */
    Limits with(CallOptions call) {
        if (call.equals(CallOptions.NONE)) {
            return this;
        }
        return new Limits(
                Run.shorter(call.timeout() != null ? call.timeout() : timeout, call.run()),
                call.attemptTimeout() != null ? call.attemptTimeout() : attemptTimeout,
                call.retries() != null ? call.retries() : retries);
    }
}
