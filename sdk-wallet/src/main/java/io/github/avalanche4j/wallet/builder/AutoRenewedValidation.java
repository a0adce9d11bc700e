package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.tx.platform.Signer;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A validator of the primary network whose stake renews itself.
 *
 * @param nodeId the node
 * @param stake the stake, in nAVAX
 * @param signer the node's BLS key with its proof, from {@code info.getNodeID}
 * @param validationRewardsOwner the owner of the reward for validating
 * @param delegationRewardsOwner the owner of the share of the delegators' rewards
 * @param validatorAuthority the owner who may change this configuration
 * @param delegationShares the share of the delegators' rewards, in millionths
 * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
 * @param period the time after which the stake is renewed, in whole seconds
 */
public record AutoRenewedValidation(
        NodeId nodeId,
        UInt64 stake,
        Signer signer,
        OutputOwners validationRewardsOwner,
        OutputOwners delegationRewardsOwner,
        OutputOwners validatorAuthority,
        long delegationShares,
        long autoCompoundRewardShares,
        Duration period) {
    public AutoRenewedValidation {
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(stake, "stake");
        Objects.requireNonNull(signer, "signer");
        Objects.requireNonNull(validationRewardsOwner, "validationRewardsOwner");
        Objects.requireNonNull(delegationRewardsOwner, "delegationRewardsOwner");
        Objects.requireNonNull(validatorAuthority, "validatorAuthority");
        Objects.requireNonNull(period, "period");
    }

    AddAutoRenewedValidatorTx tx(BaseTx base, List<TxOutput> staked) {
        return new AddAutoRenewedValidatorTx(
                base,
                nodeId.bytes(),
                Optional.of(signer),
                staked,
                validationRewardsOwner,
                delegationRewardsOwner,
                validatorAuthority,
                delegationShares,
                autoCompoundRewardShares,
                period);
    }
}
