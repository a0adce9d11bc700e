package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.flow.PagePublisher;
import io.github.avalanche4j.core.internal.flow.Portions;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The pages of a list; remembers the walks that have not ended, to close them. */
final class WalkedPages<P extends Page<?>> implements Pages<P> {
    private final Supplier<PageWalk<P>> start;
    private final WalkSettings settings;
    private final Set<Open> running = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    WalkedPages(Supplier<PageWalk<P>> start, WalkSettings settings) {
        this.start = start;
        this.settings = settings;
    }

    @Override
    public PagedIterator<P> iterator() {
        return new WalkIterator<>(new Open(), Portions.pages(settings.limit()));
    }

    @Override
    public Stream<P> stream() {
        return PagedList.stream(iterator());
    }

    @Override
    public Flow.Publisher<P> publisher() {
        return new PagePublisher<>(Open::new, () -> Portions.pages(settings.limit()));
    }

    @Override
    public void close() {
        closed = true;
        running.forEach(Open::close);
    }

    /** A walk that is remembered until it ends. */
    private final class Open implements PageWalk<P> {
        private final PageWalk<P> walk = start.get();

        Open() {
            running.add(this);
            if (closed) {
                close();
            }
        }

        @Override
        public @Nullable P next() {
            P page = walk.next();
            if (page == null) {
                running.remove(this);
            }
            return page;
        }

        @Override
        public CompletableFuture<Optional<P>> nextAsync() {
            return walk.nextAsync(); // a subscription closes its walk at the end
        }

        @Override
        public Position position() {
            return walk.position();
        }

        @Override
        public int skipped() {
            return walk.skipped();
        }

        @Override
        public boolean isAtEnd() {
            return walk.isAtEnd();
        }

        @Override
        public void close() {
            running.remove(this);
            walk.close();
        }
    }
}
