package io.github.avalanche4j.core.internal.flow;

import io.github.avalanche4j.core.Page;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * One subscriber's walk. {@link #step} sends all signals, and only one thread at a time runs it. A thread that finds it
 * running increments a count instead, so signals are never nested.
 */
final class WalkSubscription<P extends Page<?>, R> implements Flow.Subscription {
    private final PageFlow<P> walk;
    private final Portions<P, R> portions;
    private final AtomicLong demand = new AtomicLong();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile Flow.@Nullable Subscriber<? super R> subscriber; // null after the end
    private volatile boolean cancelled;
    private volatile boolean fetching;
    private volatile @Nullable Throwable failure;
    // the fields below are used only by the thread that runs step(), or while no fetch is running
    private Iterator<R> due = Collections.emptyIterator();
    private boolean ended;

    WalkSubscription(PageFlow<P> walk, Portions<P, R> portions, Flow.Subscriber<? super R> subscriber) {
        this.walk = walk;
        this.portions = portions;
        this.subscriber = subscriber;
    }

    void begin() {
        calls.incrementAndGet(); // demand requested in onSubscribe is served after it
        Flow.Subscriber<? super R> to = subscriber;
        if (to != null) {
            guarded(() -> to.onSubscribe(this));
        }
        run(1);
    }

    @Override
    public void request(long count) {
        if (count <= 0) {
            failure = new IllegalArgumentException(
                    "request(" + count + "): the number must be at least 1 (Reactive Streams, 3.9)");
        } else {
            demand.accumulateAndGet(count, (remaining, more) -> remaining + Math.min(more, Long.MAX_VALUE - remaining));
        }
        wake();
    }

    @Override
    public void cancel() {
        cancelled = true;
        walk.close();
        wake();
    }

    private void wake() {
        if (calls.getAndIncrement() == 0) {
            run(1);
        }
    }

    private void run(int seen) {
        int remaining = seen;
        while (remaining != 0) {
            step();
            remaining = calls.addAndGet(-remaining);
        }
    }

    private void step() {
        Flow.Subscriber<? super R> to = subscriber;
        if (to == null) {
            return;
        }
        // the running step delivers the items; no other thread reads the fields before that is done
        while (!fetching && !cancelled && failure == null && demand.get() > 0 && due.hasNext()) {
            R next = due.next();
            if (demand.get() != Long.MAX_VALUE) {
                demand.decrementAndGet();
            }
            guarded(() -> to.onNext(next));
        }
        Throwable reason = failure;
        if (cancelled) {
            subscriber = null;
        } else if (reason != null) {
            end(() -> to.onError(reason));
        } else if (!fetching && !due.hasNext()) {
            if (ended || portions.areDone() || walk.isAtEnd()) {
                end(to::onComplete);
            } else if (demand.get() > 0) {
                fetch();
            }
        }
    }

    private void end(Runnable signal) {
        subscriber = null;
        walk.close();
        guarded(signal);
    }

    private void fetch() {
        fetching = true;
        try {
            walk.nextAsync().whenComplete((page, reason) -> {
                if (reason != null) {
                    failure = reason instanceof CompletionException && reason.getCause() != null
                            ? reason.getCause()
                            : reason;
                } else {
                    arrived(page);
                }
                fetching = false;
                wake();
            });
        } catch (RuntimeException e) {
            failure = e;
            fetching = false;
            wake();
        }
    }

    private void arrived(Optional<P> page) {
        ended = page.isEmpty();
        due = page.map(there -> portions.of(there, walk.skipped()).iterator()).orElseGet(Collections::emptyIterator);
    }

    /** A subscriber that throws is unsubscribed; its exception goes to the thread's uncaught-exception handler. */
    private void guarded(Runnable signal) {
        try {
            signal.run();
        } catch (Throwable thrown) {
            cancelled = true;
            walk.close();
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        }
    }

    /** {@return the name of the class} */
    @Override
    public String toString() {
        return "Subscription";
    }
}
