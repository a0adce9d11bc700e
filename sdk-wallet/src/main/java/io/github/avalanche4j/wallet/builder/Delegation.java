package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A stake that is delegated to a validator.
 *
 * @param nodeId the validator's node
 * @param start ignored by nodes since the Durango upgrade, but still part of the transaction; {@link Instant#EPOCH} is
 *     fine
 * @param end when it ends, in whole seconds, not after the validator ends
 * @param stake the stake, in the asset's smallest unit: nAVAX for AVAX
 * @param subnetId the subnet; {@link Id#EMPTY} is the primary network
 * @param assetId the asset; AVAX if absent
 * @param rewardsOwner the owner of the reward
 */
public record Delegation(
        NodeId nodeId,
        Instant start,
        Instant end,
        UInt64 stake,
        Id subnetId,
        Optional<Id> assetId,
        OutputOwners rewardsOwner) {
    public Delegation {
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(end, "end");
        Objects.requireNonNull(stake, "stake");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(rewardsOwner, "rewardsOwner");
    }

    TxValidator validator() {
        return new TxValidator(nodeId, start, end, stake);
    }

    AddPermissionlessDelegatorTx tx(BaseTx base, List<TxOutput> staked) {
        return new AddPermissionlessDelegatorTx(base, validator(), subnetId, staked, rewardsOwner);
    }
}
