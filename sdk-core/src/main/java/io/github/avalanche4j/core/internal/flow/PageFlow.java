package io.github.avalanche4j.core.internal.flow;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Pages that come one after the other without a thread that waits for them. */
public interface PageFlow<P> extends AutoCloseable {
    /** The next page, or none after the last one; ask only once the previous page is there. */
    CompletableFuture<Optional<P>> nextAsync();

    /** How many items of the page given last lie before the place where the walk began. */
    int skipped();

    /** Whether it is known, without asking the server, that no page follows. */
    boolean isAtEnd();

    /** Ends what is under way. */
    @Override
    void close();
}
