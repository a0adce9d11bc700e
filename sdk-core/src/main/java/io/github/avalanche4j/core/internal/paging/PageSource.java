package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;

/** Where the pages of one list come from. */
public interface PageSource<T, S> {
    /** The list's endpoint. */
    String endpoint();

    /** A digest of everything that decides what is in the list, except place and page size. */
    String parameters();

    /** The most items that one request may ask for. */
    int largestPage();

    /** The fewest items that one request may ask for. */
    default int smallestPage() {
        return 1;
    }

    /** The page that begins at {@code position}, whatever its offset, of {@code size} items at most. */
    Call<SummaryPage<T, S>> page(Position position, int size);

    /** Where a list that starts at {@code position} begins to fetch; what its offset still says is skipped. */
    default Position entry(Position position) {
        return position;
    }

    /** A walk along the pages from the settings' start on. */
    default PageWalk<SummaryPage<T, S>> walk(WalkSettings settings) {
        return new TokenWalk<>(this, settings);
    }
}
