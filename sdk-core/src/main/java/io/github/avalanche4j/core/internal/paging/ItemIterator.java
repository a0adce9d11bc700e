package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** Iterates items: returns all items of a page before it waits for the next page. */
public final class ItemIterator<T, P extends Page<T>> implements PagedIterator<T> {
    private final PageWalk<P> walk;
    private List<T> items = List.of();
    private Position page;
    private Headers headers = Headers.of(Map.of());
    private int index;
    private long remaining;
    private volatile boolean closed;

    public ItemIterator(PageWalk<P> walk, WalkSettings settings) {
        this.walk = walk;
        this.page = settings.start();
        this.remaining = settings.limit();
    }

    @Override
    public boolean hasNext() {
        while (index >= items.size()) {
            if (closed || remaining == 0) {
                return false;
            }
            P next = walk.next();
            if (next == null) {
                return false;
            }
            items = next.items();
            page = next.position();
            headers = next.headers();
            index = walk.skipped();
        }
        return !closed && remaining > 0;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException("there are no more items");
        }
        remaining--;
        return items.get(index++);
    }

    @Override
    public boolean isReady() {
        return index < items.size() && remaining > 0 && !closed;
    }

    @Override
    public Position position() {
        // after a whole page, the walk's position avoids fetching the page again
        return index < items.size() ? page.withOffset(index) : walk.position();
    }

    @Override
    public Headers headers() {
        return headers;
    }

    @Override
    public void close() {
        closed = true;
        walk.close();
    }
}
