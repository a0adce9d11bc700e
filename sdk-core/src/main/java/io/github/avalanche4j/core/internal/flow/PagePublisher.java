package io.github.avalanche4j.core.internal.flow;

import io.github.avalanche4j.core.Page;
import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Supplier;

/** Starts a separate walk for each subscriber. */
public record PagePublisher<P extends Page<?>, R>(Supplier<PageFlow<P>> walk, Supplier<Portions<P, R>> portions)
        implements Flow.Publisher<R> {
    @Override
    public void subscribe(Flow.Subscriber<? super R> subscriber) {
        Objects.requireNonNull(subscriber, "subscriber");
        new WalkSubscription<>(walk.get(), portions.get(), subscriber).begin();
    }

    /** {@return the name of the class} */
    @Override
    public String toString() {
        return "Publisher";
    }
}
