package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;

/** Where the pages of one list come from. */
public interface PageSource<T, P extends Page<T>> {
    /** The list's endpoint. */
    String endpoint();

    /** A digest of everything that decides what is in the list, except place and page size. */
    String parameters();

    /** The most items that one request may ask for. */
    int largestPage();

    /** The page that begins at {@code position}, whatever its offset, of {@code size} items at most. */
    Call<P> page(Position position, int size);

    /** Where a list that starts at {@code position} begins to fetch; what its offset still says is skipped. */
    default Position entry(Position position) {
        return position;
    }

    /** A walk along the pages from {@code walk}'s start on. */
    default PageWalk<P> walk(WalkSettings walk) {
        return new TokenWalk<>(this, walk);
    }
}
