package io.github.avalanche4j.core;

import java.util.Iterator;

/**
 * Walks a list item by item. {@link #hasNext} may fetch a page, and fails as a {@link Call} does; a failure loses and
 * repeats nothing, so the same iterator can be asked again. Not thread-safe, except for {@link #close}.
 */
public interface PagedIterator<T> extends Iterator<T>, AutoCloseable {
    /**
     * {@return where to go on after the last item that {@link #next} gave: to be saved, and handed to
     * {@link Paged#from}} After the last item of the list it is the end of the last page: a list from there has no
     * items, unless the server has appended some since.
     */
    Position position();

    /**
     * {@return whether {@link #next} gives an item that is here already} False means that the server is asked first, or
     * that the walk is at its end: a good moment to save {@link #position} and to flush what was written.
     */
    boolean isReady();

    /**
     * {@return the headers of the page from which {@link #next} gave last, such as what is left of a rate limit; none
     * before the first page}
     */
    Headers headers();

    /** Ends the walk and what runs ahead of it; {@link #hasNext} is false from now on. */
    @Override
    void close();
}
