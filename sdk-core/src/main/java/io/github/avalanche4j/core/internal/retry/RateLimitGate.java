package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One gate for all calls of a client: when the server says to come back later, none leaves before. */
public final class RateLimitGate {
    private final AtomicReference<@Nullable Long> opensAt = new AtomicReference<>();

    public void shut(long now, Duration length) {
        long until = now + length.toNanos();
        opensAt.getAndUpdate(at -> at == null || at - until < 0 ? Long.valueOf(until) : at);
    }

    public Duration left(long now) {
        Long at = opensAt.get();
        return at == null || at - now <= 0 ? Duration.ZERO : Duration.ofNanos(at - now);
    }
}
