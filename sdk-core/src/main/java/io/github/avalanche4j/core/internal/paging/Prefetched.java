package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.ConnectionException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Waits on the calling thread for a prefetched page. */
public final class Prefetched {
    private Prefetched() {}

    /** Returns the page, or throws the exception of its call. */
    public static <T> T result(CompletableFuture<T> future, String endpoint) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ConnectionException.of(
                    endpoint + ": the thread was interrupted while waiting for a prefetched page; "
                            + "the same iterator can continue",
                    details -> details.endpoint(endpoint).interrupted(true).cause(e));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            throw new IllegalStateException(endpoint + " failed in the background", e.getCause());
        }
    }
}
