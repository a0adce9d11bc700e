package io.github.avalanche4j.core.internal.http;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The timers of all clients. They have one daemon thread, which only hands tasks to the threads of their client, so no
 * task can hold up another. The thread ends when the last client is closed, or when no timer has been set for a while.
 */
public final class Timers {
    private static final int IDLE_SECONDS = 10;
    private static final Object LOCK = new Object();
    private static int clients;
    private static ScheduledThreadPoolExecutor executor = started();

    private Timers() {}

    private static ScheduledThreadPoolExecutor started() {
        ScheduledThreadPoolExecutor timers = new ScheduledThreadPoolExecutor(1, task -> {
            // it outlives the client that starts it, so it takes over nothing of that client's thread
            Thread thread = new Thread(null, task, "avalanche4j-timer", 0, false);
            thread.setDaemon(true);
            thread.setContextClassLoader(null);
            return thread;
        });
        timers.setRemoveOnCancelPolicy(true); // a cancelled timer would hold its call, and with it the response
        timers.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
        timers.allowCoreThreadTimeOut(true);
        return timers;
    }

    public static void clientOpened() {
        synchronized (LOCK) {
            clients++;
        }
    }

    public static void clientClosed() {
        synchronized (LOCK) {
            if (--clients == 0) {
                executor.shutdownNow();
                executor = started();
            }
        }
    }

    /** Has {@code threads} run {@code task} later; running the returned action cancels it. */
    static Runnable schedule(Duration delay, Executor threads, Runnable task) {
        Runnable handOver = () -> {
            try {
                threads.execute(task);
            } catch (RejectedExecutionException closed) {
                // closing the client has ended what the timer was for
            }
        };
        synchronized (LOCK) {
            ScheduledFuture<?> timer =
                    executor.schedule(handOver, TimeUnit.NANOSECONDS.convert(delay), TimeUnit.NANOSECONDS);
            return () -> timer.cancel(false);
        }
    }
}
