package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.function.Consumer;

/** A validator that stakes. */
public final class Validation {
    private final StakingFields fields;

    private Validation(StakingFields fields) {
        this.fields = fields;
    }

    /** Describes a validator. Node, end, stake, rewards owner and delegation shares are required. */
    @Settings(value = "description", refusesNull = true)
    public interface Builder {
        /**
         * Sets the node of the primary network.
         *
         * @param node the node
         * @param proof its BLS key, from {@code node.info().getNodeId()} of the node itself
         */
        Builder node(NodeId node, NodePop proof);

        /** Sets the node of another subnet, which needs no BLS key. */
        Builder node(NodeId nodeId);

        /** Sets the start, which nodes ignore since the Durango upgrade; 1970 unless it is set. */
        Builder start(Instant start);

        /** Sets the end. A fraction of a second is cut off. */
        Builder end(Instant end);

        /** Sets the stake on the primary network. */
        Builder stake(NAvax stake);

        /** Sets another subnet, its asset, and the stake in the asset's smallest unit. */
        Builder subnet(Id subnetId, Id assetId, UInt64 stake);

        /**
         * Sets the owner of the rewards: for validating, and of the share of the delegators' rewards. All of its
         * addresses must sign.
         */
        Builder rewardsOwner(Bech32Address... addresses);

        /** Sets the owner of the rewards: for validating, and of the share of the delegators' rewards. */
        Builder rewardsOwner(OutputOwners owner);

        /** Sets another owner of the share of the delegators' rewards. */
        Builder delegationRewardsOwner(OutputOwners owner);

        /** Sets the share of the delegators' rewards, in millionths: at least 20000 (2 %) on the primary network. */
        Builder delegationShares(long millionths);
    }

    /** Describes a validator of a permissioned subnet. Node, end and weight are required. */
    @Settings(value = "description", refusesNull = true)
    public interface SubnetBuilder {
        /** Sets the node, which must validate the primary network for the whole period. */
        SubnetBuilder node(NodeId nodeId);

        /** Sets the start, which nodes ignore since the Durango upgrade; 1970 unless it is set. */
        SubnetBuilder start(Instant start);

        /** Sets the end. A fraction of a second is cut off. */
        SubnetBuilder end(Instant end);

        /** Sets the weight, 1 or more. */
        SubnetBuilder weight(long weight);
    }

    /**
     * {@return a validator}
     *
     * @param description sets node, end, stake, rewards owner and delegation shares
     * @throws InvalidRequestException if one of them is missing; the message names each that is
     */
    public static Validation of(Consumer<? super Builder> description) {
        return new Validation(StakingFields.of(
                GeneratedValidationBuilder.of(description),
                "node",
                "end",
                "stake",
                "rewardsOwner",
                "delegationShares"));
    }

    /**
     * {@return a validator of a permissioned subnet}
     *
     * @param description sets node, end and weight
     * @throws InvalidRequestException if one of them is missing; the message names each that is
     */
    public static TxValidator ofSubnet(Consumer<? super SubnetBuilder> description) {
        return StakingFields.of(GeneratedValidationSubnetBuilder.of(description), "node", "end", "weight")
                .validator();
    }

    StakingFields fields() {
        return fields;
    }

    /** {@return its fields} */
    @Override
    public String toString() {
        return "Validation of " + fields;
    }
}
