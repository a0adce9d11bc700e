package io.github.avalanche4j.testing;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** What a server received: the last requests in order, and exact counts of all. */
final class ReceivedLog {
    /** a fake that serves for hours must not grow; no test looks further back */
    static final int KEPT = 10_000;

    private final Deque<ReceivedRequest> kept = new ArrayDeque<>();
    private final Deque<ReceivedRequest> untaken = new ArrayDeque<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    synchronized void add(ReceivedRequest request) {
        addBounded(kept, request);
        addBounded(untaken, request);
        total++;
        request.rpcMethods().forEach(method -> counts.merge(method, 1, Integer::sum));
        notifyAll();
    }

    private static void addBounded(Deque<ReceivedRequest> queue, ReceivedRequest request) {
        if (queue.size() == KEPT) {
            queue.removeFirst();
        }
        queue.addLast(request);
    }

    synchronized List<ReceivedRequest> all() {
        return List.copyOf(new ArrayList<>(kept));
    }

    synchronized int total() {
        return total;
    }

    synchronized int count(String rpcMethod) {
        return counts.getOrDefault(rpcMethod, 0);
    }

    synchronized void clear() {
        kept.clear();
        untaken.clear();
        counts.clear();
        total = 0;
    }

    synchronized ReceivedRequest take(Duration atMost) {
        if (!waitUntil(() -> !untaken.isEmpty(), atMost)) {
            throw new AssertionError("no request came within " + atMost);
        }
        return untaken.removeFirst();
    }

    synchronized boolean awaitCount(String rpcMethod, int count, Duration atMost) {
        return waitUntil(() -> count(rpcMethod) >= count, atMost);
    }

    private synchronized boolean waitUntil(BooleanSupplier condition, Duration atMost) {
        long deadline = System.nanoTime() + atMost.toNanos();
        while (!condition.getAsBoolean()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            try {
                wait(left / 1_000_000, (int) (left % 1_000_000));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }
}
