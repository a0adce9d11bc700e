package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.codec.Require;
import java.time.Duration;

/** How a list is walked: from where, how far, in pages of which size, and with which options for each call. */
public record WalkSettings(
        Position start, long limit, int pageSize, int prefetch, Duration maxOutage, PageCallOptions calls) {
    static final int UNSET = 0;
    private static final int MAX_PREFETCH = 16;

    /** A walk of everything behind {@code start}. */
    static WalkSettings from(Position start) {
        return new WalkSettings(start, Long.MAX_VALUE, UNSET, 0, Duration.ZERO, PageCallOptions.NONE);
    }

    /** The page size to ask for: what was set, else the largest, but no more than is wanted at all. */
    int pageSize(int largest) {
        int size = pageSize == UNSET ? largest : pageSize;
        // what the start skips is fetched too
        long wanted = Math.min(limit, Integer.MAX_VALUE) + start.offset();
        return (int) Math.max(1, Math.min(size, wanted));
    }

    <T> Call<T> applied(Call<T> call) {
        return calls.applied(call);
    }

    WalkSettings withStart(Position value) {
        return new WalkSettings(value, limit, pageSize, prefetch, maxOutage, calls);
    }

    WalkSettings withLimit(long value) {
        long checked = Require.atLeast(0, "limit", value);
        return new WalkSettings(start, checked, pageSize, prefetch, maxOutage, calls);
    }

    WalkSettings withPageSize(int value, int largest) {
        int checked = Require.between(1, largest, "pageSize", value);
        return new WalkSettings(start, limit, checked, prefetch, maxOutage, calls);
    }

    WalkSettings withPrefetch(int value) {
        int checked = Require.between(0, MAX_PREFETCH, "prefetch", value);
        return new WalkSettings(start, limit, pageSize, checked, maxOutage, calls);
    }

    WalkSettings withMaxOutage(Duration value) {
        return new WalkSettings(start, limit, pageSize, prefetch, Require.notNegative("maxOutage", value), calls);
    }

    WalkSettings withCalls(PageCallOptions value) {
        return new WalkSettings(start, limit, pageSize, prefetch, maxOutage, value);
    }
}
