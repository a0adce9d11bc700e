package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PagedList;
import java.time.Duration;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** A numbered list without an end. */
public final class TailList<T> implements Tail<T> {
    private final PagedList<T, NoSummary> list;

    /** The tail from {@code start} on; {@code source} must have an interval. */
    public TailList(RangeSource<T> source, Position start) {
        this(new PagedList<>(source, start));
    }

    private TailList(PagedList<T, NoSummary> list) {
        this.list = list;
    }

    @Override
    public PagedIterator<T> iterator() {
        return list.iterator();
    }

    @Override
    public Stream<T> stream() {
        return list.stream();
    }

    @Override
    public Flow.Publisher<T> publisher() {
        return list.publisher();
    }

    @Override
    public Position start() {
        return list.start();
    }

    @Override
    public Tail<T> from(Position position) {
        return new TailList<>(list.from(position));
    }

    @Override
    public Tail<T> maxOutage(Duration length) {
        return new TailList<>(list.maxOutage(length));
    }

    @Override
    public Tail<T> prefetch(int pages) {
        return new TailList<>(list.prefetch(pages));
    }

    @Override
    public Tail<T> pageSize(int items) {
        return new TailList<>(list.pageSize(items));
    }

    @Override
    public Tail<T> timeout(Duration timeout) {
        return new TailList<>(list.timeout(timeout));
    }

    @Override
    public Tail<T> attemptTimeout(Duration timeout) {
        return new TailList<>(list.attemptTimeout(timeout));
    }

    @Override
    public Tail<T> retries(int retries) {
        return new TailList<>(list.retries(retries));
    }

    @Override
    public Tail<T> header(String name, String value) {
        return new TailList<>(list.header(name, value));
    }

    /** {@return the list's endpoint} */
    @Override
    public String toString() {
        return "Tail[" + start().endpoint() + "]";
    }
}
