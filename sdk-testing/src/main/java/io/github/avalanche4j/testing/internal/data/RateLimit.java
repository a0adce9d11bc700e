package io.github.avalanche4j.testing.internal.data;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** A limit of requests or compute units per period, or one period without any. Periods begin with the first request. */
public final class RateLimit {
    private final int allowed;
    private final long period;
    private final boolean inUnits;
    private final boolean once;
    private boolean hasStarted;
    private long start;
    private int used;

    private RateLimit(int allowed, Duration period, boolean inUnits, boolean once) {
        this.allowed = allowed;
        this.period = period.toNanos();
        this.inUnits = inUnits;
        this.once = once;
    }

    public static RateLimit requests(int allowed, Duration period) {
        return new RateLimit(allowed, period, false, false);
    }

    public static RateLimit units(int allowed, Duration period) {
        return new RateLimit(allowed, period, true, false);
    }

    /** Refuses everything for one period, and nothing afterwards. */
    public static RateLimit exhausted(Duration period) {
        return new RateLimit(0, period, false, true);
    }

    /** The decision about one request. */
    record Decision(boolean refused, Map<String, String> headers) {}

    synchronized Decision next(int units, long now) {
        if (!hasStarted) {
            hasStarted = true;
            start = now;
        }
        if (now - start >= period) {
            if (once) {
                return new Decision(false, Map.of());
            }
            start += (now - start) / period * period;
            used = 0;
        }
        int price = inUnits ? units : 1;
        boolean refused = used + price > allowed;
        used += refused ? 0 : price;
        Map<String, String> headers = new LinkedHashMap<>();
        long seconds = Duration.ofNanos(period).toSeconds();
        headers.put("ratelimit-policy", allowed + ";w=" + seconds);
        headers.put("ratelimit-limit", Integer.toString(allowed));
        headers.put("ratelimit-remaining", Integer.toString(allowed - used));
        if (refused) {
            long remaining = start + period - now;
            // rounded up, so that a client that waits so long is never early
            String wait = Long.toString((remaining + 999_999_999L) / 1_000_000_000L);
            headers.put("ratelimit-reset", wait);
            headers.put("retry-after", wait);
        }
        return new Decision(refused, headers);
    }
}
