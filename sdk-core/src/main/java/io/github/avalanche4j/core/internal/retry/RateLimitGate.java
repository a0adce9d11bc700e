package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.TreeMap;

/**
 * One gate for all calls of a client. If the server asks to retry later, no call leaves before then. While the
 * remainder of a period is known, no more calls leave than it allows, in order of arrival.
 */
public final class RateLimitGate {
    private static final long SHORTEST_TURN = Duration.ofMillis(10).toNanos();
    private static final long LONGEST_TURN = Duration.ofSeconds(1).toNanos();
    private static final long EACH_BEFORE = Duration.ofMillis(1).toNanos();

    private final TreeMap<Long, Integer> waiting = new TreeMap<>();
    private final Allowance allowance;
    private final boolean foresees;
    private long waitingUnits;
    private long nextTicket;

    private RateLimitGate(Allowance allowance, boolean foresees) {
        this.allowance = allowance;
        this.foresees = foresees;
    }

    /** A gate that is open until a server closes it. */
    public static RateLimitGate open() {
        return new RateLimitGate(new Allowance(Integer.MAX_VALUE), false);
    }

    /** A gate that lets only {@code number} calls leave until the first response shows whether there is a limit. */
    public static RateLimitGate beginningWith(int number) {
        return new RateLimitGate(new Allowance(number), false);
    }

    /** A gate that allows {@code units} in each {@code period}, unless the server sends another limit. */
    public static RateLimitGate limitedTo(long units, Duration period) {
        return new RateLimitGate(new Allowance(units, period), true);
    }

    /**
     * The gate's answer to a call.
     *
     * @param delay zero to leave now, otherwise the time to wait before asking again
     * @param earliest the earliest time until it can leave, as far as known
     */
    record Turn(Duration delay, Duration earliest) {
        private static final Turn NOW = new Turn(Duration.ZERO, Duration.ZERO);
    }

    /** A place in the order of arrival, which a call keeps until its end. */
    synchronized long ticket() {
        return nextTicket++;
    }

    /** Lets an attempt of {@code units} leave, or returns how long to wait. */
    synchronized Turn ask(long ticket, int units, long now) {
        Duration held = allowance.held(now);
        if (held.isZero() && isTurn(ticket) && allowance.take(units, now)) {
            remove(ticket);
            return Turn.NOW;
        }
        put(ticket, units);
        long before = before(ticket);
        Duration earliest = foresees ? allowance.turn(before * waitingUnits / waiting.size(), units, now) : held;
        // a call far back in the queue asks less often
        long turn = Math.min(LONGEST_TURN, SHORTEST_TURN + before * EACH_BEFORE);
        return new Turn(held.isZero() ? Duration.ofNanos(turn) : held.plusNanos(before * EACH_BEFORE), earliest);
    }

    /** Whether no call is ahead, or there is enough for all calls ahead, which take their units when they ask. */
    private boolean isTurn(long ticket) {
        return waiting.isEmpty() || waiting.firstKey() >= ticket || allowance.hasEnoughFor(waiting.size());
    }

    /** The approximate number of calls ahead. */
    private long before(long ticket) {
        return Math.min(ticket - waiting.firstKey(), waiting.size() - 1L);
    }

    private void put(long ticket, int units) {
        if (waiting.put(ticket, units) == null) {
            waitingUnits += units;
        }
    }

    private void remove(long ticket) {
        Integer units = waiting.remove(ticket);
        waitingUnits -= units == null ? 0 : units;
    }

    /** The limit and its remainder, for messages. */
    synchronized String describe() {
        return allowance.describe();
    }

    /** A call that will not ask again. */
    synchronized void leave(long ticket) {
        remove(ticket);
    }

    /** An attempt that left has ended without a response. */
    synchronized void failed(int units) {
        allowance.end(units);
    }

    /** An attempt that left got a response, whose {@code headers} describe the limit. */
    synchronized void responded(int units, RateLimitHeaders headers, long now) {
        allowance.responded(units, headers, now);
    }

    /**
     * An attempt that left was refused, and no attempt may leave for {@code length}; the call keeps its place. Returns
     * how long to wait before asking again. When the gate opens, the waiting calls leave one by one, not all at once.
     */
    synchronized Duration refused(long ticket, int units, RateLimitHeaders headers, Duration length, long now) {
        allowance.refused(units, headers, length, now);
        return queued(ticket, units, length);
    }

    /** Like {@link #refused}, for an attempt that has ended with a response. */
    synchronized Duration closed(long ticket, int units, RateLimitHeaders headers, Duration length, long now) {
        allowance.close(headers, length, now);
        return queued(ticket, units, length);
    }

    private Duration queued(long ticket, int units, Duration length) {
        put(ticket, units);
        return length.plusNanos(before(ticket) * EACH_BEFORE);
    }
}
