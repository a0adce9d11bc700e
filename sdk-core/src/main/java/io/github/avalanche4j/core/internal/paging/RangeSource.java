package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A list whose items are numbered, so that any part of it can be asked for; its tokens are numbers. */
public interface RangeSource<T> extends PageSource<T, Page<T>> {
    /** The items from {@code start} on, {@code count} at most; none behind the end. */
    Call<List<T>> range(long start, int count);

    /** About how many bytes an item has on the wire. */
    long wireSize(T item);

    /** How often to look for more behind the end; null for a list that ends there. */
    @Nullable
    Duration interval();

    /** The place of item {@code index}. */
    default Position at(long index) {
        return new Position(endpoint(), parameters(), Long.toString(index), 0, Instant.now());
    }

    /** The number that a position of this list means. */
    static long index(Position position) {
        return Long.parseLong(position.token()) + position.offset();
    }

    @Override
    default Position entry(Position position) {
        return at(index(position));
    }

    @Override
    default Call<Page<T>> page(Position position, int size) {
        long start = index(position);
        return range(start, size).mapResponse(response -> page(start, response.value(), response.headers()));
    }

    /** The page of these items; it is the last one where there are none. */
    default Page<T> page(long start, List<T> items, Headers headers) {
        Optional<Position> next = items.isEmpty() ? Optional.empty() : Optional.of(at(start + items.size()));
        return new FetchedPage<>(items, at(start), next, headers);
    }

    @Override
    default PageWalk<Page<T>> walk(WalkSettings walk) {
        return new RangeWalk<>(this, walk);
    }
}
