package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.ClientThreads;
import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;
import org.jspecify.annotations.Nullable;

/**
 * Virtual time for many callers, each on its own thread. One thread runs at a time; when it waits, time jumps to the
 * next event. Each run is the same, and an hour takes only as long as its events.
 */
final class Simulation implements Clock, AutoCloseable {
    private static final long START = 1_000_000_000_000L;

    /** A thread that wakes up, or an activity that begins. */
    private record Event(
            long at,
            long order,
            @Nullable Semaphore sleeper,
            @Nullable Runnable activity) {}

    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::order));
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "simulated");
        thread.setDaemon(true);
        return thread;
    });
    private final Semaphore idle = new Semaphore(0);
    private final Map<Call, Duration> limits = new ConcurrentHashMap<>();
    private final Random random;
    private long now = START;
    private long order;
    private volatile @Nullable Throwable failure;

    Simulation(long seed) {
        this.random = new Random(seed);
    }

    /** The time since the beginning. */
    Duration time() {
        return Duration.ofNanos(now - START);
    }

    Random dice() {
        return random;
    }

    private Event add(Duration after, @Nullable Semaphore sleeper, @Nullable Runnable activity) {
        Event event = new Event(now + Math.max(0, after.toNanos()), order++, sleeper, activity);
        events.add(event);
        return event;
    }

    /** Starts an activity, which may wait. */
    void start(Duration after, Runnable activity) {
        Event unused = add(after, null, activity);
    }

    /** Runs until there are no more events. */
    void run() {
        goOn(null);
        idle.acquireUninterruptibly();
        Throwable thrown = failure;
        if (thrown != null) {
            throw new AssertionError("an activity failed", thrown);
        }
    }

    /** Runs the next event. A waiting thread returns at its own event, any other one after each event. */
    private void goOn(@Nullable Event waiting) {
        for (Event event = events.poll(); event != null; event = events.poll()) {
            now = event.at();
            if (event == waiting) {
                return;
            }
            if (event.sleeper() != null) {
                event.sleeper().release();
            } else if (waiting == null) {
                run(event);
                continue;
            } else {
                Event next = event;
                threads.execute(() -> {
                    run(next);
                    goOn(null);
                });
            }
            if (waiting != null) {
                waiting.sleeper().acquireUninterruptibly();
            }
            return;
        }
        idle.release();
    }

    private void run(Event event) {
        try {
            event.activity().run();
        } catch (Throwable e) {
            failure = e;
        }
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public double random() {
        return random.nextDouble();
    }

    @Override
    public void sleep(Duration length) {
        long wake = now + length.toNanos();
        Event first = events.peek();
        if (first == null || first.at() > wake) {
            now = wake; // there is no earlier event
            return;
        }
        goOn(add(length, new Semaphore(0), null));
    }

    /** Runs on the thread that has the result, so each run is the same. */
    @Override
    public void complete(ClientThreads threads, Runnable completion) {
        completion.run();
    }

    @Override
    public Runnable schedule(Duration delay, Runnable task) {
        Event event = add(delay, null, task);
        return () -> events.remove(event);
    }

    /** The HTTP client's timer uses real time. It is not started; the simulated server applies the timeout. */
    @Override
    public void limit(Call request, Duration length) {
        limits.put(request, length);
    }

    /** The simulated server applies the timeouts of requests. A timer in real time could end them as well. */
    @Override
    public Clock ofRequests(CountDownLatch closed, ClientThreads threads) {
        return new ManualTimers();
    }

    /** The timeout of a request. */
    Duration limit(Call request) {
        return limits.getOrDefault(request, Duration.ofDays(1));
    }

    void ended(Call request) {
        limits.remove(request);
    }

    /** Gives the background tasks of an HTTP client to {@code tasks}. */
    static ExecutorService executor(Executor tasks) {
        return new AbstractExecutorService() {
            @Override
            public void execute(Runnable task) {
                tasks.execute(task);
            }

            @Override
            public void shutdown() {
                throw new UnsupportedOperationException();
            }

            @Override
            public List<Runnable> shutdownNow() {
                throw new UnsupportedOperationException();
            }

            @Override
            public boolean isShutdown() {
                return false;
            }

            @Override
            public boolean isTerminated() {
                return false;
            }

            @Override
            public boolean awaitTermination(long timeout, TimeUnit unit) {
                throw new UnsupportedOperationException();
            }
        };
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
