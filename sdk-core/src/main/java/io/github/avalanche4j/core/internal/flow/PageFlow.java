package io.github.avalanche4j.core.internal.flow;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Pages in sequence, without a thread that waits for them. */
public interface PageFlow<P> extends AutoCloseable {
    /** The next page, or none after the last one; ask only once the previous page is there. */
    CompletableFuture<Optional<P>> nextAsync();

    /** The number of items of the last page that are before the start of the walk. */
    int skipped();

    /** Whether no page follows, as far as is known without a request. */
    boolean isAtEnd();

    /** Cancels running requests. */
    @Override
    void close();
}
