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
 * A transaction that adds a validator of the primary network whose stake renews itself: type id 40, planned for the
 * Helicon upgrade.
 *
 * @param base the network, inputs, outputs and memo that it has like every transaction
 * @param nodeId the node: 20 bytes where the P-Chain accepts it, and then {@link
 *     io.github.avalanche4j.core.value.NodeId#of} gives its usual form
 * @param signer its BLS key; absent where the transaction says that there is none
 * @param stake the staked outputs, which come back when the stake ends and then follow {@link BaseTx#outputs} as UTXOs
 *     of the transaction
 * @param validationRewardsOwner the owner of the reward for validating
 * @param delegationRewardsOwner the owner of the share of the delegators' rewards
 * @param validatorAuthority the owner that may change this configuration
 * @param delegationShares the share of the delegators' rewards that the validator keeps, in millionths
 * @param autoCompoundRewardShares the share of the reward that is staked on, in millionths
 * @param period after how long the stake is renewed, to the second; at most 2^63 − 1 seconds, which the wire can exceed
 */
public record AddAutoRenewedValidatorTx(
        BaseTx base,
        Bytes nodeId,
        Optional<Signer> signer,
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
