package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a failed attempt is retried, and after which delay. It has no state. The decision depends on whether
 * the server may have acted on the request, whether the endpoint is idempotent, and the status.
 */
public final class RetryPolicy {
    public static final Duration MAX_RETRY_AFTER = Duration.ofSeconds(60);
    private static final Duration MAX_BACKOFF = Duration.ofSeconds(8);
    private static final Duration BASE = Duration.ofMillis(250);
    private static final Duration RATE_LIMIT_BASE = Duration.ofSeconds(1);

    private RetryPolicy() {}

    /** How an attempt failed. */
    public enum Kind {
        /** No connection; the request was certainly not sent. */
        NOT_SENT,
        /** The request was sent, at least in part, and there is no complete response. */
        NO_RESPONSE,
        /** A response with an error status. */
        STATUS,
        /** A failure that a further attempt cannot fix. */
        FINAL
    }

    /** The outcome of an attempt that failed. */
    public record Outcome(Kind kind, int status, @Nullable Duration retryAfter) {
        boolean hasRetryAfter() {
            return retryAfter != null;
        }
    }

    /**
     * The next attempt comes after {@code delay}. If there is none, {@code reason} may say why.
     *
     * @param mayHaveActed whether there is none because the server may have acted on this attempt
     */
    public record Decision(@Nullable Duration delay, String reason, boolean mayHaveActed) {
        static Decision stop(String why) {
            return new Decision(null, why, false);
        }
    }

    /** Whether a further attempt is allowed. */
    static boolean retryable(Outcome outcome, boolean idempotent, @Nullable BackoffSchedule schedule) {
        if (schedule != null && outcome.kind() == Kind.STATUS) {
            return schedule.retryable(outcome.status());
        }
        return retryable(outcome, idempotent);
    }

    /** Whether a further attempt is allowed for an endpoint without a schedule. */
    static boolean retryable(Outcome outcome, boolean idempotent) {
        return switch (outcome.kind()) {
            case NOT_SENT -> true;
            case NO_RESPONSE -> idempotent;
            case STATUS ->
                switch (outcome.status()) {
                    // Retry-After shows that the server did not act
                    case 429, 503 -> idempotent || outcome.hasRetryAfter();
                    case 408, 500, 502, 504 -> idempotent;
                    default -> false;
                };
            case FINAL -> false;
        };
    }

    /**
     * The decision after attempt {@code attempt} of at most {@code max}, with {@code left} until the deadline; an
     * endpoint with a schedule waits as scheduled, without jitter.
     */
    public static Decision decide(
            Outcome outcome,
            boolean idempotent,
            @Nullable BackoffSchedule schedule,
            int attempt,
            int max,
            Duration remaining,
            double random,
            RetryBudget budget) {
        if (!retryable(outcome, idempotent, schedule)) {
            int status = outcome.kind() == Kind.STATUS ? outcome.status() : 0;
            boolean mayHaveActed =
                    !idempotent && (outcome.kind() == Kind.NO_RESPONSE || status == 408 || status >= 500);
            return mayHaveActed
                    ? new Decision(null, "not repeated, because the server may have acted on it", true)
                    : Decision.stop("");
        }
        if (attempt >= max) {
            return Decision.stop("");
        }
        Duration retryAfter = outcome.retryAfter();
        if (retryAfter != null && retryAfter.compareTo(MAX_RETRY_AFTER) > 0) {
            return Decision.stop("not repeated, because the server asks to wait " + retryAfter.toSeconds() + " s");
        }
        Duration delay = schedule == null
                ? delay(outcome, attempt, remaining, random)
                : longer(schedule.delayAfter(attempt), retryAfter == null ? Duration.ZERO : retryAfter);
        if (delay.compareTo(remaining) >= 0) {
            return Decision.stop("not repeated, because the deadline comes before the next attempt");
        }
        if (!budget.spend(outcome.kind())) {
            return Decision.stop("not repeated, to protect the server: too many calls of this client failed lately");
        }
        return new Decision(delay, "", false);
    }

    /**
     * A backoff, or the server's hint with up to a tenth more, so that calls that failed together are not retried
     * together.
     */
    private static Duration delay(Outcome outcome, int attempt, Duration remaining, double random) {
        Duration retryAfter = outcome.retryAfter();
        if (retryAfter == null) {
            return part(random, mostBackoff(outcome, attempt));
        }
        Duration spread = longer(mostBackoff(outcome, attempt), retryAfter.dividedBy(10));
        Duration room = remaining.minus(retryAfter);
        return retryAfter.plus(part(random, spread.compareTo(room) < 0 ? spread : longer(room, Duration.ZERO)));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private static Duration part(double random, Duration most) {
        return Duration.ofNanos((long) (random * most.toNanos()));
    }

    private static Duration mostBackoff(Outcome outcome, int attempt) {
        boolean rateLimited = outcome.kind() == Kind.STATUS && outcome.status() == 429;
        long base = (rateLimited ? RATE_LIMIT_BASE : BASE).toNanos();
        return Duration.ofNanos(Math.min(MAX_BACKOFF.toNanos(), base << Math.min(attempt - 1, 20)));
    }
}
