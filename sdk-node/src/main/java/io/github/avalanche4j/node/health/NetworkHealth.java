package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of the network's health check.
 */
public final class NetworkHealth {
    private final Optional<UInt64> connectedPeers;
    private final Optional<BigDecimal> sendFailRate;
    private final Optional<Duration> timeSinceLastMsgReceived;
    private final Optional<Duration> timeSinceLastMsgSent;

    private NetworkHealth(
            Optional<UInt64> connectedPeers,
            Optional<BigDecimal> sendFailRate,
            Optional<Duration> timeSinceLastMsgReceived,
            Optional<Duration> timeSinceLastMsgSent) {
        this.connectedPeers = connectedPeers;
        this.sendFailRate = sendFailRate;
        this.timeSinceLastMsgReceived = timeSinceLastMsgReceived;
        this.timeSinceLastMsgSent = timeSinceLastMsgSent;
    }

    /** {@return how many peers the node is connected to} */
    public Optional<UInt64> connectedPeers() {
        return connectedPeers;
    }

    /** {@return the share of messages that could not be sent, from 0 to 1} */
    public Optional<BigDecimal> sendFailRate() {
        return sendFailRate;
    }

    /** {@return absent until a message was received} */
    public Optional<Duration> timeSinceLastMsgReceived() {
        return timeSinceLastMsgReceived;
    }

    /** {@return absent until a message was sent} */
    public Optional<Duration> timeSinceLastMsgSent() {
        return timeSinceLastMsgSent;
    }

    static NetworkHealth of(JsonTree message) {
        return new NetworkHealth(
                message.get("connectedPeers").asUInt64(),
                message.get("sendFailRate").asDecimal(),
                message.get("timeSinceLastMsgReceived").asText().flatMap(GoDuration::parse),
                message.get("timeSinceLastMsgSent").asText().flatMap(GoDuration::parse));
    }

    @Override
    public String toString() {
        return "NetworkHealth[connectedPeers=" + connectedPeers + ", sendFailRate=" + sendFailRate
                + ", timeSinceLastMsgReceived=" + timeSinceLastMsgReceived + ", timeSinceLastMsgSent="
                + timeSinceLastMsgSent + "]";
    }
}
