package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PageSource;
import io.github.avalanche4j.core.internal.paging.PageWalk;
import io.github.avalanche4j.core.internal.paging.WalkSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A list over a range of numbers, so that any part of it can be asked for; its tokens are numbers. Each number is one
 * item, as in an index, unless the source says otherwise.
 */
public interface RangeSource<T> extends PageSource<T, NoSummary> {
    /** The items of {@code count} numbers from {@code start} on; fewer, or none, after the end. */
    Call<List<T>> range(long start, int count);

    /** As {@link #range}, for servers that say how far they have got. */
    default Call<RangeResponse<T>> response(long start, int count) {
        return range(start, count).map(items -> RangeResponse.of(items, covered(count, items.size())));
    }

    /** How many numbers of a range of {@code asked} a response of so many items has dealt with. */
    default int covered(int asked, int items) {
        return items;
    }

    /** Whether each number is one item, so that a limit on items is one on numbers. */
    default boolean isItemPerNumber() {
        return true;
    }

    /** The current exclusive end; a list that has no end of its own asks the server. */
    default Call<Long> currentEnd() {
        return Call.completed(end());
    }

    /** The exclusive end; the largest number where only a range without items shows the end. */
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
                && ((ConnectionException) failure).phase() == ConnectionException.Phase.READING_RESPONSE;
        return cut || failure instanceof ResponseTooLargeException;
    }

    /** The number that the server gives an item; null where items have none. */
    default @Nullable Long indexOf(T item) {
        return null;
    }

    /** About how many bytes an item has on the wire. */
    long wireSize(T item);

    /** How often to look for more after the end; null for a list that ends there. */
    @Nullable
    Duration interval();

    /**
     * Begins to listen for news of the server: the given code is run whenever there may be more, until what it returns
     * is run. Null where only the interval says when to look.
     */
    default @Nullable UnaryOperator<Runnable> wakeUp() {
        return null;
    }

    /** The place of item {@code index}. */
    default Position at(long index) {
        return at(index, null);
    }

    /** The place of item {@code index}, which follows {@code link} where items are linked. */
    default Position at(long index, @Nullable String link) {
        String token = link == null ? Long.toString(index) : index + "." + link;
        return new Position(endpoint(), parameters(), token, 0, 0, Instant.now());
    }

    /** What the first item of a page follows; null where its position does not say. */
    static @Nullable String link(Position position) {
        int dot = position.token().indexOf('.');
        return dot < 0 ? null : position.token().substring(dot + 1);
    }

    /** The number of the first item of a page. */
    static long tokenNumber(Position position) {
        String token = position.token();
        int dot = token.indexOf('.');
        return Long.parseLong(dot < 0 ? token : token.substring(0, dot));
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
    default Call<SummaryPage<T, NoSummary>> page(Position position, int size) {
        long start = number(position);
        int count = (int) Math.max(0, Math.min(size, end() - start));
        return fetch(start, count).map(RangeResponse.AsPage::page);
    }

    /** A range as a page, and how far it goes. */
    default Call<RangeResponse.AsPage<T>> fetch(long start, int count) {
        return CallAccess.map(
                response(start, count),
                response -> new RangeResponse.AsPage<>(
                        response.value(), page(start, count, response.value(), response.headers())));
    }

    @Override
    default Call<List<Part>> split(WalkSettings settings, int parts) {
        Require.between(1, RangePart.MOST, "parts", parts);
        Position from = settings.start();
        if (!isItemPerNumber() && (from.offset() > 0 || settings.limit() < Long.MAX_VALUE)) {
            throw new InvalidRequestException(
                    "list",
                    endpoint(),
                    "whole to be split: without a limit, and from the beginning of a block",
                    "the block that a number of items leads to is unknown");
        }
        long start = number(from);
        long end = end(start, settings.limit());
        return settings.applied(currentEnd()).map(known -> RangePart.cut(this, start, Math.min(end, known), parts));
    }

    @Override
    default RangeSource<T> part(Part part) {
        return new RangePart<>(this, RangePart.checked(this, part, end()));
    }

    /**
     * What the next range must follow, after {@code response} came at {@code position}; an error if that does not
     * follow {@code link}. Null where items are not linked, or it is not known.
     */
    default @Nullable String follow(Position position, @Nullable String link, RangeResponse<T> response) {
        return null;
    }

    /** The page of these items; it is the last one where it deals with no number, or with the last one. */
    default SummaryPage<T, NoSummary> page(long start, int asked, RangeResponse<T> response, Headers headers) {
        List<T> items = response.items();
        checkNumbers(start, asked, items);
        int covered = response.covered();
        boolean last = covered == 0 || start + covered >= end();
        Optional<Position> next = last ? Optional.empty() : Optional.of(at(start + covered, response.last()));
        return FetchedPage.of(items, at(start, response.before()), next, headers);
    }

    /** A server that gives other items than the ones asked for is not followed. */
    private void checkNumbers(long start, int asked, List<T> items) {
        for (int i = 0; i < items.size(); i++) {
            Long index = indexOf(items.get(i));
            if (index == null) {
                return;
            }
            if (i >= asked) {
                throw wrong(start, asked + " items were asked for and " + items.size() + " came");
            }
            if (index != start + i) {
                throw wrong(
                        start, "item " + (start + i) + " was due and item " + Long.toUnsignedString(index) + " came");
            }
        }
    }

    private PagingException wrong(long start, String what) {
        return new PagingException(
                endpoint() + ": the server gave another range than the one asked for: " + what
                        + "; nothing of it was handed out: resume from position() on a node that can be relied on",
                at(start),
                null);
    }

    @Override
    default PageWalk<SummaryPage<T, NoSummary>> walk(WalkSettings settings) {
        return new RangeWalk<>(this, settings);
    }
}
