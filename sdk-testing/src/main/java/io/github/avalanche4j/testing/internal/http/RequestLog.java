package io.github.avalanche4j.testing.internal.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The requests a server received: the last ones in order, and exact counts of all. */
public final class RequestLog {
    /** a fake that serves for hours must not grow; no test looks further back */
    public static final int KEPT = 10_000;

    private final Deque<Request> requests = new ArrayDeque<>();
    private final Deque<Request> untaken = new ArrayDeque<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    public synchronized void add(Request request) {
        addBounded(requests, request);
        addBounded(untaken, request);
        total++;
        request.rpcMethods().forEach(method -> counts.merge(method, 1, Integer::sum));
        notifyAll();
    }

    private static void addBounded(Deque<Request> queue, Request request) {
        if (queue.size() == KEPT) {
            queue.removeFirst();
        }
        queue.addLast(request);
    }

    public synchronized List<Request> all() {
        return List.copyOf(new ArrayList<>(requests));
    }

    public synchronized int total() {
        return total;
    }

    public synchronized int count(String rpcMethod) {
        return counts.getOrDefault(rpcMethod, 0);
    }

    public synchronized void clear() {
        requests.clear();
        untaken.clear();
        counts.clear();
        total = 0;
    }

    public synchronized Request take(Duration timeout) {
        if (!waitUntil(() -> !untaken.isEmpty(), timeout)) {
            throw new AssertionError("no request arrived within " + timeout);
        }
        return untaken.removeFirst();
    }

    public synchronized boolean awaitCount(String rpcMethod, int count, Duration timeout) {
        return waitUntil(() -> count(rpcMethod) >= count, timeout);
    }

    private synchronized boolean waitUntil(BooleanSupplier condition, Duration timeout) {
        long deadline = System.nanoTime() + timeout.toNanos();
        while (!condition.getAsBoolean()) {
            long remaining = deadline - System.nanoTime();
            if (remaining <= 0) {
                return false;
            }
            try {
                wait(remaining / 1_000_000, (int) (remaining % 1_000_000));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }
}
