package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.AvalancheException;
import java.time.Duration;

/** How long a server has been down, against how long a reader is willing to wait for it. */
final class Outage {
    private static final long NONE = Long.MIN_VALUE;

    private final Duration max;
    private long since = NONE;

    Outage(Duration max) {
        this.max = max;
    }

    /** Whether {@code failure} may be part of an outage that the reader sits out. */
    boolean covers(AvalancheException failure) {
        if (max.isZero() || !failure.isTransient()) {
            return false;
        }
        long now = System.nanoTime();
        if (since == NONE) {
            since = now;
        }
        boolean covered = now - since < max.toNanos();
        if (!covered) {
            since = NONE; // told; if the reader asks again, a new outage begins
        }
        return covered;
    }

    void ended() {
        since = NONE;
    }
}
