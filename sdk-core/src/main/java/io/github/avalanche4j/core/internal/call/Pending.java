package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/** The request or timer that a future waits for, which is stopped when the future completes or is cancelled. */
final class Pending {
    private static final Runnable NO_OP = () -> {};

    private final CompletableFuture<?> future;
    private final AtomicReference<Runnable> stop = new AtomicReference<>(NO_OP);

    Pending(CompletableFuture<?> future) {
        this.future = future;
    }

    /** Runs {@code stopping} when the future ends; immediately if it has already ended. */
    void set(Runnable stopping) {
        stop.set(stopping);
        if (future.isDone()) {
            stopping.run();
        }
    }

    /** Runs {@code task} later; if the future ends first, runs {@code stopped} instead. */
    void after(Clock clock, Duration delay, Runnable task, Runnable stopped) {
        // set before the timer runs, or it would overwrite what the task sets
        AtomicReference<Runnable> timer = new AtomicReference<>(NO_OP);
        set(() -> {
            timer.getAndSet(NO_OP).run();
            stopped.run();
        });
        timer.set(clock.schedule(delay, task));
        if (future.isDone()) {
            timer.getAndSet(NO_OP).run();
        }
    }

    void stop() {
        stop.getAndSet(NO_OP).run();
    }
}
