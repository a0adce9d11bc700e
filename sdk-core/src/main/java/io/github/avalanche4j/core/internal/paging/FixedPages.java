package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.SummaryPaged;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Pages of a list that is there already. */
public record FixedPages<T, S>(List<T> items, S summary) implements PageSource<T, S> {
    /** A list of these items. */
    public static <T, S> SummaryPaged<T, S> of(List<? extends T> items, S summary) {
        return new PagedList<>(new FixedPages<T, S>(List.copyOf(items), Objects.requireNonNull(summary, "summary")));
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
    public Call<SummaryPage<T, S>> page(Position position, int size) {
        int from = Math.min(items.size(), position.token().isEmpty() ? 0 : Integer.parseInt(position.token()));
        int to = Math.min(items.size(), from + size);
        Optional<Position> next = to == items.size()
                ? Optional.empty()
                : Optional.of(new Position("fixed", "", Integer.toString(to), 0, size, Instant.EPOCH));
        return Call.completed(
                new FetchedPage<>(items.subList(from, to), position, next, Headers.of(Map.of()), summary));
    }
}
