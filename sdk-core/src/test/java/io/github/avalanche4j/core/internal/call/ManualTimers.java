package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.ClientThreads;
import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** A stopped clock. Its timers run on the thread that advances it. */
public final class ManualTimers implements Clock {
    private record Timer(long at, Runnable task) {}

    private final AtomicLong now = new AtomicLong();
    private final List<Timer> timers = new ArrayList<>();
    private int scheduled;

    public int pending() {
        synchronized (timers) {
            return timers.size();
        }
    }

    /** The number of timers that were ever set. */
    int scheduled() {
        synchronized (timers) {
            return scheduled;
        }
    }

    /** Advances to the only timer, and returns the time until then. */
    public Duration advanceToTimer() {
        if (pending() != 1) {
            throw new AssertionError(timers + " are set");
        }
        Duration delay = Duration.ofNanos(timers.get(0).at() - now.get());
        advance(delay);
        return delay;
    }

    void advance(int seconds) {
        advance(Duration.ofSeconds(seconds));
    }

    public void advance(Duration length) {
        long end = now.get() + length.toNanos();
        for (Timer due = next(end); due != null; due = next(end)) {
            now.set(Math.max(now.get(), due.at()));
            due.task().run();
        }
        now.set(end);
    }

    private @Nullable Timer next(long end) {
        synchronized (timers) {
            Timer first = timers.stream()
                    .filter(timer -> timer.at() <= end)
                    .min(Comparator.comparingLong(Timer::at))
                    .orElse(null);
            timers.remove(first);
            return first;
        }
    }

    @Override
    public long nanoTime() {
        return now.get();
    }

    @Override
    public double random() {
        return 0.5;
    }

    @Override
    public void sleep(Duration length) {
        throw new UnsupportedOperationException();
    }

    /** Runs on the thread that has the result, so each run is the same. */
    @Override
    public void complete(ClientThreads threads, Runnable completion) {
        completion.run();
    }

    @Override
    public Runnable schedule(Duration delay, Runnable task) {
        Timer timer = new Timer(now.get() + delay.toNanos(), task);
        synchronized (timers) {
            timers.add(timer);
            scheduled++;
        }
        return () -> {
            synchronized (timers) {
                timers.removeIf(each -> each == timer);
            }
        };
    }
}
