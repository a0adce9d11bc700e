package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One gate for all calls of a client. When the server says to come back later, none leaves before; afterwards, and as
 * long as it is known what is left of a period, no more leave than that, in order of arrival.
 */
public final class RateLimitGate {
    private static final long SHORTEST_TURN = Duration.ofMillis(10).toNanos();
    private static final long LONGEST_TURN = Duration.ofSeconds(1).toNanos();
    private static final long EACH_BEFORE = Duration.ofMillis(1).toNanos();

    private final ReentrantLock lock = new ReentrantLock();
    private final TreeMap<Long, Integer> waiting = new TreeMap<>();
    private final Allowance allowance;
    private final boolean foresees;
    private long waitingUnits;
    private long nextTicket;

    private RateLimitGate(Allowance allowance, boolean foresees) {
        this.allowance = allowance;
        this.foresees = foresees;
    }

    /** A gate that is open until a server shuts it. */
    public static RateLimitGate open() {
        return new RateLimitGate(new Allowance(Integer.MAX_VALUE), false);
    }

    /** A gate that lets only {@code number} out until the first response has shown whether there is a limit. */
    public static RateLimitGate beginningWith(int number) {
        return new RateLimitGate(new Allowance(number), false);
    }

    /** A gate that lets {@code units} out in each {@code period}, unless the server sends another limit. */
    public static RateLimitGate limitedTo(long units, Duration period) {
        return new RateLimitGate(new Allowance(units, period), true);
    }

    /**
     * The gate's answer to a call.
     *
     * @param delay zero to leave now, else how long to wait before asking again
     * @param earliest how long until it can leave at the earliest, as far as that is known
     */
    record Turn(Duration delay, Duration earliest) {
        private static final Turn NOW = new Turn(Duration.ZERO, Duration.ZERO);
    }

    /** A place in the order of arrival, which a call keeps until its end. */
    long ticket() {
        lock.lock();
        try {
            return nextTicket++;
        } finally {
            lock.unlock();
        }
    }

    /** Lets an attempt of {@code units} out, or says how long to wait. */
    Turn ask(long ticket, int units, long now) {
        lock.lock();
        try {
            Duration held = allowance.held(now);
            if (held.isZero() && isTurn(ticket) && allowance.take(units, now)) {
                remove(ticket);
                return Turn.NOW;
            }
            put(ticket, units);
            long before = before(ticket);
            Duration earliest = foresees ? allowance.turn(before * waitingUnits / waiting.size(), units, now) : held;
            // a call far back in the queue need not ask as often
            long turn = Math.min(LONGEST_TURN, SHORTEST_TURN + before * EACH_BEFORE);
            return new Turn(held.isZero() ? Duration.ofNanos(turn) : held.plusNanos(before * EACH_BEFORE), earliest);
        } finally {
            lock.unlock();
        }
    }

    /** Whether no call is ahead, or there is enough for all calls ahead: they take theirs when they ask. */
    private boolean isTurn(long ticket) {
        return waiting.isEmpty() || waiting.firstKey() >= ticket || allowance.hasEnoughFor(waiting.size());
    }

    /** About how many calls are ahead. */
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

    /** The limit and what is left of it, for messages. */
    String describe() {
        lock.lock();
        try {
            return allowance.describe();
        } finally {
            lock.unlock();
        }
    }

    /** A call that will not ask again. */
    void leave(long ticket) {
        lock.lock();
        try {
            remove(ticket);
        } finally {
            lock.unlock();
        }
    }

    /** An attempt that was let out has ended without a response. */
    void failed(int units) {
        lock.lock();
        try {
            allowance.end(units);
        } finally {
            lock.unlock();
        }
    }

    /** An attempt that was let out has a response, whose {@code headers} describe the limit. */
    void responded(int units, RateLimitHeaders headers, long now) {
        lock.lock();
        try {
            allowance.responded(units, headers, now);
        } finally {
            lock.unlock();
        }
    }

    /**
     * An attempt that was let out was refused, and nothing may leave for {@code length}; the call keeps its place.
     * Gives how long to wait before asking again: all who wait leave one by one when the gate opens, not in one moment.
     */
    Duration refused(long ticket, int units, RateLimitHeaders headers, Duration length, long now) {
        lock.lock();
        try {
            allowance.refused(units, headers, length, now);
            put(ticket, units);
            return length.plusNanos(before(ticket) * EACH_BEFORE);
        } finally {
            lock.unlock();
        }
    }
}
