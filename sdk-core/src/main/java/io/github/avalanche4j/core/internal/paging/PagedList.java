package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.endpoint.ParameterDigest;
import io.github.avalanche4j.core.internal.flow.PagePublisher;
import io.github.avalanche4j.core.internal.flow.Portions;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A list and the settings for reading it. */
public final class PagedList<T, S> implements SummaryPaged<T, S> {
    private final PageSource<T, S> source;
    private final WalkSettings settings;

    /** The whole list. */
    public PagedList(PageSource<T, S> source) {
        this(source, source.lasting("", 0));
    }

    /** The list from {@code start} on. */
    public PagedList(PageSource<T, S> source, Position start) {
        this(source, WalkSettings.from(start));
    }

    private PagedList(PageSource<T, S> source, WalkSettings settings) {
        this.source = source;
        this.settings = settings;
    }

    private PagedList<T, S> with(WalkSettings changed) {
        return new PagedList<>(source, changed);
    }

    /** The position, if it belongs to {@code source}. */
    private static Position checked(PageSource<?, ?> source, Position position) {
        Objects.requireNonNull(position, "position");
        boolean sameEndpoint = position.endpoint().equals(source.endpoint());
        if (!sameEndpoint || !position.parameters().equals(source.parameters())) {
            List<String> differing =
                    sameEndpoint ? ParameterDigest.differing(position.parameters(), source.parameters()) : List.of();
            throw new InvalidRequestException(
                    "position",
                    position.toString(),
                    "from the same list: " + source.endpoint() + " with the same parameters",
                    differing.isEmpty() ? "" : "its list has another value of " + String.join(", ", differing));
        }
        return position;
    }

    @Override
    public PagedIterator<T> iterator() {
        return new WalkIterator<>(source.walk(settings), Portions.items(settings.limit()));
    }

    @Override
    public Stream<T> stream() {
        return stream(iterator());
    }

    /** The remaining items of {@code walk}; closing the stream closes it. */
    static <T> Stream<T> stream(PagedIterator<T> walk) {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, traits), false)
                .onClose(walk::close);
    }

    @Override
    public Flow.Publisher<T> publisher() {
        return new PagePublisher<>(() -> source.walk(settings), () -> Portions.items(settings.limit()));
    }

    @Override
    public Pages<SummaryPage<T, S>> pages() {
        return new WalkedPages<>(() -> source.walk(settings), settings);
    }

    @Override
    public Call<SummaryPage<T, S>> page(Position position) {
        Position ours = checked(source, position);
        return settings.applied(source.page(ours, settings.pageSize(ours, source.largestPage())));
    }

    @Override
    public Position start() {
        return settings.start();
    }

    @Override
    public PagedList<T, S> from(Position position) {
        return with(settings.withStart(source.entry(checked(source, position))));
    }

    @Override
    public Call<List<Part>> split(int parts) {
        return source.split(settings, parts);
    }

    @Override
    public PagedList<T, S> part(Part part) {
        PageSource<T, S> bounded = source.part(Objects.requireNonNull(part, "part"));
        return new PagedList<>(bounded, settings.withStart(bounded.lasting(Long.toString(part.start()), 0)));
    }

    @Override
    public PagedList<T, S> limit(long items) {
        return with(settings.withLimit(items));
    }

    @Override
    public PagedList<T, S> pageSize(int items) {
        return with(settings.withPageSize(items, source.smallestPage(), source.largestPage()));
    }

    @Override
    public PagedList<T, S> prefetch(int pages) {
        return with(settings.withPrefetch(pages));
    }

    @Override
    public PagedList<T, S> maxEmptyPages(int pages) {
        return with(settings.withMaxEmptyPages(pages));
    }

    /** The list with another limit on outages, if it is a tail. */
    public PagedList<T, S> maxOutage(Duration length) {
        return with(settings.withMaxOutage(length));
    }

    @Override
    public PagedList<T, S> timeout(Duration timeout) {
        return with(settings.withCalls(settings.calls().withTimeout(timeout)));
    }

    @Override
    public PagedList<T, S> attemptTimeout(Duration timeout) {
        return with(settings.withCalls(settings.calls().withAttemptTimeout(timeout)));
    }

    @Override
    public PagedList<T, S> retries(int retries) {
        return with(settings.withCalls(settings.calls().withRetries(retries)));
    }

    @Override
    public PagedList<T, S> header(String name, String value) {
        return with(settings.withCalls(settings.calls().withHeader(name, value)));
    }

    /** {@return the list's endpoint} */
    @Override
    public String toString() {
        return "Paged[" + source.endpoint() + "]";
    }
}
