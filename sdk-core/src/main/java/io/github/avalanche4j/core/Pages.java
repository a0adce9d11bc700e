package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * The pages of a list. Each {@link #iterator} starts over; closing this ends all of them and what they fetch ahead,
 * so close it with a try statement if a loop may end early:
 *
 * <pre>{@code
 * try (Pages<? extends Page<SubnetDetails>> pages = subnets.prefetch(1).pages()) {
 *     for (Page<SubnetDetails> page : pages) { … }
 * }
 * }</pre>
 *
 * <p>Without {@link Paged#prefetch prefetch} nothing is fetched ahead, and there is nothing to close.
 */
@NoJson("its pages are fetched while it is iterated: write one of them")
public interface Pages<P extends Page<?>> extends Iterable<P>, AutoCloseable {
    /** {@return a new iterator from the list's start; its position is that of the next page} */
    @Override
    PagedIterator<P> iterator();

    /** {@return the pages from the start; closing the stream ends only that iteration} */
    Stream<P> stream();

    /**
     * {@return a publisher of the pages, as {@link Paged#publisher}} Closing this ends a subscription with a {@link
     * java.util.concurrent.CancellationException}, or, if no request is in flight, as if the list ended.
     */
    Flow.Publisher<P> publisher();

    /** Ends all iterations that were started here and their requests ahead; does nothing the second time. */
    @Override
    void close();
}
