package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Whether, and after which wait, a failed attempt is followed by another. Pure: what was seen goes in, a decision comes
 * out. Three things decide together: whether the request may have been acted on, whether the endpoint is retry-safe, and
 * the status.
 */
public final class RetryPolicy {
    public static final Duration LONGEST_HINT = Duration.ofSeconds(60);
    private static final Duration LONGEST_BACKOFF = Duration.ofSeconds(8);
    private static final Duration BASE = Duration.ofMillis(250);
    private static final Duration RATE_LIMIT_BASE = Duration.ofSeconds(1);

    private RetryPolicy() {}

    /** How an attempt failed. */
    public enum Kind {
        /** No connection; the request was certainly not sent. */
        NOT_SENT,
        /** The request was sent, at least in part, and there is no whole answer. */
        NO_ANSWER,
        /** An answer with an error status. */
        STATUS,
        /** Nothing that a further attempt could mend. */
        FINAL
    }

    /** What was seen. */
    public record Seen(Kind kind, int status, @Nullable Duration hint) {
        boolean hinted() {
            return hint != null;
        }
    }

    /** The next attempt comes after {@code delay}; or none does, and {@code stopped} says why, if there is more to say. */
    public record Decision(@Nullable Duration delay, String stopped) {
        static Decision stop(String why) {
            return new Decision(null, why);
        }
    }

    /** Whether a further attempt is right at all. */
    static boolean retryable(Seen seen, boolean retrySafe, @Nullable BackoffSchedule plan) {
        if (plan != null && seen.kind() == Kind.STATUS) {
            return plan.retryable(seen.status());
        }
        return retryable(seen, retrySafe);
    }

    /** Whether a further attempt is right at all, for an endpoint that is repeated in the usual way. */
    static boolean retryable(Seen seen, boolean retrySafe) {
        return switch (seen.kind()) {
            case NOT_SENT -> true;
            case NO_ANSWER -> retrySafe;
            case STATUS ->
                switch (seen.status()) {
                    // with Retry-After the server says that it did not act
                    case 429, 503 -> retrySafe || seen.hinted();
                    case 408, 500, 502, 504 -> retrySafe;
                    default -> false;
                };
            case FINAL -> false;
        };
    }

    /** The decision after attempt {@code attempt} of at most {@code most}, with {@code left} until the deadline. */
    public static Decision decide(
            Seen seen, boolean retrySafe, int attempt, int most, Duration left, double random, RetryBudget budget) {
        return decide(seen, retrySafe, null, attempt, most, left, random, budget);
    }

    /** As the other; an endpoint with a plan waits as the plan says, without chance. */
    public static Decision decide(
            Seen seen,
            boolean retrySafe,
            @Nullable BackoffSchedule plan,
            int attempt,
            int most,
            Duration left,
            double random,
            RetryBudget budget) {
        if (!retryable(seen, retrySafe, plan)) {
            boolean unsure = seen.kind() == Kind.NO_ANSWER || seen.kind() == Kind.STATUS && seen.status() >= 500;
            return Decision.stop(unsure ? "not repeated, because the server may have acted on it" : "");
        }
        if (attempt >= most) {
            return Decision.stop("");
        }
        Duration hint = seen.hint();
        if (hint != null && hint.compareTo(LONGEST_HINT) > 0) {
            return Decision.stop("not repeated, because the server asks to wait " + hint.toSeconds() + " s");
        }
        Duration delay = plan == null ? backoff(seen, attempt, random) : plan.wait(attempt);
        if (hint != null && hint.compareTo(delay) > 0) {
            delay = hint;
        }
        if (delay.compareTo(left) >= 0) {
            return Decision.stop("not repeated, because the deadline comes before the next attempt");
        }
        // a rate limit is orderly: the server says when, and the gate holds all calls until then
        boolean orderly = hint != null && seen.status() == 429;
        if (!orderly && !budget.spend(seen.kind())) {
            return Decision.stop("not repeated, to protect the server: too many calls of this client failed lately");
        }
        return new Decision(delay, "");
    }

    private static Duration backoff(Seen seen, int attempt, double random) {
        boolean rateLimited = seen.kind() == Kind.STATUS && seen.status() == 429;
        long base = (rateLimited ? RATE_LIMIT_BASE : BASE).toNanos();
        long most = Math.min(LONGEST_BACKOFF.toNanos(), base << Math.min(attempt - 1, 20));
        return Duration.ofNanos((long) (random * most));
    }
}
