package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.time.Duration;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a list endpoint before any call.
 *
 * @param <T> the items' type
 * @param <P> the pages' type
 */
public final class ListEndpoint<T, P extends Page<T>> {
    /** Of a list whose server decides how long a page is. */
    public static final int NO_PAGE_SIZE = 0;

    private final Endpoint.Rest<PageBody<T, P>> endpoint;
    private final int largest;
    private final PageTokenFields cursor;
    private final @Nullable Duration tokenLife;

    private ListEndpoint(
            Endpoint.Rest<PageBody<T, P>> endpoint, int largest, PageTokenFields cursor, @Nullable Duration tokenLife) {
        this.endpoint = endpoint;
        this.largest = largest;
        this.cursor = cursor;
        this.tokenLife = tokenLife;
    }

    /** A list whose pages have nothing beside their items, which stand in {@code field}. */
    public static <T> ListEndpoint<T, Page<T>> of(String id, String path, String field, Class<T> item, int largest) {
        return of(id, path, field, item, largest, Nothing.class, (page, nothing) -> page);
    }

    /** A list whose pages say more; {@code beside} is read from the answer, and {@code maker} puts the page together. */
    public static <T, X, P extends Page<T>> ListEndpoint<T, P> of(
            String id,
            String path,
            String field,
            Class<T> item,
            int largest,
            Class<X> beside,
            BiFunction<FetchedPage<T>, X, P> maker) {
        return of(id, path, field, item, largest, PageTokenFields.NEXT_PAGE_TOKEN, beside, maker);
    }

    /** As the others, with a cursor of its own. */
    public static <T, X, P extends Page<T>> ListEndpoint<T, P> of(
            String id,
            String path,
            String field,
            Class<T> item,
            int largest,
            PageTokenFields cursor,
            Class<X> beside,
            BiFunction<FetchedPage<T>, X, P> maker) {
        Decoder<PageBody<T, P>> decoder = new PageDecoder<>(field, item, beside, cursor, maker);
        return new ListEndpoint<>(new Endpoint.Rest<>(id, "GET", path, decoder, true, Set.of()), largest, cursor, null);
    }

    /** This list, whose tokens are good for {@code life} and refused afterwards without asking the server. */
    public ListEndpoint<T, P> tokensLive(Duration life) {
        return new ListEndpoint<>(endpoint, largest, cursor, life);
    }

    /** The endpoint that each page is asked from. */
    public Endpoint.Rest<PageBody<T, P>> endpoint() {
        return endpoint;
    }

    /** The most items that one request may ask for, or {@link #NO_PAGE_SIZE}. */
    public int largest() {
        return largest;
    }

    PageTokenFields cursor() {
        return cursor;
    }

    @Nullable
    Duration tokenLife() {
        return tokenLife;
    }

    /** What is beside the items of most lists. */
    static final class Nothing {}
}
