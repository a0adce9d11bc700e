package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The present state of an L1's validator. */
public final class L1ValidatorStatus {
    private final Id validationId;
    private final NodeId nodeId;
    private final UInt64 weight;
    private final NAvax balance;
    private final Duration timeLeft;
    private final Optional<Boolean> isConnected;
    private final Optional<BigDecimal> uptime;

    L1ValidatorStatus(
            Id validationId,
            NodeId nodeId,
            UInt64 weight,
            NAvax balance,
            Duration timeLeft,
            Optional<Boolean> isConnected,
            Optional<BigDecimal> uptime) {
        this.validationId = validationId;
        this.nodeId = nodeId;
        this.weight = weight;
        this.balance = balance;
        this.timeLeft = timeLeft;
        this.isConnected = isConnected;
        this.uptime = uptime;
    }

    /** {@return its validation} */
    public Id validationId() {
        return validationId;
    }

    /** {@return the node} */
    public NodeId nodeId() {
        return nodeId;
    }

    /** {@return its weight} */
    public UInt64 weight() {
        return weight;
    }

    /** {@return the balance that pays continuous fees; 0 if it is inactive} */
    public NAvax balance() {
        return balance;
    }

    /** {@return how long the balance lasts at the present price; zero if it is inactive} */
    public Duration timeLeft() {
        return timeLeft;
    }

    /** {@return whether the responding node is connected to it; absent if the node does not track the L1} */
    public Optional<Boolean> isConnected() {
        return isConnected;
    }

    /**
     * {@return the share of time that the responding node saw it online, in percent from 0 to 100; absent if the node
     * does not track the L1, and for some seconds after a registration}
     */
    public Optional<BigDecimal> uptime() {
        return uptime;
    }

    /** {@return whether it has a balance; an inactive validator cannot sign, but its weight counts in the total} */
    public boolean isActive() {
        return !balance.equals(NAvax.ZERO);
    }

    /** {@return whether it can sign messages: it is active, and the node does not report it as disconnected} */
    public boolean canSign() {
        return isActive() && isConnected.orElse(true);
    }

    private List<Object> parts() {
        return List.of(validationId, nodeId, weight, balance, timeLeft, isConnected, uptime);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof L1ValidatorStatus that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "L1ValidatorStatus[validationId=" + validationId + ", nodeId=" + nodeId + ", weight=" + weight
                + ", balance=" + balance + ", timeLeft=" + timeLeft + ", isConnected=" + isConnected + ", uptime="
                + uptime + "]";
    }
}
