package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;

/**
 * The known state of a server's rate limit, and the attempts that it allows. Limits are counted in compute units; an
 * endpoint without a documented cost counts as one unit. Not thread-safe; the gate guards it.
 *
 * <table>
 * <tr><th>known</th><th>may leave</th><th>response without headers</th><th>with headers</th></tr>
 * <tr><td>UNKNOWN</td><td>the first few; all after a second</td><td>NO_LIMIT</td><td>LIMIT</td></tr>
 * <tr><td>NO_LIMIT</td><td>all; after a refusal as many as succeeded before it, twice that when they
 *     succeeded</td><td>NO_LIMIT</td><td>LIMIT</td></tr>
 * <tr><td>LIMIT</td><td>what remains of the period; one alone where its end is not known</td><td>LIMIT, counted here;
 *     NO_LIMIT if it was 0</td><td>LIMIT, as the server counts</td></tr>
 * </table>
 *
 * <p>A refusal closes the gate until the time it names. Then a new period begins.
 */
final class Allowance {
    /** How long further attempts wait for the first response, which shows whether there is a limit. */
    private static final long FIRST_RESPONSE = Duration.ofSeconds(1).toNanos();

    private static final long NONE = Long.MIN_VALUE;

    private enum Known {
        UNKNOWN,
        NO_LIMIT,
        LIMIT
    }

    private final int firstInFlight;
    private Known known = Known.UNKNOWN;
    private int inFlight;
    private long inFlightUnits;
    private long firstSent = NONE;

    // no attempt leaves before
    private long opensAt = NONE;

    // LIMIT: the units left in the period, and when the next one begins
    private long limit = -1;
    private long remaining;
    private long period;
    private long periodEnds = NONE;
    // the highest count that the server reported in this period, and the units that ended since
    private long highest = -1;
    private long unitsSinceHighest;

    // NO_LIMIT: the attempts that succeeded since the gate opened, and those that may leave before it probably closes
    // again
    private long succeeded;
    private long learned = Long.MAX_VALUE;
    private long untilRefusal = Long.MAX_VALUE;

    /** An unknown limit; until it is known, at most {@code firstInFlight} attempts run at once. */
    Allowance(int firstInFlight) {
        this.firstInFlight = firstInFlight;
    }

    /** A limit of {@code units} in each {@code period}, until the server reports another. */
    Allowance(long units, Duration period) {
        this(Integer.MAX_VALUE);
        this.known = Known.LIMIT;
        this.limit = units;
        this.remaining = units;
        this.period = period.toNanos();
    }

    /** The limit and its remainder, for messages. */
    String describe() {
        if (known != Known.LIMIT) {
            return opensAt == NONE ? "no response has said yet whether there is one" : "the server asked to wait";
        }
        return "limit " + (limit < 0 ? "not known" : limit)
                + (period > 0 ? " per " + Duration.ofNanos(period).toSeconds() + " s" : "") + ", "
                + Math.max(0, remaining - inFlightUnits) + " left";
    }

    /** The time until the next attempt may be sent. */
    Duration held(long now) {
        if (opensAt != NONE && opensAt - now > 0) {
            return Duration.ofNanos(opensAt - now);
        }
        if (opensAt != NONE) {
            opensAt = NONE;
            untilRefusal = learned;
            succeeded = 0;
            beginPeriod(now);
        }
        if (known != Known.LIMIT || periodEnds == NONE) {
            return Duration.ZERO;
        }
        if (periodEnds - now <= 0) {
            beginPeriod(periodEnds + (now - periodEnds) / period * period);
        }
        return remaining <= 0 ? Duration.ofNanos(periodEnds - now) : Duration.ZERO;
    }

    private void beginPeriod(long start) {
        if (known == Known.LIMIT) {
            remaining = limit > 0 ? limit : 1; // with a limit of 0, one attempt is sent to learn the next limit
            periodEnds = period > 0 ? start + period : NONE;
            highest = -1;
            unitsSinceHighest = 0;
        }
    }

