package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A walk along pages as an iterator; it ends with the page that reaches the limit. */
final class PageIterator<P extends Page<?>> implements Iterator<P> {
    private final PageWalk<P> walk;
    private long left;
    private int toSkip;
    private @Nullable P page;

    PageIterator(PageWalk<P> walk, WalkSettings settings) {
        this.walk = walk;
        this.left = settings.limit();
        this.toSkip = settings.start().offset();
    }

    @Override
    public boolean hasNext() {
        if (page == null && left > 0) {
            page = walk.next();
        }
        return page != null;
    }

    @Override
    public P next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the last page was given already");
        }
        P given = Objects.requireNonNull(page);
        int skipped = Math.min(toSkip, given.items().size());
        toSkip -= skipped;
        left -= given.items().size() - skipped;
        page = null;
        return given;
    }
}
