package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The waits of a walk: for more items, and for a server that is down. Closing ends them. */
final class Waits {
    private static final long NONE = Long.MIN_VALUE;

    private final String endpoint;
    private final @Nullable Duration interval;
    private final Duration maxOutage;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile @Nullable CompletableFuture<Void> pause;
    private long downSince = NONE;

    /** Waits of {@code interval} each; none where it is null. */
    Waits(String endpoint, @Nullable Duration interval, Duration maxOutage) {
        this.endpoint = endpoint;
        this.interval = interval;
        this.maxOutage = maxOutage;
    }

    /** Whether the walk may wait at all. */
    boolean isTail() {
        return interval != null;
    }

    /** Whether {@code failure} at {@code now}, in nanoseconds, may be part of an outage that the reader sits out. */
    boolean covers(AvalancheException failure, long now) {
        if (interval == null || maxOutage.isZero() || !failure.isTransient()) {
            return false;
        }
        if (downSince == NONE) {
            downSince = now;
        }
        boolean covered = now - downSince < maxOutage.toNanos();
        if (!covered) {
            downSince = NONE; // thrown; if the reader asks again, a new outage begins
        }
        return covered;
    }

    /** The server has responded. */
    void outageEnded() {
        downSince = NONE;
    }

    /** Waits before the next look; false if there is none, because the list has an end or the walk is closed. */
    boolean await() {
        if (interval == null) {
            return false;
        }
        try {
            return !closed.await(interval.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ConnectionException.of(
                    endpoint
                            + ": the thread was interrupted while waiting for more; the same iterator can be asked again",
                    details -> details.endpoint(endpoint).interrupted(true).cause(e));
        }
    }

    /** As {@link #await}, of a tail, without a thread. */
    CompletableFuture<Void> pause() {
        long nanos = Objects.requireNonNull(interval).toNanos();
        CompletableFuture<Void> next =
                new CompletableFuture<Void>().completeOnTimeout(null, nanos, TimeUnit.NANOSECONDS);
        pause = next;
        if (isClosed()) {
            next.complete(null);
        }
        return next;
    }

    boolean isClosed() {
        return closed.getCount() == 0;
    }

    void close() {
        closed.countDown();
        CompletableFuture<Void> running = pause;
        if (running != null) {
            running.complete(null);
        }
    }
}
