package io.github.avalanche4j.core.internal.http;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

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

    /** Waits on the calling thread until {@code future} is done, at most for {@code length}; returns whether it is. */
    default boolean await(CompletableFuture<?> future, Duration length) throws InterruptedException {
        try {
            Object unused = future.get(TimeUnit.NANOSECONDS.convert(length), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | java.util.concurrent.CancellationException e) {
            return true; // the future says why
        } catch (TimeoutException e) {
            return future.isDone();
        }
        return true;
    }

    /** Runs {@code task} later, on a thread that may wait; running the returned action cancels it. */
    Runnable schedule(Duration delay, Runnable task);

    /** Sets the time limit of a request. */
    default void limit(okhttp3.Call request, Duration length) {
        request.timeout().timeout(length.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** The clock that requests run by: real time, like the HTTP client's, unless that is simulated. */
    default Clock ofRequests(CountDownLatch closed, ClientThreads threads) {
        return new Real(closed, threads);
    }

    /** Completes the future of a call. */
    default void complete(ClientThreads threads, Runnable completion) {
        threads.afterTurn(completion);
    }

    /** The system's clock. */
    final class Real implements Clock {
        /** The clock of what belongs to no client. */
        public static final Clock SYSTEM = new Real(new CountDownLatch(1), new ClientThreads());

        private final CountDownLatch closed;
        private final Executor threads;

        /** The clock of a client, whose {@code threads} run what its timers are for. */
        public Real(CountDownLatch closed, ClientThreads threads) {
            this.closed = closed;
            this.threads = threads::withoutTurn;
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
            return Timers.schedule(delay, threads, task);
        }
    }
}
