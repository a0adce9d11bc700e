package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;

/**
 * What is known of a server's rate limit: set beforehand, told by its headers, or, where it sends none, learned from
 * how many attempts succeeded before it refused one. Not thread-safe; the gate guards it.
 */
final class Allowance {
    /** How long the first attempts wait for the first response, which tells whether there is a limit. */
    private static final long PATIENCE = Duration.ofSeconds(1).toNanos();

    private static final long NONE = Long.MIN_VALUE;

    private final int firstInFlight;
    private final UnitsOrRequests count = new UnitsOrRequests();
    private int inFlight;
    private long inFlightUnits;
    private long firstSent = NONE;
    private boolean responded;

    // nothing leaves before
    private long opensAt = NONE;

    // what is left of the period, and when the next one begins
    private boolean told;
    private long limit = -1;
    private long remaining;
    private long period;
    private long periodEnds = NONE;

    // without headers: how many succeeded since the gate opened, and how many may leave before it probably shuts again
    private long succeeded;
    private long learned = Long.MAX_VALUE;
    private long left = Long.MAX_VALUE;

    /** Knows nothing yet; until it does, {@code firstInFlight} attempts are under way at most. */
    Allowance(int firstInFlight) {
        this.firstInFlight = firstInFlight;
    }

    /** Knows {@code units} in each {@code period} until the server says otherwise. */
    Allowance(long units, Duration period) {
        this(Integer.MAX_VALUE);
        this.told = true;
        this.limit = units;
        this.remaining = units;
        this.period = period.toNanos();
        this.count.units();
    }

    /** The limit and what is left of it, for messages. */
    String describe() {
        if (!told) {
            return opensAt == NONE ? "no response has said yet whether there is one" : "the server asked to wait";
        }
        return "limit " + (limit < 0 ? "not known" : limit)
                + (period > 0 ? " per " + Duration.ofNanos(period).toSeconds() + " s" : "") + ", "
                + Math.max(0, remaining - taken()) + " left";
    }

    /** How long nothing may leave. */
    Duration held(long now) {
        if (opensAt != NONE && opensAt - now <= 0) {
            open(now);
        }
        if (opensAt != NONE) {
            return Duration.ofNanos(opensAt - now);
        }
        if (told && periodEnds != NONE && periodEnds - now <= 0) {
            begin(periodEnds + (now - periodEnds) / period * period);
        }
        return told && remaining <= 0 && periodEnds != NONE ? Duration.ofNanos(periodEnds - now) : Duration.ZERO;
    }

    private void open(long now) {
        opensAt = NONE;
        left = learned;
        succeeded = 0;
        if (told) {
            begin(now);
        }
    }

    private void begin(long start) {
        remaining = limit > 0 ? limit : 1; // of a limit of 0 one goes out to learn the next one
        periodEnds = period > 0 ? start + period : NONE;
        count.anchor(-1);
    }

    /** Takes what an attempt costs, if that is there. */
    boolean take(int units, long now) {
        if (!mayLeave(units, now)) {
            return false;
        }
        if (firstSent == NONE) {
            firstSent = now;
        }
        inFlight++;
        inFlightUnits += units;
        left = left == Long.MAX_VALUE || left == 0 ? left : left - 1;
        return true;
    }

    private boolean mayLeave(int units, long now) {
        if (!told) {
            boolean patient = !responded && inFlight >= firstInFlight && now - firstSent <= PATIENCE;
            return !patient && (left > 0 || inFlight == 0);
        }
        // where the end of the period is not known, one goes out to learn it
        return taken() + cost(units) <= remaining || inFlight == 0 && (periodEnds == NONE || cost(units) > limit);
    }

    /** Whether no limit was told, and an attempt takes nothing away from {@code calls} others. */
    boolean isEnoughBehind(int calls) {
        return !told && responded && left > calls;
    }

    private long taken() {
        return count.inUnits() ? inFlightUnits : inFlight;
    }

    private long cost(int units) {
        return count.inUnits() ? units : 1;
    }

    /** When an attempt of {@code units} behind others of {@code ahead} units can leave at the earliest; 0 for now. */
    Duration turn(long ahead, int units, long now) {
        Duration held = held(now);
        long over = taken() + ahead + cost(units) - remaining;
        if (!told || periodEnds == NONE || limit <= 0 || over <= 0) {
            return held;
        }
        long periods = (over - 1) / limit;
        return Duration.ofNanos(periodEnds - now + periods * period);
    }

    /** An attempt is no longer under way. */
    void give(int units) {
        inFlight--;
        inFlightUnits -= units;
        count.passed(units);
    }

    /** A response that is no refusal. */
    void told(RateLimitHeaders headers, long now) {
        responded = true;
        succeeded++;
        if (!headers.isTold()) {
            told &= limit != 0; // it is not 0, and no other is told
            if (left == 0) {
                // beyond what was learned there is more
                learned = Math.min(learned * 2, Long.MAX_VALUE / 4);
                left = learned;
            }
            begun(now);
            return;
        }
        learn(headers);
        // responses overtake each other, but by no more than is under way
        boolean later = told && headers.remaining() > remaining + taken() + count.mostPassed();
        boolean first = periodEnds == NONE && isOurs(headers);
        if (later || first) {
            periodEnds = period > 0 ? now + period : NONE;
        }
        remaining = !told || later ? headers.remaining() : Math.min(remaining, headers.remaining());
        told = true;
        count.told(headers.remaining(), inFlight);
    }

    /** An allowance that was set beforehand counts by itself, from its first response on. */
    private void begun(long now) {
        if (told && period > 0) {
            remaining -= count.lastPassed();
            periodEnds = periodEnds == NONE ? now + period : periodEnds;
        }
    }

    private void learn(RateLimitHeaders headers) {
        if (headers.limit() >= 0) {
            limit = headers.limit();
        }
        Duration told = headers.period();
        if (told != null) {
            period = told.toNanos();
        }
    }

    /** Whether this client used all that was used of the period, so that the period began with its first request. */
    private boolean isOurs(RateLimitHeaders headers) {
        long used = limit - headers.remaining();
        return limit >= 0 && used <= count.mostPassed() + Math.max(inFlight, inFlightUnits);
    }

    /** A refusal that says when to come back. */
    void refused(RateLimitHeaders headers, Duration length, long now) {
        responded = true;
        if (headers.isTold()) {
            told = true;
            learn(headers);
        }
        remaining = 0;
        if (opensAt == NONE) {
            learned = Math.max(1, succeeded);
        }
        long opens = now + length.toNanos();
        if (opensAt == NONE || opensAt - opens < 0) {
            opensAt = opens;
        }
    }
}
