package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that disables an L1's validator: type id 39, since the Etna upgrade (ACP-77).
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param disableAuthorization which of the validator's deactivation owners sign, as indices into their list, each from
 *     0 to 2^32 − 1
 */
public record DisableL1ValidatorTx(BaseTx base, Id validationId, List<Long> disableAuthorization)
        implements UnsignedTx {
    public DisableL1ValidatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validationId, "validationId");
        disableAuthorization = UInt32List.copyOf(disableAuthorization);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
