package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.Portions;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Iterates items or pages: returns the whole portion of a page before it waits for the next page. */
public final class WalkIterator<P extends Page<?>, R> implements PagedIterator<R> {
    private final PageWalk<P> walk;
    private final Portions<P, R> portions;
    private @Nullable P page;
    private List<R> due = List.of();
    private int index;
    private volatile boolean closed;

    public WalkIterator(PageWalk<P> walk, Portions<P, R> portions) {
        this.walk = walk;
        this.portions = portions;
    }

    @Override
    public boolean hasNext() {
        while (index >= due.size()) {
            if (closed || portions.areDone()) {
                return false;
            }
            P next = walk.next();
            if (next == null) {
                return false;
            }
            page = next;
            due = portions.of(next, walk.skipped());
            index = 0;
        }
        return !closed;
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the list has no more");
        }
        R next = due.get(index++);
        if (index == due.size() && portions.areDone()) {
            walk.close(); // the limit is reached: prefetched pages are not needed
        }
        return next;
    }

    @Override
    public boolean isReady() {
        return index < due.size() && !closed;
    }

    @Override
    public Position position() {
        P current = page;
        int read = current == null ? 0 : portions.read(current, walk.skipped(), index);
        // after a whole page, the walk's position avoids fetching the page again
        return current != null && (index < due.size() || read < current.items().size())
                ? current.position().withOffset(read)
                : walk.position();
    }

    @Override
    public Headers headers() {
        P current = page;
        return current == null ? Headers.of(Map.of()) : current.headers();
    }

    @Override
    public void close() {
        closed = true;
        walk.close();
    }
}
