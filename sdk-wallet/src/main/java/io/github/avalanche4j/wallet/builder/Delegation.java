package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.function.Consumer;

/** A stake that is delegated to a validator. */
public final class Delegation {
    private final StakingFields fields;

    private Delegation(StakingFields fields) {
        this.fields = fields;
    }

    /** Describes a delegation. Node, end, stake and rewards owner are required. */
    @Settings(value = "description", refusesNull = true)
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

    /**
     * {@return a delegation}
     *
     * @param description sets node, end, stake and rewards owner
     * @throws InvalidRequestException if one of them is missing; the message names each that is
     */
    public static Delegation of(Consumer<? super Builder> description) {
        return new Delegation(
                StakingFields.of(GeneratedDelegationBuilder.of(description), "node", "end", "stake", "rewardsOwner"));
    }

    StakingFields fields() {
        return fields;
    }

    /** {@return its fields} */
    @Override
    public String toString() {
        return "Delegation of " + fields;
    }
}
