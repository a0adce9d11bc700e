package io.github.avalanche4j.core;

import java.util.Iterator;

/**
 * Iterates over a list item by item. {@link #hasNext} may fetch a page, and fails as a {@link Call} does; a failure
 * loses and repeats nothing, so the same iterator can continue. Not thread-safe, except for {@link #close}.
 */
public interface PagedIterator<T> extends Iterator<T>, AutoCloseable {
    /**
     * {@return the position after the last item that {@link #next}
     * returned: save it, and pass it to {@link Paged#from}} After the last item of the list it is the end of the last
     * page: a list from there has no items, unless the server has appended some since.
     */
    Position position();

    /**
     * {@return whether {@link #next} returns without a request} False means that a request comes first, or
     * that the list has ended: a good moment to save {@link #position} and to flush what was written.
     */
    boolean isReady();

    /**
     * {@return the headers of the current page, such as the
     * rest of a rate limit; none before the first page}
     */
    Headers headers();

    /** Ends the iteration and requests ahead of it; {@link #hasNext} is false from now on. */
    @Override
    void close();
}
