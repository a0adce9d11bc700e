package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.Objects;

/**
 * A transaction that ends a validation or delegation: type id 20. The P-Chain makes it itself, without network, inputs
 * or outputs. The block after the one that proposes it decides whether a reward is paid.
 *
 * @param txId the transaction that added the validator or delegator
 */
public record RewardValidatorTx(Id txId) implements UnsignedTx {
    public RewardValidatorTx {
        Objects.requireNonNull(txId, "txId");
    }
}