    /** Takes the units of an attempt, if available. */
    boolean take(int units, long now) {
        if (!mayLeave(units, now)) {
            return false;
        }
        if (firstSent == NONE) {
            firstSent = now;
        }
        inFlight++;
        inFlightUnits += units;
        untilRefusal = untilRefusal == Long.MAX_VALUE || untilRefusal == 0 ? untilRefusal : untilRefusal - 1;
        return true;
    }

    private boolean mayLeave(int units, long now) {
        return switch (known) {
            case UNKNOWN -> inFlight < firstInFlight || now - firstSent > FIRST_RESPONSE;
            case NO_LIMIT -> untilRefusal > 0 || inFlight == 0;
            // if the end of the period is unknown, one attempt is sent to learn it
            case LIMIT -> inFlightUnits + units <= remaining || inFlight == 0 && (periodEnds == NONE || units > limit);
        };
    }

    /** Whether there is no limit that an attempt could use up before {@code calls} others. */
    boolean hasEnoughFor(int calls) {
        return known == Known.NO_LIMIT && untilRefusal > calls;
    }

    /**
     * The earliest time at which an attempt of {@code units}, after others of {@code ahead} units, can leave; 0 for
     * now.
     */
    Duration turn(long ahead, int units, long now) {
        Duration held = held(now);
        long over = inFlightUnits + ahead + units - remaining;
        if (known != Known.LIMIT || periodEnds == NONE || limit <= 0 || over <= 0) {
            return held;
        }
        long periods = (over - 1) / limit;
        return Duration.ofNanos(periodEnds - now + periods * period);
    }

    /** An attempt has ended. */
    void end(int units) {
        inFlight--;
        inFlightUnits -= units;
        unitsSinceHighest += units;
    }

    /** An attempt of {@code units} got a response that is not a refusal. */
    void responded(int units, RateLimitHeaders headers, long now) {
        end(units);
        succeeded++;
        if (headers.isPresent()) {
            count(headers, now);
            return;
        }
        if (untilRefusal == 0) {
            // more is allowed than was learned
            learned = Math.min(learned * 2, Long.MAX_VALUE / 4);
            untilRefusal = learned;
        }
        if (known != Known.LIMIT || limit == 0) {
            known = Known.NO_LIMIT;
        } else if (period > 0) {
            remaining -= units;
            periodEnds = periodEnds == NONE ? now + period : periodEnds;
        }
    }

    private void count(RateLimitHeaders headers, long now) {
        learn(headers);
        boolean isFirst = known != Known.LIMIT;
        // responses may arrive out of order, but by no more than the running attempts
        boolean isLater = !isFirst && headers.remaining() > remaining + inFlightUnits + unitsSinceHighest;
        if (isLater || periodEnds == NONE && isOurs(headers)) {
            periodEnds = period > 0 ? now + period : NONE;
        }
        remaining = isFirst || isLater ? headers.remaining() : Math.min(remaining, headers.remaining());
        known = Known.LIMIT;
        if (headers.remaining() > highest) {
            highest = headers.remaining();
            unitsSinceHighest = 0;
        }
    }

    private void learn(RateLimitHeaders headers) {
        if (headers.limit() >= 0) {
            limit = headers.limit();
        }
        Duration length = headers.period();
        if (length != null) {
            period = length.toNanos();
        }
    }

    /** Whether only this client has used the period's units, so that the period began with its first request. */
    private boolean isOurs(RateLimitHeaders headers) {
        return limit >= 0 && limit - headers.remaining() <= unitsSinceHighest + inFlightUnits;
    }

    /** An attempt of {@code units} was refused, with a hint when to retry. */
    void refused(int units, RateLimitHeaders headers, Duration length, long now) {
        end(units);
        close(headers, length, now);
    }

    /** The server asks to wait. */
    void close(RateLimitHeaders headers, Duration length, long now) {
        if (headers.isPresent()) {
            known = Known.LIMIT;
            learn(headers);
        } else if (known == Known.UNKNOWN) {
            known = Known.NO_LIMIT;
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
