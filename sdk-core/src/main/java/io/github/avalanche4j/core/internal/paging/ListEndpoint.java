package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a list endpoint before any call.
 *
 * @param <T> the items' type
 * @param <S> the summary's type
 */
public final class ListEndpoint<T, S> {
    /** Of a list whose server decides how long a page is. */
    public static final int NO_PAGE_SIZE = 0;

    private final Endpoint.Rest<PageBody<T, S>> endpoint;
    private final PageDecoder<T, S> decoder;
    private final int largest;
    private final @Nullable Duration tokenLife;

    private ListEndpoint(
            String id, String verb, String path, PageDecoder<T, S> decoder, int largest, @Nullable Duration tokenLife) {
        this.endpoint = Endpoint.rest(id, verb, path, decoder);
        this.decoder = decoder;
        this.largest = largest;
        this.tokenLife = tokenLife;
    }

    private <X> ListEndpoint<T, X> with(PageDecoder<T, X> other, @Nullable Duration life) {
        return new ListEndpoint<>(endpoint.id(), endpoint.verb(), endpoint.path(), other, largest, life);
    }

    /** A list whose pages have nothing beside their items, which stand in {@code itemsField}. */
    public static <T> ListEndpoint<T, NoSummary> of(
            String id, String path, String itemsField, Class<T> item, int largest) {
        return new ListEndpoint<>(id, "GET", path, PageDecoder.of(itemsField, item), largest, null);
    }

    /** This list, whose pages say more than their items. */
    public <X> ListEndpoint<T, X> withSummary(Class<X> summary) {
        return with(decoder.withSummary(summary), tokenLife);
    }

    /** This list, which names its next page in other fields than usual. */
    public ListEndpoint<T, S> withTokenFields(PageTokenFields fields) {
        return with(decoder.withTokenFields(fields), tokenLife);
    }

    /** This list, whose tokens are good for {@code life} and refused afterwards without asking the server. */
    public ListEndpoint<T, S> withTokenLife(Duration life) {
        return with(decoder, life);
    }

    /** The endpoint that each page is asked from. */
    public Endpoint.Rest<PageBody<T, S>> endpoint() {
        return endpoint;
    }

    /** The most items that one request may ask for, or {@link #NO_PAGE_SIZE}. */
    public int largest() {
        return largest;
    }

    PageTokenFields tokenFields() {
        return decoder.tokenFields();
    }

    @Nullable
    Duration tokenLife() {
        return tokenLife;
    }
}
