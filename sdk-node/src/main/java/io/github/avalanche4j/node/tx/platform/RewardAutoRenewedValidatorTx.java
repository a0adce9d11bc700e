package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.Objects;

/**
 * Ends a period of an {@link AddAutoRenewedValidatorTx}: type id 42, planned for the Helicon upgrade. Made by the
 * P-Chain itself; it has no network, inputs or outputs.
 *
 * @param txId the transaction that added the validator
 * @param timestamp when the period ends, to the second. What lies after {@link Instant#MAX} is {@link Instant#MAX}
 */
public record RewardAutoRenewedValidatorTx(Id txId, Instant timestamp) implements UnsignedTx {
    /**
     * The end of a period.
     *
     * @param txId the transaction that added the validator
     * @param timestamp when the period ends
     */
    public RewardAutoRenewedValidatorTx {
        Objects.requireNonNull(txId, "txId");
        Objects.requireNonNull(timestamp, "timestamp");
    }
}
