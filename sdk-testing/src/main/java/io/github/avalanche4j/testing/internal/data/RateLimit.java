package io.github.avalanche4j.testing.internal.data;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** An allowance of requests for each period, or one period without any. Periods begin with the first request. */
public final class RateLimit {
    private final int allowed;
    private final long period;
    private final boolean once;
    private boolean begun;
    private long start;
    private int used;

    public RateLimit(int allowed, Duration period) {
        this(allowed, period, false);
    }

    public RateLimit(Duration refused) {
        this(0, refused, true);
    }

    private RateLimit(int allowed, Duration period, boolean once) {
        this.allowed = allowed;
        this.period = period.toNanos();
        this.once = once;
    }

    /** The decision about one request. */
    record Decision(boolean refused, Map<String, String> headers) {}

    synchronized Decision next(long now) {
        if (!begun) {
            begun = true;
            start = now;
        }
        if (now - start >= period) {
            if (once) {
                return new Decision(false, Map.of());
            }
            start += (now - start) / period * period;
            used = 0;
        }
        used++;
        boolean refused = used > allowed;
        Map<String, String> headers = new LinkedHashMap<>();
        long seconds = Duration.ofNanos(period).toSeconds();
        headers.put("ratelimit-policy", allowed + ";w=" + seconds);
        headers.put("ratelimit-limit", Integer.toString(allowed));
        headers.put("ratelimit-remaining", Integer.toString(Math.max(0, allowed - used)));
        if (refused) {
            long left = start + period - now;
            // whole seconds, rounded up, so that a client that waits so long is never early
            String wait = Long.toString((left + 999_999_999L) / 1_000_000_000L);
            headers.put("ratelimit-reset", wait);
            headers.put("retry-after", wait);
        }
        return new Decision(refused, headers);
    }
}
