package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The attempts of one call: what its endpoint and options allow, and what it shares with the client's other calls. A
 * refusal because of a rate limit that says when to come back is no attempt: the call keeps its place and waits for its
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
        /** The call has ended; nothing of it may stay in the gate. */
        ENDED
    }

    /**
     * What all calls of a client share.
     *
     * @param budget limits further attempts
     * @param gate holds calls back while the server's rate limit asks for it
     * @param random from 0 to 1
     */
    public record Shared(RetryBudget budget, RateLimitGate gate, DoubleSupplier random) {}

    /** The attempts of a call whose server charges {@code units} for each; 0 for not known. */
    public Retries(boolean idempotent, @Nullable BackoffSchedule schedule, int maxAttempts, int units, Shared shared) {
        this.idempotent = idempotent;
        this.schedule = schedule;
        this.maxAttempts = maxAttempts;
        this.units = Math.max(1, units);
        this.shared = shared;
        this.ticket = shared.gate().ticket();
    }

    /** The most attempts that may be sent by now; refusals do not count. */
    public int maxAttempts() {
        return maxAttempts + refusals;
    }

    /** Whether this call waits as a schedule says, and an attempt that timed out is not followed by another. */
    public boolean isScheduled() {
        return schedule != null;
    }

    /**
     * Zero if the next attempt may leave, which then counts as sent; else how long to wait before asking again. More
     * than {@code left} where it cannot leave in time.
     */
    public Duration heldBack(long now, Duration left) {
        RateLimitGate.Turn turn = shared.gate().ask(ticket, units, now);
        if (turn.delay().isZero()) {
            if (!state.compareAndSet(State.HELD, State.UNDER_WAY)) {
                shared.gate().failed(units); // ended meanwhile: the attempt will not be sent
            }
            return Duration.ZERO;
        }
        leaveIfEnded();
        earliest = turn.earliest();
        boolean tooLate = turn.delay().compareTo(left) >= 0 && !turn.earliest().isZero();
        return tooLate ? turn.earliest() : turn.delay();
    }

    /** The rate limit that held the call back when it last asked: its size, what is left, when the call can go. */
    public String heldBy() {
        return "(" + shared.gate().describe() + "; "
                + (earliest.isZero()
                        ? "when the next request can go is not known"
                        : "the next request can go in " + earliest.toMillis() + " ms")
                + ")";
    }

    /** A response that is no refusal. */
    public void responded(RateLimitHeaders headers, long now) {
        if (endAttempt()) {
            shared.gate().responded(units, headers, now);
        }
    }

    /** Ends the attempt under way; false if there is none. */
    private boolean endAttempt() {
        return state.compareAndSet(State.UNDER_WAY, State.HELD);
    }

    /** A call that ended while it was put into the queue would stay there for ever. */
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
     * What follows attempt {@code attempt}, which ended at {@code now} with {@code left} until the deadline;
     * {@code headers} are those of its response.
     */
    public RetryPolicy.Decision next(
            RetryPolicy.Outcome outcome, int attempt, RateLimitHeaders headers, long now, Duration left) {
        Duration retryAfter = outcome.retryAfter();
        if (retryAfter == null || outcome.status() != 429 || retryAfter.compareTo(RetryPolicy.MAX_RETRY_AFTER) > 0) {
            failed();
            return RetryPolicy.decide(
                    outcome,
                    idempotent,
                    schedule,
                    attempt - refusals,
                    maxAttempts,
                    left,
                    shared.random().getAsDouble(),
                    shared.budget());
        }
        // a server that says 0 again and again is not asked again and again at once
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(refusals, MAX_DOUBLINGS));
        Duration wait = retryAfter.compareTo(pause) >= 0 ? retryAfter : pause;
        Duration turn = wait;
        if (endAttempt()) {
            turn = shared.gate().refused(ticket, units, headers, wait, now);
            leaveIfEnded();
        }
        if (maxAttempts == 1) {
            return RetryPolicy.Decision.stop("");
        }
        if (wait.compareTo(left) >= 0) {
            return RetryPolicy.Decision.stop("not repeated, because the deadline comes before the next attempt");
        }
        refusals++;
        return new RetryPolicy.Decision(turn.compareTo(left) < 0 ? turn : wait, "");
    }
}
