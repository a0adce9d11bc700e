package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds to the balance from which an L1's validator pays continuous fees: type id 38, since the Etna
 * upgrade (ACP-77).
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param balance the amount
 */
public record IncreaseL1ValidatorBalanceTx(BaseTx base, Id validationId, NAvax balance) implements UnsignedTx {
    public IncreaseL1ValidatorBalanceTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validationId, "validationId");
        Objects.requireNonNull(balance, "balance");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
