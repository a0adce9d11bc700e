package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.Portions;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Iterates pages; ends with the page that reaches the limit. */
final class PageIterator<P extends Page<?>> implements PagedIterator<P> {
    private final PageWalk<P> walk;
    private long remaining;
    private @Nullable P page;
    private Headers headers = Headers.of(Map.of());
    private volatile boolean closed;

    PageIterator(PageWalk<P> walk, WalkSettings settings) {
        this.walk = walk;
        this.remaining = settings.limit();
    }

    @Override
    public boolean hasNext() {
        while (page == null && remaining > 0 && !closed) {
            P next = walk.next();
            if (next == null) {
                return false;
            }
            page = Portions.isBeforeStart(next, walk.skipped()) ? null : next;
        }
        return page != null && !closed;
    }

    @Override
    public P next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the last page was already returned");
        }
        P current = Objects.requireNonNull(page);
        remaining -= current.items().size() - walk.skipped();
        page = null;
        headers = current.headers();
        if (remaining <= 0) {
            walk.close(); // the limit is reached: prefetched pages are not needed
        }
        return current;
    }

    @Override
    public boolean isReady() {
        return page != null && !closed;
    }

    @Override
    public Position position() {
        P waiting = page;
        return waiting != null ? waiting.position().withOffset(walk.skipped()) : walk.position();
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
