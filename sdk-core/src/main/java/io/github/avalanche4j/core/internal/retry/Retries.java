package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/** The retries of one call: what its endpoint and options allow, and what it shares with the client's other calls. */
public final class Retries {
    private final boolean idempotent;
    private final @Nullable BackoffSchedule schedule;
    private final int maxAttempts;
    private final Shared shared;

    /**
     * What all calls of a client share.
     *
     * @param budget limits further attempts
     * @param gate holds all calls back while the server asks to wait
     * @param random from 0 to 1
     */
    public record Shared(RetryBudget budget, RateLimitGate gate, DoubleSupplier random) {}

    public Retries(boolean idempotent, @Nullable BackoffSchedule schedule, int maxAttempts, Shared shared) {
        this.idempotent = idempotent;
        this.schedule = schedule;
        this.maxAttempts = maxAttempts;
        this.shared = shared;
    }

    public int maxAttempts() {
        return maxAttempts;
    }

    /** Whether this call waits as a schedule says, and an attempt that timed out is not followed by another. */
    public boolean isScheduled() {
        return schedule != null;
    }

    /** How long the server's rate limit still holds the next attempt back. */
    public Duration heldBack(long now) {
        return shared.gate().left(now);
    }

    public void succeeded() {
        shared.budget().succeeded();
    }

    /** What follows attempt {@code attempt}, which ended at {@code now} with {@code left} until the deadline. */
    public RetryPolicy.Decision next(RetryPolicy.Outcome outcome, int attempt, long now, Duration left) {
        Duration retryAfter = outcome.retryAfter();
        if (outcome.status() == 429 && retryAfter != null && retryAfter.compareTo(RetryPolicy.MAX_RETRY_AFTER) <= 0) {
            shared.gate().shut(now, retryAfter);
        }
        return RetryPolicy.decide(
                outcome,
                idempotent,
                schedule,
                attempt,
                maxAttempts,
                left,
                shared.random().getAsDouble(),
                shared.budget());
    }
}
