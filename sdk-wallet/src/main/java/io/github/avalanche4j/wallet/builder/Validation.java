package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.Signer;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A validator that stakes.
 *
 * @param nodeId the node
 * @param start ignored by nodes since the Durango upgrade, but still part of the transaction; {@link Instant#EPOCH} is
 *     fine
 * @param end when it ends, in whole seconds
 * @param stake the stake, in the asset's smallest unit: nAVAX for AVAX
 * @param subnetId the subnet; {@link Id#EMPTY} is the primary network
 * @param assetId the asset; AVAX if absent
 * @param signer the node's BLS key with its proof, from {@code info.getNodeID}: needed on the primary network, absent
 *     on subnets
 * @param validationRewardsOwner the owner of the reward for validating
 * @param delegationRewardsOwner the owner of the share of the delegators' rewards
 * @param delegationShares that share, in millionths; the minimum on the primary network is 20000 (2 %)
 */
public record Validation(
        NodeId nodeId,
        Instant start,
        Instant end,
        UInt64 stake,
        Id subnetId,
        Optional<Id> assetId,
        Optional<Signer> signer,
        OutputOwners validationRewardsOwner,
        OutputOwners delegationRewardsOwner,
        long delegationShares) {
    public Validation {
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(end, "end");
        Objects.requireNonNull(stake, "stake");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(signer, "signer");
        Objects.requireNonNull(validationRewardsOwner, "validationRewardsOwner");
        Objects.requireNonNull(delegationRewardsOwner, "delegationRewardsOwner");
    }

    TxValidator validator() {
        return new TxValidator(nodeId, start, end, stake);
    }

    AddPermissionlessValidatorTx tx(BaseTx base, List<TxOutput> staked) {
        return new AddPermissionlessValidatorTx(
                base,
                validator(),
                subnetId,
                signer,
                staked,
                validationRewardsOwner,
                delegationRewardsOwner,
                delegationShares);
    }
}
