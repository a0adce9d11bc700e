package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How a list is walked: from where, how far, in pages of which size, and with which limits for each. */
public record WalkSettings(
        Position start,
        long limit,
        int pageSize,
        int prefetch,
        @Nullable Duration timeout,
        @Nullable Integer retries) {
    static final int UNSET = 0;

    /** The page size to ask for: what was set, else the largest, but no more than is wanted at all. */
    int pageSize(int largest) {
        int size = pageSize == UNSET ? largest : pageSize;
        // what the start skips is fetched too
        long wanted = Math.min(limit, Integer.MAX_VALUE) + start.offset();
        return (int) Math.max(1, Math.min(size, wanted));
    }

    <T> Call<T> applied(Call<T> call) {
        Call<T> applied = timeout == null ? call : call.timeout(timeout);
        return retries == null ? applied : applied.retries(retries);
    }

    WalkSettings withStart(Position value) {
        return new WalkSettings(value, limit, pageSize, prefetch, timeout, retries);
    }

    WalkSettings withLimit(long value) {
        return new WalkSettings(start, value, pageSize, prefetch, timeout, retries);
    }

    WalkSettings withPageSize(int value) {
        return new WalkSettings(start, limit, value, prefetch, timeout, retries);
    }

    WalkSettings withPrefetch(int value) {
        return new WalkSettings(start, limit, pageSize, value, timeout, retries);
    }

    WalkSettings withTimeout(Duration value) {
        return new WalkSettings(start, limit, pageSize, prefetch, value, retries);
    }

    WalkSettings withRetries(int value) {
        return new WalkSettings(start, limit, pageSize, prefetch, timeout, value);
    }
}
