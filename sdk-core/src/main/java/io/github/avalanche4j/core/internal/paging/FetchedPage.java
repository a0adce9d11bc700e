package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import java.util.List;
import java.util.Optional;

/** A page without anything beside its items. */
public record FetchedPage<T>(List<T> items, Position position, Optional<Position> next, Headers headers)
        implements Page<T> {
    /** {@return how many items there are, and whether a page follows} */
    @Override
    public String toString() {
        return "Page[" + items.size() + " items" + (next.isPresent() ? ", more follow]" : ", the last]");
    }
}
