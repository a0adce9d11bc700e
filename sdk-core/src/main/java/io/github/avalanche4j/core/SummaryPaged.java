package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.paging.range.FixedPages;
import java.time.Duration;
import java.util.List;

/**
 * A list whose pages have a summary beside their items, such as a total or a block height.
 *
 * <pre>{@code
 * try (Pages<SummaryPage<L1Validator, L1ValidatorSummary>> pages = validators.pages()) {
 *     for (SummaryPage<L1Validator, L1ValidatorSummary> page : pages) {
 *         page.summary().blockHeight() …
 *     }
 * }
 * }</pre>
 */
public interface SummaryPaged<T, S> extends Paged<T> {
    @Override
    Pages<SummaryPage<T, S>> pages();

    @Override
    Call<SummaryPage<T, S>> page(Position position);

    @Override
    default Call<SummaryPage<T, S>> firstPage() {
        return page(start());
    }

    @Override
    SummaryPaged<T, S> from(Position position);

    @Override
    SummaryPaged<T, S> part(Part part);

    @Override
    SummaryPaged<T, S> limit(long items);

    @Override
    SummaryPaged<T, S> pageSize(int items);

    @Override
    SummaryPaged<T, S> prefetch(int pages);

    @Override
    SummaryPaged<T, S> maxEmptyPages(int pages);

    @Override
    SummaryPaged<T, S> timeout(Duration timeout);

    @Override
    SummaryPaged<T, S> attemptTimeout(Duration timeout);

    @Override
    SummaryPaged<T, S> retries(int retries);

    @Override
    SummaryPaged<T, S> header(String name, String value);

    /**
     * {@return a list that fetches nothing, for tests of code that takes one}
     *
     * @param summary the summary of each page
     */
    static <T, S> SummaryPaged<T, S> of(List<? extends T> items, S summary) {
        return FixedPages.of(items, summary);
    }
}
