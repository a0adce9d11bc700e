package io.github.avalanche4j.core.internal;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A walk along pages as an iterator. */
final class PageIterator<P> implements Iterator<P> {
    private final PageWalk<P> walk;
    private @Nullable P page;

    PageIterator(PageWalk<P> walk) {
        this.walk = walk;
    }

    @Override
    public boolean hasNext() {
        if (page == null) {
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
        page = null;
        return given;
    }
}
