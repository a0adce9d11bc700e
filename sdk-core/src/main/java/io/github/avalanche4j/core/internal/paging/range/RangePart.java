package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PageSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a numbered list. All of its numbers exist, so a server that has fewer lags. */
record RangePart<T>(RangeSource<T> source, Part part) implements RangeSource<T> {
    static final int MAX_PARTS = 100_000;

    /** Cuts the numbers from {@code start} on into parts whose lengths differ by at most 1. */
    static List<Part> cut(PageSource<?, ?> source, long start, long end, int parts) {
        long count = Math.max(0, end - start);
        int pieces = (int) Math.min(parts, count);
        List<Part> cut = new ArrayList<>(pieces);
        long next = start;
        for (int i = 0; i < pieces; i++) {
            long until = next + count / pieces + (i < count % pieces ? 1 : 0);
            cut.add(new Part(source.endpoint(), source.parameters(), next, until));
            next = until;
        }
        return List.copyOf(cut);
    }

    /** The part, if it belongs to {@code source}. */
    static Part checked(PageSource<?, ?> source, Part part, long end) {
        if (!part.endpoint().equals(source.endpoint()) || !part.parameters().equals(source.parameters())) {
            throw new InvalidRequestException(
                    "part", part.toString(), "of the same list: " + source.endpoint() + " with the same parameters");
        }
        if (part.end() > end) {
            throw new InvalidRequestException("part", part.toString(), "within this list, which ends at " + end);
        }
        return part;
    }

    @Override
    public String endpoint() {
        return source.endpoint();
    }

    @Override
    public String parameters() {
        return source.parameters();
    }

    @Override
    public int largestPage() {
        return source.largestPage();
    }

    @Override
    public Call<List<T>> range(long start, int count) {
        return source.range(start, count);
    }

    @Override
    public Call<RangeResponse<T>> response(RangeRequest request) {
        return source.response(request);
    }

    @Override
    public int largest(int calls) {
        return source.largest(calls);
    }

    @Override
    public SummaryPage<T, NoSummary> page(long start, int requested, RangeResponse<T> response, Headers headers) {
        if (requested > 0 && response.covered() == 0 && response.refusal() == null) {
            throw new PagingException(
                    endpoint() + ": the server has nothing at " + start + ", though the part ends at " + end()
                            + ": it lags the server that was asked when the list was split; resume from position() "
                            + "when it has caught up, or on another node",
                    at(start),
                    null);
        }
        return RangeSource.super.page(start, requested, response, headers);
    }

    @Override
    public @Nullable String follow(Position position, @Nullable String link, RangeResponse<T> response) {
        return source.follow(position, link, response);
    }

    @Override
    public boolean isItemPerNumber() {
        return source.isItemPerNumber();
    }

    @Override
    public long end() {
        return part.end();
    }

    @Override
    public long end(long start, long limit) {
        return Math.min(end(), source.end(start, limit));
    }

    @Override
    public @Nullable Narrowed narrowed(AvalancheException failure, RangeRequest failed, boolean alone) {
        return source.narrowed(failure, failed, alone);
    }

    @Override
    public @Nullable Long indexOf(T item) {
        return source.indexOf(item);
    }

    @Override
    public long wireSize(T item) {
        return source.wireSize(item);
    }

    @Override
    public @Nullable Duration interval() {
        return null;
    }

    @Override
    public long number(Position position) {
        return source.number(position);
    }

    /** A position outside the part belongs to another reader. */
    @Override
    public Position entry(Position position) {
        long number = source.number(position);
        if (number < part.start() || number > part.end()) {
            throw new InvalidRequestException(
                    "position", position.toString(), "within the part, from " + part.start() + " to " + part.end());
        }
        return source.entry(position);
    }
}
