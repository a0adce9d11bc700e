package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.internal.flow.PagePublisher;
import io.github.avalanche4j.core.internal.flow.Portions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The pages of a list; remembers the started walks, to close them. */
final class WalkedPages<P extends Page<?>> implements Pages<P> {
    private final Supplier<PageWalk<P>> start;
    private final WalkSettings settings;
    private final Set<Runnable> endings = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    WalkedPages(Supplier<PageWalk<P>> start, WalkSettings settings) {
        this.start = start;
        this.settings = settings;
    }

    @Override
    public PagedIterator<P> iterator() {
        PagedIterator<P> walk = new WalkIterator<>(start.get(), Portions.pages(settings.limit()));
        began(walk::close);
        return walk;
    }

    @Override
    public Stream<P> stream() {
        return PagedList.stream(iterator());
    }

    @Override
    public Flow.Publisher<P> publisher() {
        return new PagePublisher<>(
                () -> {
                    PageWalk<P> walk = start.get();
                    began(walk::close);
                    return walk;
                },
                () -> Portions.pages(settings.limit()));
    }

    private void began(Runnable ending) {
        endings.add(ending);
        if (closed) {
            ending.run();
        }
    }

    @Override
    public void close() {
        closed = true;
        endings.forEach(Runnable::run);
        endings.clear();
    }
}
