package io.github.avalanche4j.core.internal.paging;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A subscriber that records what it receives. */
public final class Received<T> implements Flow.Subscriber<T> {
    final List<T> items = Collections.synchronizedList(new ArrayList<>());
    final CompletableFuture<List<T>> end = new CompletableFuture<>();
    private final long first;
    private final Consumer<Received<T>> each;
    private volatile Flow.@Nullable Subscription subscription;

    private Received(long first, Consumer<Received<T>> each) {
        this.first = first;
        this.each = each;
    }

    /** Requests {@code first} items at once, and runs {@code each} after each item. */
    public static <T> Received<T> of(Flow.Publisher<? extends T> publisher, long first, Consumer<Received<T>> each) {
        Received<T> received = new Received<>(first, each);
        publisher.subscribe(received);
        return received;
    }

    public static <T> Received<T> all(Flow.Publisher<? extends T> publisher) {
        return of(publisher, Long.MAX_VALUE, received -> {});
    }

    public Flow.Subscription subscription() {
        return java.util.Objects.requireNonNull(subscription);
    }

    /** Waits for the end and returns all items. */
    public List<T> toTheEnd() throws Exception {
        return end.get(60, TimeUnit.SECONDS);
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        this.subscription = subscription;
        if (first > 0) {
            subscription.request(first);
        }
    }

    @Override
    public void onNext(T item) {
        items.add(item);
        each.accept(this);
    }

    @Override
    public void onError(Throwable failure) {
        end.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        end.complete(items);
    }
}
