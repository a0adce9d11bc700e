package io.github.avalanche4j.node;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A clock in which each wait ends at once and counts in full. Nothing else takes time, but reading the clock takes a
 * nanosecond. Requests have no timeout.
 */
public class SkippingClock implements Clock {
    private final AtomicLong skipped = new AtomicLong();
    private final Duration longestPause;

    public SkippingClock() {
        this(ChronoUnit.FOREVER.getDuration());
    }

    /** A longer delay is the deadline of something that runs elsewhere, such as a signer, and never comes. */
    public SkippingClock(Duration longestPause) {
        this.longestPause = longestPause;
    }

    /** A client with this clock, also for tests of other modules. */
    public NodeClient node(String url, Consumer<NodeOptions> options) {
        return new NodeClient(url, NodeOptions.of(options), this);
    }

    @Override
    public long nanoTime() {
        return skipped.incrementAndGet();
    }

    @Override
    public double random() {
        return 0.5;
    }

    @Override
    public void sleep(Duration length) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        skipped.addAndGet(length.toNanos());
    }

    @Override
    public Runnable schedule(Duration delay, Runnable task) {
        if (delay.compareTo(longestPause) > 0) {
            return () -> {};
        }
        skipped.addAndGet(delay.toNanos());
        FutureTask<?> running = new FutureTask<>(task, null);
        new Thread(running, "avalanche4j").start(); // named like those of a client, which run its timers
        return () -> running.cancel(false);
    }

    @Override
    public void limit(okhttp3.Call request, Duration length) {}
}
