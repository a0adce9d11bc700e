package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.range.FixedPages;
import io.github.avalanche4j.core.internal.wire.NoJson;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * A list that is fetched page by page while it is iterated. Immutable: {@link #limit} and
 * the other options return a new list. Nothing is fetched before it is needed, each {@link #iterator} starts over, and
 * the memory needed is one page plus what is {@linkplain #prefetch fetched ahead}.
 *
 * <pre>{@code
 * for (Container container : node.index(Index.P_BLOCK).containers(0)) { … }       // all of them
 *
 * try (PagedIterator<Container> walk = containers.from(saved).iterator()) {       // resumes where it stopped
 *     while (walk.hasNext()) {
 *         handle(walk.next());
 *         save(walk.position());
 *     }
 * }
 * }</pre>
 */
@NoJson("its pages are fetched while it is iterated: write one of its pages(), or items that you collected")
public interface Paged<T> extends Iterable<T> {
    /** {@return a new iterator from the start} */
    @Override
    PagedIterator<T> iterator();

    /** {@return the items from the start; close the stream if it fetches ahead and is not read to its end} */
    Stream<T> stream();

    /**
     * {@return a publisher of the items; each subscriber starts from the beginning} No thread waits for a page. A page
     * is requested when a subscriber has requested more items than have arrived. Signals come on a thread of the
     * client, so run slow work on an executor of your own. Cancelling drops the connection. A failure ends the
     * subscription; {@link Pages#publisher} gives positions to resume from. The rules are those of Reactive Streams;
     * {@code FlowAdapters.toPublisher} of {@code org.reactivestreams} adapts it to Reactor and RxJava.
     */
    Flow.Publisher<T> publisher();

    /**
     * {@return the pages, empty ones included} Pages are whole: the first page may begin before the start, and with a
     * {@link #limit} the last page may exceed it. A page whose items all precede the start is left out.
     */
    Pages<? extends Page<T>> pages();

    /**
     * {@return the call that fetches the page at {@code position}, for a loop of your own}
     *
     * <pre>{@code
     * list.page(list.start()).executeAsync().thenCompose(page -> …page.next()…)
     * }</pre>
     *
     * @param position {@link #start}, or the position of a page or an iterator of this list
     * @throws InvalidRequestException if the position belongs to another list or other parameters
     */
    Call<? extends Page<T>> page(Position position);

    /** {@return where this list starts} */
    Position start();

    /** {@return the call that fetches the page at the {@link #start}} */
    default Call<? extends Page<T>> firstPage() {
        return page(start());
    }

    /**
     * {@return this list from a saved position on}
     *
     * @param position the position of a page or an iterator of this list, from this process or another
     * @throws InvalidRequestException if the position belongs to another list or other parameters
     */
    Paged<T> from(Position position);

    /**
     * {@return the call that splits the rest of this list into parts for several
     * readers, on other machines if you like} Only numbered lists can be split: containers of an index, from the start
     * to the containers accepted so far, and logs, by blocks. All parts together hold each number once, in order.
     *
     * <pre>{@code
     * List<Part> parts = blocks.split(8).execute();
     * blocks.part(Part.parse(text)).forEach(…)                                     // there
     * }</pre>
     *
     * @param parts how many, from 1 to 100 000; fewer for a short list, none for an empty one
     * @throws InvalidRequestException outside that range; if this list uses page tokens: split such a list by the times
     *     or blocks of its filter; or if a limit on logs is set
     */
    Call<List<Part>> split(int parts);

    /**
     * {@return this list from the start of a part to its end} If the server has fewer items than the one that split the
     * list, iterating fails with a {@link PagingException}: no part is silently short.
     *
     * @param part a part from {@link #split} of this list, in this process or another
     * @throws InvalidRequestException if the part belongs to another list or other parameters, or ends after this list
     */
    Paged<T> part(Part part);

    /**
     * {@return this list with at most {@code items} items}
     *
     * @param items 0 or more; less than a page also makes the requested pages smaller
     * @throws InvalidRequestException if it is negative
     */
    Paged<T> limit(long items);

    /**
     * {@return this list with another page size}
     *
     * @param items from 1 to the endpoint's largest page. Unless set, a list from a position keeps the position's page
     *     size, and any other list requests the largest page, or {@link #limit} items if that is less
     * @throws InvalidRequestException outside that range
     */
    Paged<T> pageSize(int items);

    /**
     * {@return this list with pages fetched ahead of the reader}
     *
     * @param pages 0 for none. In a numbered list, such as an index, this many ranges are fetched in parallel and
     *     delivered in order. In a list with page tokens, any number above 0 means one page
     * @throws InvalidRequestException outside 0 to 16
     */
    Paged<T> prefetch(int pages);

    /**
     * {@return this list with another limit on empty pages in a row that each name a next page} At the
     * limit, iterating fails with a {@link PagingException} that has the position to resume from.
     *
     * @param pages 1 or more; 1000 unless set
     * @throws InvalidRequestException if it is less than 1
     */
    Paged<T> maxEmptyPages(int pages);

    /**
     * {@return this list with another deadline for each page}
     *
     * @param timeout as in {@link Call#timeout}
     */
    Paged<T> timeout(Duration timeout);

    /**
     * {@return this list with another attempt timeout for each page}
     *
     * @param timeout as in {@link Call#attemptTimeout}
     */
    Paged<T> attemptTimeout(Duration timeout);

    /**
     * {@return this list with another number of retries for each page}
     *
     * @param retries as in {@link Call#retries}
     */
    Paged<T> retries(int retries);

    /**
     * {@return this list with one more header on each request, whose value appears in no log or message}
     *
     * @param name as in {@link Call#header}
     * @param value as in {@link Call#header}
     */
    Paged<T> header(String name, String value);

    /** {@return a list that fetches nothing, for tests of code that takes one} */
    static <T> Paged<T> of(List<? extends T> items) {
        return FixedPages.of(items, NoSummary.NONE);
    }
}
