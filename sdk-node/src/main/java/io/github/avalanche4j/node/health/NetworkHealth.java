package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of the network's health check.
 *
 * @param connectedPeers how many peers the node is connected to
 * @param sendFailRate the share of messages that could not be sent, from 0 to 1
 * @param timeSinceLastMsgReceived absent until a message was received
 * @param timeSinceLastMsgSent absent until a message was sent
 */
public record NetworkHealth(
        Optional<UInt64> connectedPeers,
        Optional<BigDecimal> sendFailRate,
        Optional<Duration> timeSinceLastMsgReceived,
        Optional<Duration> timeSinceLastMsgSent) {
    static NetworkHealth of(JsonTree message) {
        return new NetworkHealth(
                message.get("connectedPeers").asUInt64(),
                message.get("sendFailRate").asDecimal(),
                message.get("timeSinceLastMsgReceived").asText().flatMap(GoDuration::parse),
                message.get("timeSinceLastMsgSent").asText().flatMap(GoDuration::parse));
    }
}
