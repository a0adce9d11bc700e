package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.util.Optional;

/** The result of the message router's health check. */
@Value
@NoJson("write the HealthReport that has it")
public interface RouterHealth {
    /** {@return how long the oldest request without a response has been waiting} */
    Optional<Duration> longestRunningRequest();

    /** {@return the number of requests without a response} */
    Optional<UInt64> outstandingRequests();
}
