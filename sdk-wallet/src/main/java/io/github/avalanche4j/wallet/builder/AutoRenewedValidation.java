package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.util.function.Consumer;

/** A validator of the primary network whose stake renews itself. */
public final class AutoRenewedValidation {
    private final StakingFields fields;

    private AutoRenewedValidation(StakingFields fields) {
        this.fields = fields;
    }

    /**
     * Describes a validator whose stake renews itself. Every field is required, except {@link #delegationRewardsOwner}.
     */
    @Settings(value = "description", refusesNull = true)
    public interface Builder {
        /**
         * Sets the node.
         *
         * @param node the node
         * @param proof its BLS key, from {@code node.info().getNodeId()} of the node itself
         */
        Builder node(NodeId node, NodePop proof);

        /** Sets the stake. */
        Builder stake(NAvax stake);

        /**
         * Sets the owner of the rewards: for validating, and of the share of the delegators' rewards. All of its
         * addresses must sign.
         */
        Builder rewardsOwner(Bech32Address... addresses);

        /** Sets the owner of the rewards: for validating, and of the share of the delegators' rewards. */
        Builder rewardsOwner(OutputOwners owner);

        /** Sets another owner of the share of the delegators' rewards. */
        Builder delegationRewardsOwner(OutputOwners owner);

        /** Sets the owner who may change this configuration. All of its addresses must sign. */
        Builder validatorAuthority(Bech32Address... addresses);

        /** Sets the owner who may change this configuration. */
        Builder validatorAuthority(OutputOwners owner);

        /** Sets the share of the delegators' rewards, in millionths, at least 20000 (2 %). */
        Builder delegationShares(long millionths);

        /** Sets the share of the reward that is restaked, in millionths. */
        Builder autoCompoundRewardShares(long millionths);

        /** Sets the time after which the stake is renewed, in whole seconds. */
        Builder period(Duration period);
    }

    /**
     * {@return a validator whose stake renews itself}
     *
     * @param description sets its fields
     * @throws InvalidRequestException if one of them is missing; the message names each that is
     */
    public static AutoRenewedValidation of(Consumer<? super Builder> description) {
        return new AutoRenewedValidation(StakingFields.of(
                GeneratedAutoRenewedValidationBuilder.of(description),
                "node",
                "stake",
                "rewardsOwner",
                "validatorAuthority",
                "delegationShares",
                "autoCompoundRewardShares",
                "period"));
    }

    StakingFields fields() {
        return fields;
    }

    /** {@return its fields} */
    @Override
    public String toString() {
        return "AutoRenewedValidation of " + fields;
    }
}
