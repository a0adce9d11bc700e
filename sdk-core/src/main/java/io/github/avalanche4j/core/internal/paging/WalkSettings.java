package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import java.time.Duration;

/** The settings for reading a list: start, limit, page size, and options for each call. */
public record WalkSettings(
        Position start,
        long limit,
        int pageSize,
        int prefetch,
        int maxEmptyPages,
        Duration maxOutage,
        CallOptions calls) {
    public static final int UNSET = -1;
    private static final int MAX_EMPTY_PAGES = 1000;
    private static final int MAX_PREFETCH = 16;

    /** Settings for reading everything from {@code start} on. */
    public static WalkSettings from(Position start) {
        return new WalkSettings(start, Long.MAX_VALUE, UNSET, 0, MAX_EMPTY_PAGES, Duration.ZERO, CallOptions.NONE);
    }

    /**
     * The page size to request at {@code position}: the user's; else the size with which the position's token was
     * issued, because a token must be sent with the same size; else the largest, but at most the limit. If the largest
     * is not known, no size is derived from the limit: the list may have no such parameter.
     */
    int pageSize(Position position, int largest) {
        if (pageSize != UNSET) {
            return pageSize;
        }
        if (position.pageSize() > 0) {
            return Math.min(position.pageSize(), largest);
        }
        if (largest == Integer.MAX_VALUE) {
            return largest;
        }
        // the items that the start skips are fetched too
        long items = Math.min(limit, Integer.MAX_VALUE) + start.offset();
        return (int) Math.max(1, Math.min(largest, items));
    }

    public <T> Call<T> applied(Call<T> call) {
        return CallAccess.with(calls, call);
    }

    WalkSettings withStart(Position value) {
        return new WalkSettings(value, limit, pageSize, prefetch, maxEmptyPages, maxOutage, calls);
    }

    WalkSettings withLimit(long value) {
        long checked = Require.atLeast(0, "limit", value);
        return new WalkSettings(start, checked, pageSize, prefetch, maxEmptyPages, maxOutage, calls);
    }

    WalkSettings withPageSize(int value, int smallest, int largest) {
        int checked = Require.between(smallest, largest, "pageSize", value);
        return new WalkSettings(start, limit, checked, prefetch, maxEmptyPages, maxOutage, calls);
    }

    WalkSettings withPrefetch(int value) {
        int checked = Require.between(0, MAX_PREFETCH, "prefetch", value);
        return new WalkSettings(start, limit, pageSize, checked, maxEmptyPages, maxOutage, calls);
    }

    WalkSettings withMaxEmptyPages(int value) {
        int checked = (int) Require.atLeast(1, "maxEmptyPages", value);
        return new WalkSettings(start, limit, pageSize, prefetch, checked, maxOutage, calls);
    }

    WalkSettings withMaxOutage(Duration value) {
        Duration checked = Require.capped(Require.notNegative("maxOutage", value));
        return new WalkSettings(start, limit, pageSize, prefetch, maxEmptyPages, checked, calls);
    }

    WalkSettings withCalls(CallOptions value) {
        return new WalkSettings(start, limit, pageSize, prefetch, maxEmptyPages, maxOutage, value);
    }
}
