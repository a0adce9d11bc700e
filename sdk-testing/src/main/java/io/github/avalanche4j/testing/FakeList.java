package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.data.ServedList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A list that is served page by page. Its page tokens look like those of the services, and are valid only with
 * exactly the parameters they were issued for, page size included; any other request with a token gets 400, as does a
 * page size out of range.
 */
public final class FakeList {
    private final ServedList list;

    FakeList(ServedList list) {
        this.list = list;
    }

    /**
     * Sets the number of items of an operation's list. The items are generated: first the samples of the operation,
     * then variations with other ids, addresses, hashes and quantities, which depend on the seed only. An item is made
     * when a page with it is requested.
     *
     * @param items at least 0
     * @throws IllegalStateException if the items are not generated: at a path, and of webhooks
     */
    public FakeList size(int items) {
        list.size(items);
        return this;
    }

    /**
     * Sets the items.
     *
     * @param count the number of items
     * @param json creates the JSON text of each from its index, when a page with it is requested
     */
    public FakeList items(int count, IntFunction<String> json) {
        list.items(count, json);
        return this;
    }

    /**
     * Sets the items.
     *
     * @param json the JSON text of each
     */
    public FakeList items(String... json) {
        List<String> all =
                Arrays.stream(json).map(item -> Json.checked("json", item)).toList();
        return items(all.size(), all::get);
    }

    /**
     * Sets the fields that every page has besides its items.
     *
     * @param jsonObject an object with these fields
     */
    public FakeList summary(String jsonObject) {
        list.summary(jsonObject);
        return this;
    }

    /**
     * Sets the page sizes.
     *
     * @param max the largest size that a request may ask for
     * @param defaultSize the page size if the request has none, at most {@code max}
     * @throws IllegalStateException if the list has no pages
     */
    public FakeList pageSizes(int max, int defaultSize) {
        list.pageSizes(max, defaultSize);
        return this;
    }

    /**
     * Makes pages shorter than the requested size, like the services if items are large.
     *
     * @param max the maximum number of items of a page, at least 1
     * @throws IllegalStateException if the list has no pages
     */
    public FakeList maxItemsPerPage(int max) {
        list.maxItemsPerPage(max);
        return this;
    }

    /**
     * Makes some pages empty, although more pages follow.
     *
     * @param pages every so many pages, one is empty; 0 for none
     * @throws IllegalStateException if the list has no pages
     */
    public FakeList emptyPageEvery(int pages) {
        list.emptyPageEvery(pages);
        return this;
    }

    /** Expires all tokens issued so far; requests with them get 400. */
    public void expireTokens() {
        list.expireTokens();
    }
}
