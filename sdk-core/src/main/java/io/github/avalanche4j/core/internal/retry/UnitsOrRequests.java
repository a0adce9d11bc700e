package io.github.avalanche4j.core.internal.retry;

/** Whether a server's rate limit counts units or requests, found out by how far its count drops. Not thread-safe. */
final class UnitsOrRequests {
    private static final int ENOUGH = 3;

    private boolean units;
    private long anchor = -1;
    private long requests;
    private long passedUnits;
    private int last;

    boolean inUnits() {
        return units;
    }

    /** Counts units until it is seen to count requests. */
    void units() {
        units = true;
    }

    /** What passed is counted from here on, where {@code remaining} were left; negative for not known. */
    void anchor(long remaining) {
        anchor = remaining;
        requests = 0;
        passedUnits = 0;
    }

    /** An attempt is no longer under way. */
    void passed(int cost) {
        requests++;
        passedUnits += cost;
        last = cost;
    }

    /** What the last one cost. */
    long lastPassed() {
        return units ? last : 1;
    }

    /** The most that the count can have dropped by since the anchor for what is no longer under way. */
    long mostPassed() {
        return Math.max(requests, passedUnits);
    }

    /** The server tells its count, while {@code inFlight} requests are under way that it may have counted. */
    void told(long remaining, int inFlight) {
        if (anchor < 0 || remaining > anchor) {
            anchor(remaining);
            return;
        }
        long dropped = anchor - remaining;
        if (dropped > requests + inFlight) {
            units = true;
        } else if (requests >= ENOUGH && dropped * 2 < passedUnits) {
            units = false;
        }
    }
}
