package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Reads pages that each name the next one by a token. */
final class TokenWalk<T, S> implements PageWalk<SummaryPage<T, S>> {
    private final PageSource<T, S> source;
    private final WalkSettings settings;
    private final TokenCycle cycle = new TokenCycle();
    private Position position;
    private long remaining;
    private int emptyPages;
    private int skipped;
    private boolean ended;
    private boolean circular;
    // started as soon as its token is known; another thread may close the walk
    private volatile @Nullable CompletableFuture<SummaryPage<T, S>> ahead;
    private volatile boolean closed;

    TokenWalk(PageSource<T, S> source, WalkSettings settings) {
        this.source = source;
        this.settings = settings;
        this.position = settings.start();
        this.remaining = settings.limit();
        this.cycle.recordAndCheck(position.token());
    }

    private Call<SummaryPage<T, S>> call() {
        return settings.applied(source.page(position, settings.pageSize(position, source.largestPage())));
    }

    @Override
    public @Nullable SummaryPage<T, S> next() {
        if (!isNextDue()) {
            return null;
        }
        SummaryPage<T, S> page = fetch();
        return page == null ? null : advance(page);
    }

    @Override
    public CompletableFuture<Optional<SummaryPage<T, S>>> nextAsync() {
        if (!isNextDue()) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        if (ahead == null) {
            fetchAhead();
        }
        CompletableFuture<SummaryPage<T, S>> running = Objects.requireNonNull(ahead);
        return running.whenComplete((page, failure) -> ahead = null).thenApply(page -> Optional.of(advance(page)));
    }

    @Override
    public int skipped() {
        return skipped;
    }

    @Override
    public boolean isAtEnd() {
        return ended;
    }

    /** Whether there is a page to request. */
    private boolean isNextDue() {
        if (circular) {
            throw new PagingException(
                    source.endpoint()
                            + ": the server repeated a page token, so the list would never end; "
                            + "resume later from position(), or report it to the service",
                    position,
                    null);
        }
        if (ended || closed) {
            return false;
        }
        if (emptyPages >= settings.maxEmptyPages()) {
            emptyPages = 0; // a caller who asks again gets as many
            throw new PagingException(
                    source.endpoint() + ": " + settings.maxEmptyPages()
                            + " pages in a row had no items and each named another page; resume later from position(), "
                            + "allow more with maxEmptyPages, or report it to the service",
                    position,
                    null);
        }
        return true;
    }

    /** Moves the walk past the page and returns the page. */
    private SummaryPage<T, S> advance(SummaryPage<T, S> page) {
        int size = page.items().size();
        emptyPages = size == 0 ? emptyPages + 1 : 0;
        skipped = Math.min(position.offset(), size);
        int toSkip = position.offset() - skipped;
        Optional<Position> next = page.next();
        ended = next.isEmpty();
        circular = !ended && cycle.recordAndCheck(next.get().token()); // the page itself is valid and is returned first
        if (ended || circular) {
            position = page.position().withOffset(size + toSkip);
            return page;
        }
        remaining -= size - skipped;
        position = next.get().withOffset(toSkip);
        if (settings.prefetch() > 0 && remaining > 0) {
            fetchAhead();
        }
        return page;
    }

    private void fetchAhead() {
        try {
            ahead = call().executeAsync();
        } catch (RuntimeException e) {
            ahead = CompletableFuture.failedFuture(e); // thrown when that page is requested, not instead of this one
        }
        if (closed) {
            close();
        }
    }

    private @Nullable SummaryPage<T, S> fetch() {
        CompletableFuture<SummaryPage<T, S>> running = ahead;
        if (running == null) {
            return call().execute();
        }
        try {
            return PageWalk.awaited(running, source.endpoint());
        } catch (CancellationException e) {
            if (!closed) {
                throw e;
            }
            return null; // closed while a caller waited
        } finally {
            // a failure is reported once, and the page requested again; after an interrupt the request is still running
            if (running.isDone()) {
                ahead = null;
            }
        }
    }

    @Override
    public Position position() {
        return position;
    }

    @Override
    public void close() {
        closed = true;
        CompletableFuture<SummaryPage<T, S>> running = ahead;
        if (running != null) {
            running.cancel(true);
        }
    }
}
