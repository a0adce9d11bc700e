package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.UInt64;
import java.time.Duration;
import java.util.Optional;

/**
 * What the check of the router of messages says.
 *
 * @param longestRunningRequest how long the oldest request without an answer has been waiting
 * @param outstandingRequests how many requests have no answer yet
 */
public record RouterHealth(Optional<Duration> longestRunningRequest, Optional<UInt64> outstandingRequests) {
    static RouterHealth of(JsonTree message) {
        return new RouterHealth(
                message.get("longestRunningRequest").asText().flatMap(GoDuration::parse),
                message.get("outstandingRequests").asUInt64());
    }
}
