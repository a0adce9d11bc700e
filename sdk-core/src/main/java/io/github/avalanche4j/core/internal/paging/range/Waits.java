package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The waits of a walk: for more items, and for a server that is down. Closing ends them. */
final class Waits {
    private static final long NONE = Long.MIN_VALUE;

    private final String endpoint;
    private final @Nullable Duration interval;
    private final Duration maxOutage;
    private final @Nullable UnaryOperator<Runnable> wakeUp;
    private final Semaphore awake = new Semaphore(0);
    private final AtomicReference<Runnable> stopListening = new AtomicReference<>();
    private volatile boolean closed;
    private volatile @Nullable CompletableFuture<Void> pause;
    private long downSince = NONE;

    /** Waits of {@code interval} each, which {@code wakeUp} can end early; no waits if the interval is null. */
    Waits(String endpoint, @Nullable Duration interval, @Nullable UnaryOperator<Runnable> wakeUp, Duration maxOutage) {
        this.endpoint = endpoint;
        this.interval = interval;
        this.wakeUp = wakeUp;
        this.maxOutage = maxOutage;
    }

    /** Whether the walk may wait for more. */
    boolean isTail() {
        return interval != null;
    }

    /** Whether {@code failure} at {@code now}, in nanoseconds, is part of an outage that the reader waits out. */
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

    /** Called when the server has responded. */
    void outageEnded() {
        downSince = NONE;
    }

    /**
     * Waits before the next poll; returns false if there is none, because the list has an end or the walk is closed.
     */
    boolean await() {
        if (interval == null) {
            return false;
        }
        listen();
        try {
            boolean unused = awake.tryAcquire(interval.toNanos(), TimeUnit.NANOSECONDS); // either way, wait no longer
            awake.drainPermits();
            return !closed;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ConnectionException.of(
                    endpoint + ": the thread was interrupted while waiting for more; the same iterator can continue",
                    details -> details.endpoint(endpoint).interrupted(true).cause(e));
        }
    }

    /** Like {@link #await} for a tail, without blocking a thread. */
    CompletableFuture<Void> pause() {
        listen();
        long nanos = Objects.requireNonNull(interval).toNanos();
        CompletableFuture<Void> next =
                new CompletableFuture<Void>().completeOnTimeout(null, nanos, TimeUnit.NANOSECONDS);
        pause = next;
        if (closed || awake.tryAcquire()) {
            awake.drainPermits();
            next.complete(null);
        }
        return next;
    }

    /** Starts listening at the first wait, because a walk that is catching up does not need it. */
    private void listen() {
        if (wakeUp == null || stopListening.get() != null) {
            return;
        }
        Runnable stop = wakeUp.apply(this::wake);
        stopListening.set(stop);
        if (closed) {
            stop.run();
        }
    }

    private void wake() {
        awake.release();
        CompletableFuture<Void> running = pause;
        if (running != null) {
            running.complete(null);
        }
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
        wake();
        Runnable stop = stopListening.get();
        if (stop != null) {
            stop.run();
        }
    }
}
