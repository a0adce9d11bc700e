package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.PageSource;
import io.github.avalanche4j.core.internal.paging.PagedList;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pages of a list that is there already. */
record FixedPages<T>(List<T> items) implements PageSource<T, Page<T>> {
    static <T> Paged<T> of(List<? extends T> items) {
        return new PagedList<>(new FixedPages<T>(List.copyOf(items)));
    }

    @Override
    public String endpoint() {
        return "fixed";
    }

    @Override
    public String parameters() {
        return "";
    }

    @Override
    public int largestPage() {
        return 1000;
    }

    @Override
    public Call<Page<T>> page(Position position, int size) {
        int from = Math.min(items.size(), position.token().isEmpty() ? 0 : Integer.parseInt(position.token()));
        int to = Math.min(items.size(), from + size);
        Optional<Position> next = to == items.size()
                ? Optional.empty()
                : Optional.of(new Position("fixed", "", Integer.toString(to), 0, Instant.EPOCH));
        return Call.completed(new FetchedPage<>(items.subList(from, to), position, next, Headers.of(Map.of())));
    }
}
