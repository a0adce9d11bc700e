package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/** Runs several calls at the same time, at most so many of them at once. */
public final class ConcurrentCalls<T> {
    private final Run run;
    private final List<Call<T>> calls;
    private final AtomicReferenceArray<T> values;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger missing;
    private final Set<Runnable> cancels = ConcurrentHashMap.newKeySet();
    private final CompletableFuture<List<T>> all = new CompletableFuture<>();

    private ConcurrentCalls(Run run, List<Call<T>> calls) {
        this.run = run;
        this.calls = calls;
        this.values = new AtomicReferenceArray<>(calls.size());
        this.missing = new AtomicInteger(calls.size());
        all.whenComplete((values, failure) -> cancels.forEach(Runnable::run));
    }

    /** A call that returns all values in order. */
    public static <T> Call<List<T>> call(List<Call<T>> calls, int atOnce) {
        return Sequence.of(
                calls.size() + " calls",
                calls.isEmpty() ? null : CallAccess.runner(calls.get(0)).transport(),
                run -> new Step.Await<>(() -> new ConcurrentCalls<>(run, calls).start(atOnce), Step.Done::new));
    }

    private CompletableFuture<List<T>> start(int atOnce) {
        if (calls.isEmpty()) {
            all.complete(List.of());
        }
        IntStream.range(0, Math.min(atOnce, calls.size())).forEach(each -> startNext());
        return all;
    }

    /** Starts calls until one of them has to wait; it starts the next when it ends. */
    private void startNext() {
        for (int i = next.getAndIncrement(); i < calls.size() && !all.isDone(); i = next.getAndIncrement()) {
            int index = i;
            CompletableFuture<T> request = started(calls.get(i));
            if (!request.isDone()) {
                Runnable cancel = () -> request.cancel(true);
                cancels.add(cancel);
                request.whenComplete((value, failure) -> {
                    cancels.remove(cancel);
                    ended(index, request);
                    startNext();
                });
                if (all.isDone()) {
                    cancel.run();
                }
                return;
            }
            ended(index, request);
        }
    }

    private CompletableFuture<T> started(Call<T> call) {
        try {
            return run.start(call);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void ended(int index, CompletableFuture<T> request) {
        try {
            values.set(index, request.join());
        } catch (RuntimeException e) {
            all.completeExceptionally(e);
            return;
        }
        if (missing.decrementAndGet() == 0) {
            all.complete(IntStream.range(0, calls.size()).mapToObj(values::get).toList());
        }
    }
}
