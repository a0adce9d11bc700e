package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
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
import java.util.function.Consumer;

/**
 * A stake that is delegated to a validator.
 *
 * @param validator the validator's node, the period in whole seconds, and the stake in the asset's smallest unit: nAVAX
 *     for AVAX
 * @param subnetId the subnet; {@link Id#EMPTY} is the primary network
 * @param assetId the asset; AVAX if absent
 * @param rewardsOwner the owner of the reward
 */
public record Delegation(TxValidator validator, Id subnetId, Optional<Id> assetId, OutputOwners rewardsOwner) {

    /** Describes a delegation. Node, end, stake and rewards owner are required. */
    public interface Builder {
        /** Sets the validator's node. */
        Builder node(NodeId nodeId);

        /** Sets the start, which nodes ignore since the Durango upgrade; 1970 unless it is set. */
        Builder start(Instant start);

        /** Sets the end, not after the end of the validator. A fraction of a second is cut off. */
        Builder end(Instant end);

        /** Sets the stake on the primary network. */
        Builder stake(NAvax stake);

        /** Sets another subnet, its asset, and the stake in the asset's smallest unit. */
        Builder subnet(Id subnetId, Id assetId, UInt64 stake);

        /** Sets the owner of the reward. All of its addresses must sign. */
        Builder rewardsOwner(Bech32Address... addresses);

        /** Sets the owner of the reward. */
        Builder rewardsOwner(OutputOwners owner);
    }

    public Delegation {
        Objects.requireNonNull(validator, "validator");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(rewardsOwner, "rewardsOwner");
    }

    /**
     * {@return a delegation}
     *
     * @param description sets node, end, stake and rewards owner
     * @throws InvalidRequestException if one of them is missing; the message names each that is
     */
    public static Delegation of(Consumer<? super Builder> description) {
        StakingFields fields = new StakingFields();
        description.accept(fields);
        return fields.delegation();
    }

    AddPermissionlessDelegatorTx tx(BaseTx base, List<TxOutput> staked) {
        return new AddPermissionlessDelegatorTx(base, validator, subnetId, staked, rewardsOwner);
    }
}
