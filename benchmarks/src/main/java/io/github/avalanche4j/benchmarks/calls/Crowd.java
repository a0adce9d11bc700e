package io.github.avalanche4j.benchmarks.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Many calls at once. */
final class Crowd {
    private Crowd() {}

    /** Begins {@code count} calls, and waits for them. */
    static long async(int count, Supplier<CompletableFuture<Long>> call) {
        List<CompletableFuture<Long>> futures = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            futures.add(call.get());
        }
        return futures.stream().mapToLong(CompletableFuture::join).sum();
    }

    /** Makes {@code count} calls, {@code outstanding} of them at a time: whenever one ends, the next begins. */
    static long chained(int count, int outstanding, Supplier<CompletableFuture<Long>> call)
            throws InterruptedException {
        AtomicInteger toBegin = new AtomicInteger(count - outstanding);
        CountDownLatch pending = new CountDownLatch(count);
        for (int i = 0; i < outstanding; i++) {
            chain(toBegin, pending, call);
        }
        pending.await();
        return count;
    }

    private static void chain(AtomicInteger toBegin, CountDownLatch pending, Supplier<CompletableFuture<Long>> call) {
        CompletableFuture<Void> unused = call.get().thenAccept(done -> {
            pending.countDown();
            if (toBegin.getAndDecrement() > 0) {
                chain(toBegin, pending, call);
            }
        });
    }

    /** Makes {@code count} calls on a virtual thread each. */
    static long virtualThreads(int count, Supplier<Long> call) throws Exception {
        // this module is compiled for Java 17, which has none
        ExecutorService threads = (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        try {
            List<Future<Long>> futures = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                futures.add(threads.submit(call::get));
            }
            long sum = 0;
            for (Future<Long> future : futures) {
                sum += future.get();
            }
            return sum;
        } finally {
            threads.shutdown();
        }
    }
}
