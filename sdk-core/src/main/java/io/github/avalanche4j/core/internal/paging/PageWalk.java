package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.PageFlow;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
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

    /** Waits on the calling thread for a prefetched page; throws the exception of its call. */
    static <T> T awaited(CompletableFuture<T> page, String endpoint) {
        try {
            return page.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ConnectionException.of(
                    endpoint + ": the thread was interrupted while waiting for a prefetched page; "
                            + "the same iterator can continue",
                    details -> details.endpoint(endpoint).interrupted(true).cause(e));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(endpoint + " failed in the background", e.getCause());
        }
    }
}
