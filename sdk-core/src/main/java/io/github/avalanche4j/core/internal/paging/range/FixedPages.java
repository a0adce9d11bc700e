package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.PageSource;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.WalkSettings;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Pages of a list in memory. */
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

    private static long number(Position position) {
        return position.token().isEmpty() ? 0 : Long.parseLong(position.token());
    }

    @Override
    public Call<List<Part>> split(WalkSettings settings, int parts) {
        Require.between(1, RangePart.MAX_PARTS, "parts", parts);
        long start = number(settings.start()) + settings.start().offset();
        long length = Math.min(settings.limit(), Math.max(0, items.size() - start));
        return Call.completed(RangePart.cut(this, start, start + length, parts));
    }

    @Override
    public FixedPages<T, S> part(Part part) {
        return new FixedPages<>(
                items.subList(
                        0, (int) RangePart.checked(this, part, items.size()).end()),
                summary);
    }

    @Override
    public Call<SummaryPage<T, S>> page(Position position, int size) {
        int from = (int) Math.min(items.size(), number(position));
        int to = Math.min(items.size(), from + size);
        Optional<Position> next =
                to == items.size() ? Optional.empty() : Optional.of(lasting(Integer.toString(to), size));
        return Call.completed(
                new FetchedPage<>(items.subList(from, to), position, next, Headers.of(Map.of()), summary));
    }
}
