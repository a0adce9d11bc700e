package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/** The result of the network's health check. */
@Value
@NoJson("write the HealthReport that has it")
public interface NetworkHealth {
    /** {@return how many peers the node is connected to} */
    Optional<UInt64> connectedPeers();

    /** {@return the share of messages that could not be sent, from 0 to 1} */
    Optional<BigDecimal> sendFailRate();

    /** {@return absent until a message was received} */
    Optional<Duration> timeSinceLastMsgReceived();

    /** {@return absent until a message was sent} */
    Optional<Duration> timeSinceLastMsgSent();
}
