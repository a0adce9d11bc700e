package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.TypedPaged;
import io.github.avalanche4j.core.internal.codec.Require;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A list and how it is to be walked. */
public final class PagedList<T, P extends Page<T>> implements TypedPaged<T, P> {
    private static final int MOST_AHEAD = 16;

    private final PageSource<T, P> source;
    private final WalkSettings settings;

    /** The whole list. */
    public PagedList(PageSource<T, P> source) {
        this(source, start(source));
    }

    /** The list from {@code start} on. */
    public PagedList(PageSource<T, P> source, Position start) {
        this(source, new WalkSettings(start, Long.MAX_VALUE, WalkSettings.UNSET, 0, null, null));
    }

    private PagedList(PageSource<T, P> source, WalkSettings settings) {
        this.source = source;
        this.settings = settings;
    }

    private static Position start(PageSource<?, ?> source) {
        return new Position(source.endpoint(), source.parameters(), "", 0, Instant.now());
    }

    private PagedList<T, P> with(WalkSettings changed) {
        return new PagedList<>(source, changed);
    }

    private Position checked(Position position) {
        Objects.requireNonNull(position, "position");
        boolean ours = position.endpoint().equals(source.endpoint())
                && position.parameters().equals(source.parameters());
        if (!ours) {
            throw new InvalidRequestException(
                    "position",
                    position.toString(),
                    "from this very list: " + source.endpoint() + " with the same parameters");
        }
        return position;
    }

    @Override
    public PagedIterator<T> iterator() {
        return new ItemIterator<>(source.walk(settings), settings);
    }

    @Override
    public Stream<T> stream() {
        PagedIterator<T> walk = iterator();
        int traits = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, traits), false)
                .onClose(walk::close);
    }

    @Override
    public Iterable<P> pages() {
        return () -> new PageIterator<>(source.walk(settings), settings);
    }

    @Override
    public Call<P> page(Position position) {
        return settings.applied(source.page(checked(position), settings.pageSize(source.largestPage())));
    }

    @Override
    public Position start() {
        return settings.start();
    }

    @Override
    public PagedList<T, P> from(Position position) {
        return with(settings.withStart(source.entry(checked(position))));
    }

    @Override
    public PagedList<T, P> limit(long items) {
        return with(settings.withLimit(Require.atLeast(0, "limit", items)));
    }

    @Override
    public PagedList<T, P> pageSize(int items) {
        return with(settings.withPageSize(Require.between(1, source.largestPage(), "pageSize", items)));
    }

    @Override
    public PagedList<T, P> prefetch(int pages) {
        return with(settings.withPrefetch(Require.between(0, MOST_AHEAD, "prefetch", pages)));
    }

    @Override
    public PagedList<T, P> timeout(Duration timeout) {
        return with(settings.withTimeout(Require.positive("timeout", timeout)));
    }

    @Override
    public PagedList<T, P> retries(int retries) {
        return with(settings.withRetries(Require.between(0, 100, "retries", retries)));
    }

    /** {@return the list's endpoint} */
    @Override
    public String toString() {
        return "Paged[" + source.endpoint() + "]";
    }
}
