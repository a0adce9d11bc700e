package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.time.Duration;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * A list that never ends: after the last item its iterator waits for more. Immutable: {@link #from} and the
 * other options return a new tail. Each {@link #iterator} starts over.
 *
 * <pre>{@code
 * try (PagedIterator<Container> walk = node.index(Index.C_BLOCK).follow(next, Duration.ofSeconds(1))
 *         .maxOutage(Duration.ofMinutes(10)).iterator()) {
 *     while (walk.hasNext()) {                                  // waits; false only after close()
 *         handle(walk.next());
 *         save(walk.position());
 *     }
 * }
 * }</pre>
 */
@NoJson("it never ends: write the items that you took from it")
public interface Tail<T> extends Iterable<T> {
    /**
     * {@return a new iterator from the start} Its {@code hasNext()} waits for the next item; closing the iterator from
     * another thread ends the wait, and interrupting the waiting thread ends it with a {@link ConnectionException}.
     */
    @Override
    PagedIterator<T> iterator();

    /** {@return the items from the start, without end; close the stream if it is not read any more} */
    Stream<T> stream();

    /**
     * {@return a publisher of the items; each subscriber starts from the beginning}
     * No thread waits for the next item; cancelling ends the iteration. A failure ends the subscription, see {@link
     * Paged#publisher}.
     */
    Flow.Publisher<T> publisher();

    /** {@return where this tail starts} */
    Position start();

    /**
     * {@return this tail from a saved position on}
     *
     * @param position the position of an iterator of this tail, or of the list it follows
     * @throws InvalidRequestException if the position belongs to another list
     */
    Tail<T> from(Position position);

    /**
     * {@return this tail with another limit on outages of the server} After a {@linkplain
     * AvalancheException#isTransient transient} failure the iterator asks again at the tail's interval until the server
     * responds or the outage exceeds this limit. Then it fails with a {@link ConnectionException}, which says how long
     * the outage lasted and has the last failure as its cause, and can continue. The log {@code
     * io.github.avalanche4j.tail} has a line when an outage begins, one a minute, and one at its end.
     *
     * @param length 0 for none, which is the default
     * @throws InvalidRequestException if it is negative
     */
    Tail<T> maxOutage(Duration length);

    /**
     * {@return this tail with ranges fetched ahead of the reader while it catches up}
     *
     * @param pages as in {@link Paged#prefetch}
     */
    Tail<T> prefetch(int pages);

    /**
     * {@return this tail with another page size}
     *
     * @param items as in {@link Paged#pageSize}
     */
    Tail<T> pageSize(int items);

    /**
     * {@return this tail with another deadline for each request}
     *
     * @param timeout as in {@link Call#timeout}
     */
    Tail<T> timeout(Duration timeout);

    /**
     * {@return this tail with another attempt timeout for each request}
     *
     * @param timeout as in {@link Call#attemptTimeout}
     */
    Tail<T> attemptTimeout(Duration timeout);

    /**
     * {@return this tail with another number of retries for each request}
     *
     * @param retries as in {@link Call#retries}
     */
    Tail<T> retries(int retries);

    /**
     * {@return this tail with one more header on each request, whose value appears in no log or message}
     *
     * @param name as in {@link Call#header}
     * @param value as in {@link Call#header}
     */
    Tail<T> header(String name, String value);
}
