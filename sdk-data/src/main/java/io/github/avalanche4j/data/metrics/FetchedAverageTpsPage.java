package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A page as an answer brought it. */
record FetchedAverageTpsPage(
        List<MetricPoint> items,
        Position position,
        Optional<Position> next,
        Headers headers,
        Optional<Integer> status,
        Optional<Instant> lastRun)
        implements AverageTpsPage {
    static AverageTpsPage of(FetchedPage<MetricPoint> page, AverageTpsTotals totals) {
        return new FetchedAverageTpsPage(
                page.items(), page.position(), page.next(), page.headers(), totals.status(), totals.lastRun());
    }
}
