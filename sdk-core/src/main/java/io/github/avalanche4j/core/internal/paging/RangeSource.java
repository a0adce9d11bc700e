package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A list over a range of numbers, so that any part of it can be asked for; its tokens are numbers. Each number is one item,
 * as in an index, unless the source says otherwise.
 */
public interface RangeSource<T> extends PageSource<T, Page<T>> {
    /** The items of {@code count} numbers from {@code start} on; fewer, or none, behind the end. */
    Call<List<T>> range(long start, int count);

    /** How many numbers of a range of {@code asked} a response of so many items has dealt with. */
    default int covered(int asked, int items) {
        return items;
    }

    /** The number behind the last one; the largest where only a range without items tells the end. */
    default long end() {
        return Long.MAX_VALUE;
    }

    /** The end for a walk that wants {@code limit} items. */
    default long end(long start, long limit) {
        return limit > Long.MAX_VALUE - start ? Long.MAX_VALUE : start + limit;
    }

    /** Whether a range failed because it was too large, so that half of it may do. */
    default boolean isTooLarge(AvalancheException failure) {
        boolean cut = failure instanceof ConnectionException
                && !((ConnectionException) failure).interrupted()
                && ((ConnectionException) failure).phase() == ConnectionException.Phase.READING_ANSWER;
        boolean tooLong = failure instanceof ResponseFormatException
                && failure.getCause() instanceof BoundedResponseStream.TooLong;
        return cut || tooLong;
    }

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
    default long number(Position position) {
        return Long.parseLong(position.token()) + position.offset();
    }

    @Override
    default Position entry(Position position) {
        return at(number(position));
    }

    @Override
    default Call<Page<T>> page(Position position, int size) {
        long start = number(position);
        int count = (int) Math.max(0, Math.min(size, end() - start));
        return range(start, count).mapResponse(response -> page(start, count, response.value(), response.headers()));
    }

    /** The page of these items; it is the last one where it deals with no number, or with the last one. */
    default Page<T> page(long start, int asked, List<T> items, Headers headers) {
        int covered = covered(asked, items.size());
        boolean last = covered == 0 || start + covered >= end();
        Optional<Position> next = last ? Optional.empty() : Optional.of(at(start + covered));
        return new FetchedPage<>(items, at(start), next, headers);
    }

    @Override
    default PageWalk<Page<T>> walk(WalkSettings walk) {
        return new RangeWalk<>(this, walk);
    }
}
