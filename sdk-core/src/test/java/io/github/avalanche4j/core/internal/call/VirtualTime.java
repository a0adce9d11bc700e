package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;

/** A virtual clock. It jumps instead of waiting, and records the waits. */
final class VirtualTime implements Clock {
    private final AtomicLong now = new AtomicLong(1_000_000_000_000L);
    private final List<Duration> waits = new ArrayList<>();
    private volatile double random = 0.5;

    VirtualTime random(double value) {
        random = value;
        return this;
    }

    void pass(Duration length) {
        now.addAndGet(length.toNanos());
    }

    synchronized List<Duration> waits() {
        return List.copyOf(waits);
    }

    private synchronized void waited(Duration length) {
        waits.add(length);
        pass(length);
    }

    @Override
    public long nanoTime() {
        return now.get();
    }

    @Override
    public Instant now() {
        return Instant.EPOCH.plusNanos(now.get());
    }

    @Override
    public double random() {
        return random;
    }

    @Override
    public void sleep(Duration length) {
        waited(length);
    }

    @Override
    public Runnable schedule(Duration delay, Runnable task) {
        waited(delay);
        FutureTask<?> running = new FutureTask<>(task, null);
        new Thread(running).start();
        return () -> running.cancel(false);
    }
}
