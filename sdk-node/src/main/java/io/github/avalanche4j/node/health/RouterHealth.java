package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of the message router's health check.
 */
public final class RouterHealth {
    private final Optional<Duration> longestRunningRequest;
    private final Optional<UInt64> outstandingRequests;

    private RouterHealth(Optional<Duration> longestRunningRequest, Optional<UInt64> outstandingRequests) {
        this.longestRunningRequest = longestRunningRequest;
        this.outstandingRequests = outstandingRequests;
    }

    /** {@return how long the oldest request without a response has been waiting} */
    public Optional<Duration> longestRunningRequest() {
        return longestRunningRequest;
    }

    /** {@return the number of requests without a response} */
    public Optional<UInt64> outstandingRequests() {
        return outstandingRequests;
    }

    static RouterHealth of(JsonTree message) {
        return new RouterHealth(
                message.get("longestRunningRequest").asText().flatMap(GoDuration::parse),
                message.get("outstandingRequests").asUInt64());
    }

    @Override
    public String toString() {
        return "RouterHealth[longestRunningRequest=" + longestRunningRequest + ", outstandingRequests="
                + outstandingRequests + "]";
    }
}
