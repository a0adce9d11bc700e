package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a list endpoint before any call.
 *
 * @param endpoint the endpoint that each page is asked from
 * @param decoder reads its pages
 * @param pageSizes how many items one request may ask for
 * @param tokenInBody whether page token and page size go into the body and not into the query
 * @param tokenLife how long a page token is good for; null where only the service knows
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

    /** A list whose items are made by {@code item}. */
    public static <T> ListEndpoint<T, NoSummary> of(
            String id, String path, String itemsField, Decoder<T> item, PageSizes pageSizes) {
        PageDecoder<T, NoSummary> decoder = PageDecoder.of(itemsField, item);
        return new ListEndpoint<>(Endpoint.rest(id, "GET", path, decoder), decoder, pageSizes, false, null);
    }

    private <X> ListEndpoint<T, X> with(PageDecoder<T, X> other) {
        Endpoint.Rest<PageBody<T, X>> same = Endpoint.rest(endpoint.id(), endpoint.verb(), endpoint.path(), other)
                .costing(endpoint.units());
        return new ListEndpoint<>(same, other, pageSizes, tokenInBody, tokenLife);
    }

    private ListEndpoint<T, S> with(Endpoint.Rest<PageBody<T, S>> other) {
        return new ListEndpoint<>(other, decoder, pageSizes, tokenInBody, tokenLife);
    }

    /** This list, which is asked for with a POST of a JSON body. */
    public ListEndpoint<T, S> posted() {
        return with(
                Endpoint.rest(endpoint.id(), "POST", endpoint.path(), decoder).costing(endpoint.units()));
    }

    /** This list, which is asked for with a POST of a JSON body that holds page token and page size too. */
    public ListEndpoint<T, S> postedWithToken() {
        ListEndpoint<T, S> posted = posted();
        return new ListEndpoint<>(posted.endpoint, decoder, pageSizes, true, tokenLife);
    }

    /** This list, whose pages say more than their items. */
    public <X> ListEndpoint<T, X> withSummary(Class<X> summary) {
        return with(decoder.withSummary(Decoder.of(summary)));
    }

    /** This list, which names its next page in other fields than usual. */
    public ListEndpoint<T, S> withTokenFields(PageTokenFields fields) {
        return with(decoder.withTokenFields(fields));
    }

    /** This list, with other bounds of the page size. */
    public ListEndpoint<T, S> withPageSizes(PageSizes sizes) {
        return new ListEndpoint<>(endpoint, decoder, sizes, tokenInBody, tokenLife);
    }

    /** This list, whose tokens are good for {@code life} and refused afterwards without asking the server. */
    public ListEndpoint<T, S> withTokenLife(Duration life) {
        return new ListEndpoint<>(endpoint, decoder, pageSizes, tokenInBody, life);
    }

    /** This list, for each page of which a hosted service charges {@code number} compute units. */
    public ListEndpoint<T, S> costing(int number) {
        return with(endpoint.costing(number));
    }
}
