package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that changes whether and how the stake of an {@link AddAutoRenewedValidatorTx} is renewed: type id 41,
 * since the Helicon upgrade.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param txId the transaction that added the validator
 * @param auth which of its validator authority's addresses sign, as indices into their list, each from 0 to 2^32 − 1
 * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
 * @param period the time after which the stake is renewed, to the second; 0 ends it. At most 2^63 − 1 seconds, although
 *     the wire allows more
 */
public record SetAutoRenewedValidatorConfigTx(
        BaseTx base, Id txId, List<Long> auth, long autoCompoundRewardShares, Duration period) implements UnsignedTx {
    public SetAutoRenewedValidatorConfigTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(txId, "txId");
        auth = UInt32List.copyOf(auth);
        Objects.requireNonNull(period, "period");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
