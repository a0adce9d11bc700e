package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of the message router's health check.
 *
 * @param longestRunningRequest how long the oldest request without a response has been waiting
 * @param outstandingRequests the number of requests without a response
 */
public record RouterHealth(Optional<Duration> longestRunningRequest, Optional<UInt64> outstandingRequests) {
    static RouterHealth of(JsonTree message) {
        return new RouterHealth(
                message.get("longestRunningRequest").asText().flatMap(GoDuration::parse),
                message.get("outstandingRequests").asUInt64());
    }
}
