package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * The present state of an L1's validator.
 *
 * @param validationId its validation
 * @param nodeId the node
 * @param weight its weight
 * @param balance the balance that pays continuous fees; 0 if it is inactive
 * @param timeLeft how long the balance lasts at the present price; zero if it is inactive
 * @param isConnected whether the responding node is connected to it; absent if the node does not track the L1
 * @param uptime the share of time that the responding node saw it online, in percent from 0 to 100; absent if the node
 *     does not track the L1, and for some seconds after a registration
 */
public record L1ValidatorStatus(
        Id validationId,
        NodeId nodeId,
        UInt64 weight,
        NAvax balance,
        Duration timeLeft,
        Optional<Boolean> isConnected,
        Optional<BigDecimal> uptime) {
    public L1ValidatorStatus {
        Objects.requireNonNull(validationId, "validationId");
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(weight, "weight");
        Objects.requireNonNull(balance, "balance");
        Objects.requireNonNull(timeLeft, "timeLeft");
        Objects.requireNonNull(isConnected, "isConnected");
        Objects.requireNonNull(uptime, "uptime");
    }

    /** {@return whether it has a balance; an inactive validator cannot sign, but its weight counts in the total} */
    public boolean isActive() {
        return !balance.equals(NAvax.ZERO);
    }

    /** {@return whether it can sign messages: it is active, and the node does not report it as disconnected} */
    public boolean canSign() {
        return isActive() && isConnected.orElse(true);
    }
}
