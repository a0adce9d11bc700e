package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A page from a response. */
public record FetchedPage<T, S>(List<T> items, Position position, Optional<Position> next, Headers headers, S summary)
        implements SummaryPage<T, S> {
    /** A page at {@code position}, whose offset is ignored. */
    public FetchedPage {
        position = position.withOffset(0);
    }

    /** A page without a summary. */
    public static <T> SummaryPage<T, NoSummary> of(
            List<T> items, Position position, Optional<Position> next, Headers headers) {
        return new FetchedPage<>(items, position, next, headers, NoSummary.NONE);
    }

    /** Headers do not count for equality, because they describe the response. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FetchedPage<?, ?> that
                && items.equals(that.items)
                && position.equals(that.position)
                && next.equals(that.next)
                && summary.equals(that.summary);
    }

    @Override
    public int hashCode() {
        return Objects.hash(items, position, next, summary);
    }

    /** {@return the number of items, the summary, and whether a page follows} */
    @Override
    public String toString() {
        return "Page[" + items.size() + " items"
                + (summary == NoSummary.NONE ? "" : ", " + summary)
                + (next.isPresent() ? ", more follow]" : ", the last]");
    }
}
