package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The description of a list endpoint.
 *
 * @param endpoint the endpoint of each page
 * @param decoder reads its pages
 * @param pageSizes the number of items that one request may ask for
 * @param tokenInBody whether page token and page size are sent in the body instead of the query
 * @param tokenLife the lifetime of a page token; null if only the service knows it
 * @param <T> the items' type
 * @param <S> the summary's type
 */
public record ListEndpoint<T, S>(
        Endpoint.Rest<PageBody<T, S>> endpoint,
        PageDecoder<T, S> decoder,
        PageSizes pageSizes,
        boolean tokenInBody,
        @Nullable Duration tokenLife) {

    /** A list whose items are in {@code itemsField}, with pages of 1 to {@code largest} of them. */
    public static <T> ListEndpoint<T, NoSummary> of(
            String id, String path, String itemsField, Class<T> item, int largest) {
        return of(id, path, itemsField, Decoder.of(item), PageSizes.upTo(largest));
    }

    /** A list whose items {@code item} decodes. */
    public static <T> ListEndpoint<T, NoSummary> of(
            String id, String path, String itemsField, Decoder<T> item, PageSizes pageSizes) {
        PageDecoder<T, NoSummary> decoder = PageDecoder.of(itemsField, item);
        return new ListEndpoint<>(Endpoint.rest(id, "GET", path, decoder), decoder, pageSizes, false, null);
    }

    private <X> ListEndpoint<T, X> with(PageDecoder<T, X> other) {
        Endpoint.Rest<PageBody<T, X>> same = Endpoint.rest(endpoint.id(), endpoint.verb(), endpoint.path(), other)
                .withUnits(endpoint.units());
        return new ListEndpoint<>(same, other, pageSizes, tokenInBody, tokenLife);
    }

    private ListEndpoint<T, S> with(Endpoint.Rest<PageBody<T, S>> other) {
        return new ListEndpoint<>(other, decoder, pageSizes, tokenInBody, tokenLife);
    }

    /** This list, requested by POST with a JSON body. */
    public ListEndpoint<T, S> posted() {
        return with(
                Endpoint.rest(endpoint.id(), "POST", endpoint.path(), decoder).withUnits(endpoint.units()));
    }

    /** This list, requested by POST with a JSON body that also holds page token and page size. */
    public ListEndpoint<T, S> postedWithToken() {
        ListEndpoint<T, S> posted = posted();
        return new ListEndpoint<>(posted.endpoint, decoder, pageSizes, true, tokenLife);
    }

    /** This list, with a summary in its pages. */
    public <X> ListEndpoint<T, X> withSummary(Class<X> summary) {
        return with(decoder.withSummary(Decoder.of(summary)));
    }

    /** This list, with other fields for the next page's token. */
    public ListEndpoint<T, S> withTokenFields(PageTokenFields fields) {
        return with(decoder.withTokenFields(fields));
    }

    /** This list, with other page sizes. */
    public ListEndpoint<T, S> withPageSizes(PageSizes sizes) {
        return new ListEndpoint<>(endpoint, decoder, sizes, tokenInBody, tokenLife);
    }

    /** This list, whose tokens expire after {@code life}; an expired token is refused without a request. */
    public ListEndpoint<T, S> withTokenLife(Duration life) {
        return new ListEndpoint<>(endpoint, decoder, pageSizes, tokenInBody, life);
    }

    /** Sets the compute units that a hosted service charges for each page. */
    public ListEndpoint<T, S> withUnits(int number) {
        return with(endpoint.withUnits(number));
    }
}
