package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.paging.FixedPages;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.wire.NoJson;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/**
 * A list that is fetched page by page while it is walked. Immutable: {@link #limit} and its like give a new list.
 * Nothing is fetched before it is asked for, each {@link #iterator} starts over, and the memory needed is one page plus
 * what is {@linkplain #prefetch fetched ahead}.
 *
 * <pre>{@code
 * for (Container container : node.index(Index.P_BLOCK).containers(0)) { … }       // all of them
 *
 * try (PagedIterator<Container> walk = containers.from(saved).iterator()) {       // going on where it stopped
 *     while (walk.hasNext()) {
 *         handle(walk.next());
 *         save(walk.position());
 *     }
 * }
 * }</pre>
 */
@NoJson("its pages are fetched while it is walked: write one of its pages(), or items that you collected")
public interface Paged<T> extends Iterable<T> {
    /** {@return a new walk from the start} */
    @Override
    PagedIterator<T> iterator();

    /** {@return the items of a new walk; close the stream if it is not read to its end and fetches ahead} */
    Stream<T> stream();

    /**
     * {@return the items for subscribers, each of which begins a walk of its own} No thread waits for a page: one is
     * asked for when a subscriber has asked for more than is there, and signals come on a thread of the client, so hand
     * slow work to an executor of your own. Cancelling drops the connection. A failure ends the subscription; {@link
     * Pages#publisher} gives positions to go on from. The rules are those of Reactive Streams; {@code
     * FlowAdapters.toPublisher} of {@code org.reactivestreams} leads to Reactor and RxJava.
     */
    Flow.Publisher<T> publisher();

    /**
     * {@return the pages, empty ones included} They are whole: the first one begins where its page begins, and with a
     * {@link #limit} the last one is the one that reaches it. A page all of whose items lie before the start is left
     * out.
     */
    Pages<? extends Page<T>> pages();

    /**
     * {@return the call that fetches the page at {@code position}, for a walk of your own}
     *
     * <pre>{@code
     * list.page(list.start()).executeAsync().thenCompose(page -> …page.next()…)
     * }</pre>
     *
     * @param position {@link #start}, or what a page or an iterator of this list gave
     * @throws InvalidRequestException if the position belongs to another list or other parameters
     */
    Call<? extends Page<T>> page(Position position);

    /** {@return where this list starts} */
    Position start();

    /**
     * {@return this list from a saved position on}
     *
     * @param position what a page or an iterator of this list gave, in this process or another
     * @throws InvalidRequestException if the position belongs to another list or other parameters
     */
    Paged<T> from(Position position);

    /**
     * {@return the call that cuts what is left of this list into parts for several readers, on other machines if you
     * like} Only numbered lists can be cut without walking them: containers of an index, from the start to what the
     * node has accepted when it is asked, and logs, by blocks. All parts together hold each number once, in order.
     *
     * <pre>{@code
     * List<Part> parts = blocks.split(8).execute();
     * blocks.part(Part.parse(text)).forEach(…)                                     // there
     * }</pre>
     *
     * @param parts how many, from 1 to 100 000; fewer come where there are fewer numbers, none where there are none
     * @throws InvalidRequestException outside that range; if each page of this list names the next one by a token: such
     *     a list is divided by the times or blocks of its filter; or if a limit on logs is set
     */
    Call<List<Part>> split(int parts);

    /**
     * {@return this list from the start of a part to its end} A walk of it that the server ends before, because it has
     * accepted less than the one that was asked when the list was split, is a {@link PagingException}: no part is
     * silently short.
     *
     * @param part what {@link #split} of this list gave, in this process or another
     * @throws InvalidRequestException if the part belongs to another list or other parameters, or ends behind this list
     */
    Paged<T> part(Part part);

    /**
     * {@return this list, ending after {@code items} at the latest}
     *
     * @param items 0 or more; less than a page makes the pages of a walk from the beginning smaller
     * @throws InvalidRequestException if it is negative
     */
    Paged<T> limit(long items);

    /**
     * {@return this list, with another number of items asked for in one request}
     *
     * @param items from 1 to the endpoint's largest page. Unless set, a walk from a position keeps the position's page
     *     size, and any other one asks for the largest page, or for {@link #limit} if that is less
     * @throws InvalidRequestException outside that range
     */
    Paged<T> pageSize(int items);

    /**
     * {@return this list, fetched ahead of its reader}
     *
     * @param pages 0 for none. Where positions are known beforehand, as in an index, this many ranges are fetched in
     *     parallel and delivered in order, 16 at most; where each page names the next one, any number above 0 means the
     *     next
     * @throws InvalidRequestException outside 0 to 16
     */
    Paged<T> prefetch(int pages);

    /**
     * {@return this list, with another bound on pages in a row that have no items though each names another page} A
     * walk that reaches it ends in a {@link PagingException} with the position to resume from.
     *
     * @param pages 1 or more; 1000 unless set
     * @throws InvalidRequestException if it is less than 1
     */
    Paged<T> maxEmptyPages(int pages);

    /**
     * {@return this list, with another deadline for each page}
     *
     * @param timeout as in {@link Call#timeout}
     */
    Paged<T> timeout(Duration timeout);

    /**
     * {@return this list, with another time limit for each attempt at a page}
     *
     * @param timeout as in {@link Call#attemptTimeout}
     */
    Paged<T> attemptTimeout(Duration timeout);

    /**
     * {@return this list, with another number of retries for each page}
     *
     * @param retries as in {@link Call#retries}
     */
    Paged<T> retries(int retries);

    /**
     * {@return this list, with a header more on each request; its value appears in no log or message}
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
