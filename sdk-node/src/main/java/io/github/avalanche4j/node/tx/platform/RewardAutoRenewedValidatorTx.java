package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.Objects;

/**
 * A transaction that ends a period of an {@link AddAutoRenewedValidatorTx}: type id 42, since the Helicon
 * upgrade. The P-Chain makes it itself, without network, inputs or outputs.
 *
 * @param txId the transaction that added the validator
 * @param timestamp when the period ends, to the second. A time after {@link Instant#MAX} is kept as one of the last
 *     instants before it
 */
public record RewardAutoRenewedValidatorTx(Id txId, Instant timestamp) implements UnsignedTx {
    public RewardAutoRenewedValidatorTx {
        Objects.requireNonNull(txId, "txId");
        Objects.requireNonNull(timestamp, "timestamp");
    }
}
