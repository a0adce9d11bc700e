package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.wallet.build.NAvax;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * A validator of an L1 now.
 *
 * @param validationId its validation
 * @param nodeId the node
 * @param weight its weight
 * @param balance what it has left to pay continuous fees with; nothing for an inactive one
 * @param timeLeft how long the balance lasts at the present price; zero for an inactive one
 * @param isConnected whether the responding node is connected to it; absent where the node does not follow the L1
 * @param uptime the share of time that the responding node saw it online, in percent from 0 to 100; absent as before
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

    /** {@return whether it has a balance; the weight of an inactive validator counts, but it cannot sign} */
    public boolean isActive() {
        return !balance.equals(NAvax.ZERO);
    }

    /** {@return whether it can sign messages: it is active, and the responding node does not miss it} */
    public boolean canSign() {
        return isActive() && isConnected.orElse(true);
    }
}
