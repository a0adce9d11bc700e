package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.PageFlow;
import org.jspecify.annotations.Nullable;

/** One walk along the pages of a list. An exception does not change its state: the next call tries again. */
public interface PageWalk<P> extends PageFlow<P> {
    /** The next page, or null after the last one. */
    @Nullable
    P next();

    /**
     * The position after the last page returned: the next page, or the last page with all its items read. Its offset
     * has the items that are still to be skipped.
     */
    Position position();

    /** Ends the walk and cancels prefetched pages. */
    @Override
    void close();
}
