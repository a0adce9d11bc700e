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
    private long left;
    private @Nullable P page;
    private Headers headers = Headers.of(Map.of());
    private volatile boolean closed;

    PageIterator(PageWalk<P> walk, WalkSettings settings) {
        this.walk = walk;
        this.left = settings.limit();
    }

    @Override
    public boolean hasNext() {
        while (page == null && left > 0 && !closed) {
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
        P given = Objects.requireNonNull(page);
        left -= given.items().size() - walk.skipped();
        page = null;
        headers = given.headers();
        if (left <= 0) {
            walk.close(); // the limit is reached: prefetched pages are not needed
        }
        return given;
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
