package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * The pages of a list. Each {@link #iterator} is a new walk; closing this ends all of them and what they fetch ahead,
 * so a loop that may be left early stands in a try statement:
 *
 * <pre>{@code
 * try (Pages<? extends Page<Subnet>> pages = subnets.prefetch(1).pages()) {
 *     for (Page<Subnet> page : pages) { … }
 * }
 * }</pre>
 *
 * <p>Without {@link Paged#prefetch prefetch} nothing runs ahead, and there is nothing to close.
 */
@NoJson("its pages are fetched while it is walked: write one of them")
public interface Pages<P extends Page<?>> extends Iterable<P>, AutoCloseable {
    /** {@return a new walk from the list's start; its position is where the next page begins} */
    @Override
    PagedIterator<P> iterator();

    /** {@return the pages of a new walk; closing the stream ends that walk alone} */
    Stream<P> stream();

    /**
     * {@return the pages for subscribers} As {@link Paged#publisher}; closing this ends a subscription with a
     * {@link java.util.concurrent.CancellationException}, or, where no request is under way, as if the list ended.
     */
    Flow.Publisher<P> publisher();

    /** Ends all walks that were begun here and what runs ahead of them; does nothing the second time. */
    @Override
    void close();
}
