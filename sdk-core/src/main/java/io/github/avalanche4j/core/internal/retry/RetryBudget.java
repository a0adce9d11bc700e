package io.github.avalanche4j.core.internal.retry;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The budget of a client for retries, so that an outage does not multiply its load. Ten successful attempts pay for one
 * retry. Once the reserve is spent, retries add at most a tenth to the requests, however many fail.
 */
public final class RetryBudget {
    private static final int FULL = 1000;
    private static final int COST = 10;
    private static final int COST_WITHOUT_RESPONSE = 20;

    private final AtomicInteger tokens = new AtomicInteger(FULL);

    boolean spend(RetryPolicy.Kind kind) {
        int cost = kind == RetryPolicy.Kind.NO_RESPONSE ? COST_WITHOUT_RESPONSE : COST;
        return tokens.getAndUpdate(now -> now >= cost ? now - cost : now) >= cost;
    }

    public void succeeded() {
        if (tokens.get() < FULL) {
            tokens.getAndUpdate(now -> Math.min(FULL, now + 1));
        }
    }
}
