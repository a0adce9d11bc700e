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
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The source of a numbered list, of which any range can be requested; its tokens are numbers. Each number is one item,
 * as in an index, unless the source says otherwise.
 */
public interface RangeSource<T> extends PageSource<T, NoSummary> {
    /** The items of {@code count} numbers from {@code start} on; fewer, or none, after the end. */
    Call<List<T>> range(long start, int count);

    /** Like {@link #range}, for servers that report their end. */
    default Call<RangeResponse<T>> response(RangeRequest request) {
        int count = request.count();
        return range(request.start(), count).map(items -> RangeResponse.of(items, covered(count, items.size())));
    }

    /** The most numbers in one range, where a server takes {@code calls} calls in one request. */
    default int largest(int calls) {
        return largestPage();
    }

    /** The number of requested numbers that a response with {@code items} items covers. */
    default int covered(int requested, int items) {
        return items;
    }

    /** Whether each number is one item, so that a limit on items is a limit on numbers. */
    default boolean isItemPerNumber() {
        return true;
    }

    /** The current exclusive end; a list without a fixed end asks the server. */
    default Call<Long> currentEnd() {
        return Call.completed(end());
    }

    /** The exclusive end; the largest number if only a range without items shows the end. */
    default long end() {
        return Long.MAX_VALUE;
    }

    /** The end for a walk that wants {@code limit} items. */
    default long end(long start, long limit) {
        return limit > Long.MAX_VALUE - start ? Long.MAX_VALUE : start + limit;
    }

    /** Whether a range failed because it was too large, so that half of it may succeed. */
    default boolean isTooLarge(AvalancheException failure) {
        boolean cut = failure instanceof ConnectionException
                && !((ConnectionException) failure).interrupted()
                && ((ConnectionException) failure).phase() == ConnectionException.Phase.READING_RESPONSE;
        return cut || failure instanceof ResponseTooLargeException;
    }

    /**
     * What to request after a range failed; null if nothing narrower can help.
     *
     * @param alone whether the server responded to the other calls of the same request
     */
    default @Nullable Narrowed narrowed(AvalancheException failure, RangeRequest failed, boolean alone) {
        return failed.count() > 1 && isTooLarge(failure) ? Narrowed.half(failed, Narrowed.Certainty.LOW) : null;
    }

    /** The number of an item; null if items have none. */
    default @Nullable Long indexOf(T item) {
        return null;
    }

    /** The approximate size of an item on the wire, in bytes. */
    long wireSize(T item);

    /** How often to look for more after the end; null for a list that ends there. */
    @Nullable
    Duration interval();

    /**
     * Subscribes to the server's notifications: runs the given action whenever there may be more, until the returned
     * action is run. Null if there are no notifications.
     */
    default @Nullable UnaryOperator<Runnable> wakeUp() {
        return null;
    }

    /** The position of item {@code index}. */
    default Position at(long index) {
        return at(index, null);
    }

    /** The position of item {@code index}, which follows {@code link} if items are linked. */
    default Position at(long index, @Nullable String link) {
        String token = link == null ? Long.toString(index) : index + "." + link;
        return lasting(token, 0);
    }

    /** The link before the first item of a page; null if its position has none. */
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
        return fetch(RangeRequest.of(start, count)).map(RangeResponse.AsPage::page);
    }

    /** A range as a page, with its response. */
    default Call<RangeResponse.AsPage<T>> fetch(RangeRequest request) {
        return CallAccess.map(
                response(request),
                response -> new RangeResponse.AsPage<>(
                        response.value(),
                        page(request.start(), request.count(), response.value(), response.headers())));
    }

    @Override
    default Call<List<Part>> split(WalkSettings settings, int parts) {
        Require.between(1, RangePart.MAX_PARTS, "parts", parts);
        Position from = settings.start();
        if (!isItemPerNumber() && (from.offset() > 0 || settings.limit() < Long.MAX_VALUE)) {
            throw new InvalidRequestException(
                    "list",
                    endpoint(),
                    "without a limit, and from the beginning of a block, to be split",
                    "its end in blocks is unknown");
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
     * Checks that {@code response} at {@code position} follows {@code link}, and returns the link that the next range
     * must follow. Null if items are not linked, or it is unknown.
     */
    default @Nullable String follow(Position position, @Nullable String link, RangeResponse<T> response) {
        return null;
    }

    /** The page of these items. It is the last one if it covers no number, or the last number. */
    default SummaryPage<T, NoSummary> page(long start, int requested, RangeResponse<T> response, Headers headers) {
        List<T> items = response.items();
        checkNumbers(start, requested, items);
        int covered = response.covered();
        boolean last = covered == 0 || start + covered >= end();
        Optional<Position> next = last ? Optional.empty() : Optional.of(at(start + covered, response.last()));
        return FetchedPage.of(items, at(start, response.before()), next, headers);
    }

    /** Refuses a response with other items than the requested ones. */
    private void checkNumbers(long start, int requested, List<T> items) {
        for (int i = 0; i < items.size(); i++) {
            Long index = indexOf(items.get(i));
            if (index == null) {
                return;
            }
            if (i >= requested) {
                throw wrong(start, requested + " items were requested and " + items.size() + " came");
            }
            if (index != start + i) {
                String received = Long.toUnsignedString(index);
                throw wrong(start, "item " + (start + i) + " was expected and item " + received + " came");
            }
        }
    }

    private PagingException wrong(long start, String what) {
        return new PagingException(
                endpoint() + ": the server returned another range than the requested one: " + what
                        + "; none of it was returned: resume from position() on a reliable node",
                at(start),
                null);
    }

    @Override
    default PageWalk<SummaryPage<T, NoSummary>> walk(WalkSettings settings) {
        return new RangeWalk<>(this, settings);
    }
}
