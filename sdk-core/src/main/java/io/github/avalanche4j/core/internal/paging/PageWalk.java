package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.PageFlow;
import org.jspecify.annotations.Nullable;

/** One walk along the pages of a list. Throwing changes nothing: the same walk can be asked again. */
public interface PageWalk<P> extends PageFlow<P> {
    /** The next page, or null after the last one. */
    @Nullable
    P next();

    /**
     * The place after the last page given: the next page, or the last page with all its items counted as read. Items
     * that the start still skips are in the offset.
     */
    Position position();

    /** Ends the walk and what runs ahead of it. */
    @Override
    void close();
}
