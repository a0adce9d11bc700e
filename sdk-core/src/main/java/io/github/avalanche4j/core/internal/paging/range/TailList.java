package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.flow.PagePublisher;
import io.github.avalanche4j.core.internal.flow.Portions;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.WalkIterator;
import io.github.avalanche4j.core.internal.paging.WalkSettings;
import java.time.Duration;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** A numbered list without an end, and the settings for reading it. */
public final class TailList<T> implements Tail<T> {
    private final RangeSource<T> source;
    private final WalkSettings settings;

    /** The tail from {@code start} on; {@code source} must have an interval. */
    public TailList(RangeSource<T> source, Position start) {
        this(source, WalkSettings.from(start));
    }

    private TailList(RangeSource<T> source, WalkSettings settings) {
        this.source = source;
        this.settings = settings;
    }

    private Tail<T> with(WalkSettings changed) {
        return new TailList<>(source, changed);
    }

    @Override
    public PagedIterator<T> iterator() {
        return new WalkIterator<>(source.walk(settings), Portions.items(Long.MAX_VALUE));
    }

    @Override
    public Stream<T> stream() {
        return PagedList.stream(iterator());
    }

    @Override
    public Flow.Publisher<T> publisher() {
        return new PagePublisher<>(() -> source.walk(settings), () -> Portions.items(Long.MAX_VALUE));
    }

    @Override
    public Position start() {
        return settings.start();
    }

    @Override
    public Tail<T> from(Position position) {
        return with(settings.withStart(source.entry(PagedList.checked(source, position))));
    }

    @Override
    public Tail<T> maxOutage(Duration length) {
        return with(settings.withMaxOutage(length));
    }

    @Override
    public Tail<T> prefetch(int pages) {
        return with(settings.withPrefetch(pages));
    }

    @Override
    public Tail<T> pageSize(int items) {
        return with(settings.withPageSize(items, source.smallestPage(), source.largestPage()));
    }

    @Override
    public Tail<T> timeout(Duration timeout) {
        return with(settings.withCalls(settings.calls().withTimeout(timeout)));
    }

    @Override
    public Tail<T> attemptTimeout(Duration timeout) {
        return with(settings.withCalls(settings.calls().withAttemptTimeout(timeout)));
    }

    @Override
    public Tail<T> retries(int retries) {
        return with(settings.withCalls(settings.calls().withRetries(retries)));
    }

    @Override
    public Tail<T> header(String name, String value) {
        return with(settings.withCalls(settings.calls().withHeader(name, value)));
    }

    /** {@return the list's endpoint} */
    @Override
    public String toString() {
        return "Tail[" + source.endpoint() + "]";
    }
}
