package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds a validator of the primary network whose stake renews itself: type id 40, since the
 * Helicon upgrade.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param nodeId the node: 20 bytes in an accepted transaction, for which {@link
 *         io.github.avalanche4j.core.value.NodeId#of} returns its usual form
 * @param signer its BLS key; absent if the transaction declares that it has none
 * @param stake the staked outputs. When the stake ends they are returned, as UTXOs of the transaction numbered after
 *     {@link BaseTx#outputs}
 * @param validationRewardsOwner the owner of the reward for validating
 * @param delegationRewardsOwner the owner of the share of the delegators' rewards
 * @param validatorAuthority the owner that may change this configuration
 * @param delegationShares the share of the delegators' rewards that the validator keeps, in millionths
 * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
 * @param period the time after which the stake is renewed, to the second. At most 2^63 − 1 seconds, although the wire
 *     allows more
 */
public record AddAutoRenewedValidatorTx(
        BaseTx base,
        Bytes nodeId,
        Optional<ValidatorPop> signer,
        List<TxOutput> stake,
        OutputOwners validationRewardsOwner,
        OutputOwners delegationRewardsOwner,
        OutputOwners validatorAuthority,
        long delegationShares,
        long autoCompoundRewardShares,
        Duration period)
        implements UnsignedTx {
    public AddAutoRenewedValidatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(signer, "signer");
        stake = List.copyOf(stake);
        Objects.requireNonNull(validationRewardsOwner, "validationRewardsOwner");
        Objects.requireNonNull(delegationRewardsOwner, "delegationRewardsOwner");
        Objects.requireNonNull(validatorAuthority, "validatorAuthority");
        Objects.requireNonNull(period, "period");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
