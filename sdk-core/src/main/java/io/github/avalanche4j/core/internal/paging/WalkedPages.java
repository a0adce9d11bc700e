package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The pages of a list; remembers the walks that were begun, to close them. */
final class WalkedPages<P extends Page<?>> implements Pages<P> {
    private final Supplier<PagedIterator<P>> start;
    private final Set<PagedIterator<P>> walks = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    WalkedPages(Supplier<PagedIterator<P>> start) {
        this.start = start;
    }

    @Override
    public PagedIterator<P> iterator() {
        PagedIterator<P> walk = start.get();
        walks.add(walk);
        if (closed) {
            walk.close();
        }
        return walk;
    }

    @Override
    public Stream<P> stream() {
        return Streams.of(iterator());
    }

    @Override
    public void close() {
        closed = true;
        walks.forEach(PagedIterator::close);
        walks.clear();
    }
}
