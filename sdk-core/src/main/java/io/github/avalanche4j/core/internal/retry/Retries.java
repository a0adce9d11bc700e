package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The attempts of one call, limited by its endpoint, its options, and state shared with the client's other calls. A
 * rate-limit refusal that says when to retry does not count as an attempt: the call keeps its place and waits for its
 * turn.
 */
public final class Retries {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final int MAX_DOUBLINGS = 4;

    private final boolean idempotent;
    private final @Nullable BackoffSchedule schedule;
    private final int maxAttempts;
    private final int units;
    private final Shared shared;
    private final long ticket;
    // another thread may end the call at any time, by cancelling it or closing the client
    private final AtomicReference<State> state = new AtomicReference<>(State.HELD);
    private int refusals;
    private Duration earliest = Duration.ZERO;

    /** The call's place at the gate. */
    private enum State {
        HELD,
        /** An attempt is under way. */
        UNDER_WAY,
        /** The call has ended and must leave the gate. */
        ENDED
    }

    /**
     * The state that all calls of a client share.
     *
     * @param budget limits further attempts
     * @param gate holds calls back as the server's rate limit requires
     * @param random from 0 to 1
     */
    public record Shared(RetryBudget budget, RateLimitGate gate, DoubleSupplier random) {}

    /** The attempts of a call that cost {@code units} each; 0 if unknown. */
    public Retries(boolean idempotent, @Nullable BackoffSchedule schedule, int maxAttempts, int units, Shared shared) {
        this.idempotent = idempotent;
        this.schedule = schedule;
        this.maxAttempts = maxAttempts;
        this.units = Math.max(1, units);
        this.shared = shared;
        this.ticket = shared.gate().ticket();
    }

    /** The maximum number of attempts; refusals do not count. */
    public int maxAttempts() {
        return maxAttempts + refusals;
    }

    /** Whether this call follows a schedule, so that an attempt that timed out is not retried. */
    public boolean isScheduled() {
        return schedule != null;
    }

    /**
     * Zero if the next attempt may leave, which then counts as sent; otherwise how long to wait before asking again.
     * More than {@code left} if it cannot leave in time.
     */
    public Duration heldBack(long now, Duration remaining) {
        RateLimitGate.Turn turn = shared.gate().ask(ticket, units, now);
        if (turn.delay().isZero()) {
            if (!state.compareAndSet(State.HELD, State.UNDER_WAY)) {
                shared.gate().failed(units); // the call has ended: the attempt will not be sent
            }
            return Duration.ZERO;
        }
        leaveIfEnded();
        earliest = turn.earliest();
        boolean tooLate =
                turn.delay().compareTo(remaining) >= 0 && !turn.earliest().isZero();
        return tooLate ? turn.earliest() : turn.delay();
    }

    /** When the rate limit that held the call back lets it leave; null if unknown. */
    public @Nullable Duration opensIn() {
        return earliest.isZero() ? null : earliest;
    }

    /** The rate limit that held the call back: its size, its remainder, and when the call can leave. */
    public String heldBy() {
        return "(" + shared.gate().describe() + "; "
                + (earliest.isZero()
                        ? "when the next request can be sent is not known"
                        : "the next request can be sent in " + earliest.toMillis() + " ms")
                + ")";
    }

    /** A response that is not a refusal. */
    public void responded(RateLimitHeaders headers, long now) {
        if (endAttempt()) {
            shared.gate().responded(units, headers, now);
        }
    }

    /** Ends the running attempt; false if there is none. */
    private boolean endAttempt() {
        return state.compareAndSet(State.UNDER_WAY, State.HELD);
    }

    /** Removes a call that ended while it was being queued, which would otherwise stay there. */
    private void leaveIfEnded() {
        if (state.get() == State.ENDED) {
            shared.gate().leave(ticket);
        }
    }

    /** The response was a value. */
    public void succeeded() {
        shared.budget().succeeded();
    }

    /** The call has ended, whatever the reason. */
    public void ended() {
        if (state.getAndSet(State.ENDED) == State.UNDER_WAY) {
            shared.gate().failed(units);
        }
        shared.gate().leave(ticket);
    }

    private void failed() {
        if (endAttempt()) {
            shared.gate().failed(units);
        }
    }

    /**
     * The decision after attempt {@code attempt}, which ended at {@code now} with {@code left} until the deadline;
     * {@code headers} are those of its response.
     */
    public RetryPolicy.Decision next(
            RetryPolicy.Outcome outcome, int attempt, RateLimitHeaders headers, long now, Duration remaining) {
        Duration retryAfter = outcome.retryAfter();
        if (retryAfter == null || outcome.status() != 429 || retryAfter.compareTo(RetryPolicy.MAX_RETRY_AFTER) > 0) {
            failed();
            return RetryPolicy.decide(
                    outcome,
                    idempotent,
                    schedule,
                    attempt - refusals,
                    maxAttempts,
                    remaining,
                    shared.random().getAsDouble(),
                    shared.budget());
        }
        // prevents a busy loop with a server that keeps sending 0
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(refusals, MAX_DOUBLINGS));
        Duration wait = retryAfter.compareTo(pause) >= 0 ? retryAfter : pause;
        Duration turn = wait;
        if (endAttempt()) {
            turn = shared.gate().refused(ticket, units, headers, wait, now);
            leaveIfEnded();
        } else if (state.get() == State.HELD) {
            // the body of a response that had another status says it
            turn = shared.gate().closed(ticket, units, headers, wait, now);
            leaveIfEnded();
        }
        if (maxAttempts == 1) {
            return RetryPolicy.Decision.stop("");
        }
        if (wait.compareTo(remaining) >= 0) {
            return RetryPolicy.Decision.stop("not repeated, because the deadline comes before the next attempt");
        }
        refusals++;
        return new RetryPolicy.Decision(turn.compareTo(remaining) < 0 ? turn : wait, "", false);
    }
}
