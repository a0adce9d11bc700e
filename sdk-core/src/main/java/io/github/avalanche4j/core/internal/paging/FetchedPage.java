package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A page as a response brought it. */
public record FetchedPage<T, S>(List<T> items, Position position, Optional<Position> next, Headers headers, S summary)
        implements SummaryPage<T, S> {
    /** A page of this list at {@code position}, whatever its offset. */
    public FetchedPage {
        position = position.withOffset(0);
    }

    /** A page that has nothing beside its items. */
    public static <T> SummaryPage<T, NoSummary> of(
            List<T> items, Position position, Optional<Position> next, Headers headers) {
        return new FetchedPage<>(items, position, next, headers, NoSummary.NONE);
    }

    /** Two pages are equal if they say the same; headers say how a page came. */
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

    /** {@return how many items there are, the summary, and whether a page follows} */
    @Override
    public String toString() {
        return "Page[" + items.size() + " items"
                + (summary == NoSummary.NONE ? "" : ", " + summary)
                + (next.isPresent() ? ", more follow]" : ", the last]");
    }
}
