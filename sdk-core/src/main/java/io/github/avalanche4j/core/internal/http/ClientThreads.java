package io.github.avalanche4j.core.internal.http;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a client, all of them daemons. They carry out background requests and complete the futures of calls,
 * which runs user callbacks. A future is completed after its request has left the HTTP client's queue, so a callback
 * may wait for other calls. Only if very many callbacks are running do further callbacks keep their place in the queue,
 * so that the client starts no more requests than its callbacks can handle.
 */
public final class ClientThreads extends ThreadPoolExecutor {
    static final int MAX_CALLBACKS = 1_000;

    private final AtomicInteger callbacks = new AtomicInteger();
    private final AtomicInteger callbacksWithTurn = new AtomicInteger();

    /** Threads are created only when there is work. */
    public ClientThreads() {
        // OkHttp's own threads would keep the JVM alive for a minute after the last call
        super(0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<>());
        setThreadFactory(task -> new Worker(this, task));
    }

    private static final class Worker extends Thread {
        private final ClientThreads owner;
        private boolean hasTurn;
        private @Nullable Runnable afterTurn;

        private Worker(ClientThreads owner, Runnable task) {
            super(task, "avalanche4j");
            this.owner = owner;
            setDaemon(true);
        }
    }

    /** A task that carries out no request, so that nothing has to wait until its turn is over. */
    private record WithoutTurn(Runnable task) implements Runnable {
        @Override
        public void run() {
            task.run();
        }
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
        ((Worker) thread).hasTurn = !(task instanceof WithoutTurn);
    }

    @Override
    protected void afterExecute(Runnable task, @Nullable Throwable thrown) {
        Worker worker = (Worker) Thread.currentThread();
        worker.hasTurn = false;
        Runnable next = worker.afterTurn;
        if (next != null) {
            worker.afterTurn = null;
            next.run();
        }
    }

    /** Runs {@code completion} when the turn of the request that this thread carries out is over. */
    public void afterTurn(Runnable completion) {
        if (!(Thread.currentThread() instanceof Worker worker) || worker.owner != this || !worker.hasTurn) {
            elsewhere(completion);
            return;
        }
        worker.hasTurn = false; // a callback that runs here may wait for what it starts
        if (callbacks.incrementAndGet() > MAX_CALLBACKS) {
            callbacks.decrementAndGet();
            callbacksWithTurn.incrementAndGet();
            run(completion, callbacksWithTurn);
        } else {
            worker.afterTurn = () -> run(completion, callbacks);
        }
    }

    /** Runs {@code task}, which carries out no request, on a thread of the client. */
    void withoutTurn(Runnable task) {
        execute(new WithoutTurn(task));
    }

    private void elsewhere(Runnable completion) {
        try {
            withoutTurn(completion);
        } catch (RejectedExecutionException closed) {
            completion.run();
        }
    }

    private static void run(Runnable completion, AtomicInteger counter) {
        try {
            completion.run();
        } finally {
            counter.decrementAndGet();
        }
    }

    /** The number of callbacks that hold the turn of their request. */
    public int callbacksWithTurn() {
        return callbacksWithTurn.get();
    }
}
