package io.github.avalanche4j.core.internal.http;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** Time, waiting and randomness, so that tests can run in virtual time. */
public interface Clock {
    long nanoTime();

    /** The time of day, for ages of page tokens and dates in headers. */
    default Instant now() {
        return Instant.now();
    }

    /** A random number from 0 to 1. */
    double random();

    /** Waits on the calling thread; returns early if the client is closed. */
    void sleep(Duration length) throws InterruptedException;

    /** Runs {@code task} later; running the returned action cancels it. */
    Runnable schedule(Duration delay, Runnable task);

    /** Sets the time limit of a request. */
    default void limit(okhttp3.Call request, Duration length) {
        request.timeout().timeout(length.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** The clock that requests run by: real time, like the HTTP client's, unless that is simulated. */
    default Clock ofRequests(CountDownLatch closed) {
        return new Real(closed);
    }

    /** Completes the future of a call. */
    default void complete(ClientThreads threads, Runnable completion) {
        threads.afterTurn(completion);
    }

    /** The system's clock. */
    final class Real implements Clock {
        private final CountDownLatch closed;

        public Real(CountDownLatch closed) {
            this.closed = closed;
        }

        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public double random() {
            return ThreadLocalRandom.current().nextDouble();
        }

        @Override
        public void sleep(Duration length) throws InterruptedException {
            boolean unused = closed.await(length.toNanos(), TimeUnit.NANOSECONDS); // in either case the wait is over
        }

        @Override
        public Runnable schedule(Duration delay, Runnable task) {
            // the JDK's own daemon thread runs the timer, so no client needs one
            CompletableFuture<Boolean> timer =
                    new CompletableFuture<Boolean>().completeOnTimeout(true, delay.toNanos(), TimeUnit.NANOSECONDS);
            CompletableFuture<Void> unused = timer.thenRunAsync(task);
            // a delayed executor would hold a cancelled task, and with it the call's response, until its time
            return () -> timer.cancel(false);
        }
    }
}
