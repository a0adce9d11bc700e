package io.github.avalanche4j.core.internal.work;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * One run of several calls in sequence, under one deadline. The sequence is written once, with futures: in a blocking
 * run each step runs on the calling thread, and its future is complete when it is returned.
 */
public final class Work {
    private static final Duration MIN_TIMEOUT = Duration.ofNanos(1);

    private final boolean isBlocking;
    private final long start = System.nanoTime();
    private final Duration timeout;
    private final AtomicReference<CompletableFuture<?>> current = new AtomicReference<>();
    private volatile boolean isCancelled;

    public Work(boolean isBlocking, Duration timeout) {
        this.isBlocking = isBlocking;
        this.timeout = timeout;
    }

    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private Duration remaining() {
        Duration remaining = timeout.minus(elapsed());
        return remaining.compareTo(MIN_TIMEOUT) > 0 ? remaining : MIN_TIMEOUT;
    }

    public boolean isOver() {
        return elapsed().compareTo(timeout) >= 0;
    }

    /** Ends the current step; no other follows. */
    public void cancel() {
        isCancelled = true;
        CompletableFuture<?> step = current.get();
        if (step != null) {
            step.cancel(true);
        }
    }

    /** Runs a call, which ends with this work at the latest. */
    public <T> CompletableFuture<T> ask(Call<T> call) {
        return step(() -> {
            Call<T> limited = call.timeout(remaining());
            if (!isBlocking) {
                return limited.executeAsync();
            }
            return CompletableFuture.completedFuture(limited.execute());
        });
    }

    /** Waits, at most until the deadline. */
    public CompletableFuture<Void> pause(Duration length) {
        Duration remaining = remaining();
        long nanos = (length.compareTo(remaining) < 0 ? length : remaining).toNanos();
        Executor later = CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS);
        return await(() -> CompletableFuture.runAsync(() -> {}, later));
    }

    /** Waits for something that was started elsewhere. */
    public <T> CompletableFuture<T> await(Supplier<CompletableFuture<T>> begin) {
        return step(() -> {
            CompletableFuture<T> future = begin.get();
            if (isBlocking) {
                waitFor(future);
            }
            return future;
        });
    }

    private static void waitFor(CompletableFuture<?> future) throws InterruptedException {
        try {
            future.get();
        } catch (ExecutionException e) {
            // the future says so itself
        } catch (InterruptedException e) {
            future.cancel(true);
            throw e;
        }
    }

    @FunctionalInterface
    private interface Step<T> {
        CompletableFuture<T> begin() throws InterruptedException;
    }

    private <T> CompletableFuture<T> step(Step<T> step) {
        if (isCancelled) {
            return CompletableFuture.failedFuture(new CancellationException());
        }
        try {
            CompletableFuture<T> future = step.begin();
            current.set(future);
            if (isCancelled) {
                future.cancel(true);
            }
            return future;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return CompletableFuture.failedFuture(ConnectionException.of(
                    "the thread was interrupted while it waited for the next step; call again",
                    details -> details.elapsed(elapsed()).interrupted(true).cause(e)));
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Repeats a step until it returns a value. */
    public <T> CompletableFuture<T> repeat(Supplier<CompletableFuture<Optional<T>>> step) {
        CompletableFuture<T> end = new CompletableFuture<>();
        again(step, end);
        return end;
    }

    /** Continues in a loop while steps complete immediately, so that the stack does not grow with their number. */
    private static <T> void again(Supplier<CompletableFuture<Optional<T>>> step, CompletableFuture<T> end) {
        while (true) {
            CompletableFuture<Optional<T>> round = step.get();
            if (!round.isDone()) {
                round.whenComplete((value, failure) -> {
                    if (!ended(round, end)) {
                        again(step, end);
                    }
                });
                return;
            }
            if (ended(round, end)) {
                return;
            }
        }
    }

    private static <T> boolean ended(CompletableFuture<Optional<T>> round, CompletableFuture<T> end) {
        try {
            Optional<T> value = round.join();
            value.ifPresent(end::complete);
            return value.isPresent();
        } catch (RuntimeException e) {
            return end.completeExceptionally(WorkRunner.reason(e));
        }
    }
}
