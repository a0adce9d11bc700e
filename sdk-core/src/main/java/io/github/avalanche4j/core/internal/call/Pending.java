package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/** The request or the timer that a future waits for: it is stopped when the future ends in any way. */
final class Pending {
    private static final Runnable NOTHING = () -> {};

    private final CompletableFuture<?> future;
    private final AtomicReference<Runnable> stop = new AtomicReference<>(NOTHING);

    Pending(CompletableFuture<?> future) {
        this.future = future;
    }

    /** From now on the end of the future runs {@code stopping}; at once if it has ended already. */
    void set(Runnable stopping) {
        stop.set(stopping);
        if (future.isDone()) {
            stopping.run();
        }
    }

    /** Runs {@code task} later; if the future ends before, {@code stopped} runs instead. */
    void after(Clock clock, Duration delay, Runnable task, Runnable stopped) {
        // set before the timer runs, or it would take the place of what the task sets
        AtomicReference<Runnable> timer = new AtomicReference<>(NOTHING);
        set(() -> {
            timer.getAndSet(NOTHING).run();
            stopped.run();
        });
        timer.set(clock.schedule(delay, task));
        if (future.isDone()) {
            timer.getAndSet(NOTHING).run();
        }
    }

    void stop() {
        stop.getAndSet(NOTHING).run();
    }
}
