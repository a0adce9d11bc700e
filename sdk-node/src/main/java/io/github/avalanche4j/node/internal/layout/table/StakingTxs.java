package io.github.avalanche4j.node.internal.layout.table;

import static io.github.avalanche4j.node.internal.layout.Chain.P;
import static io.github.avalanche4j.node.internal.layout.table.Outputs.authorization;
import static io.github.avalanche4j.node.internal.layout.table.Outputs.owner;
import static io.github.avalanche4j.node.internal.layout.table.SharedTxs.base;

import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddValidatorTx;
import io.github.avalanche4j.node.tx.platform.AdvanceTimeTx;
import io.github.avalanche4j.node.tx.platform.RewardAutoRenewedValidatorTx;
import io.github.avalanche4j.node.tx.platform.RewardValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetAutoRenewedValidatorConfigTx;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Transactions about staking (AvalancheGo vms/platformvm/txs). */
public final class StakingTxs {
    static final List<Kind<?>> KINDS = List.of(
            new Kind<>(P, 12, AddValidatorTx.class, StakingTxs::addValidator),
            new Kind<>(P, 14, AddDelegatorTx.class, StakingTxs::addDelegator),
            new Kind<>(P, 19, AdvanceTimeTx.class, StakingTxs::advanceTime),
            new Kind<>(P, 20, RewardValidatorTx.class, StakingTxs::rewardValidator),
            new Kind<>(P, 25, AddPermissionlessValidatorTx.class, StakingTxs::addPermissionlessValidator),
            new Kind<>(P, 26, AddPermissionlessDelegatorTx.class, StakingTxs::addPermissionlessDelegator),
            new Kind<>(P, 40, AddAutoRenewedValidatorTx.class, StakingTxs::addAutoRenewedValidator),
            new Kind<>(P, 41, SetAutoRenewedValidatorConfigTx.class, StakingTxs::setAutoRenewedValidatorConfig),
            new Kind<>(P, 42, RewardAutoRenewedValidatorTx.class, StakingTxs::rewardAutoRenewedValidator));

    private StakingTxs() {}

    private static AddValidatorTx addValidator(Fields f, @Nullable AddValidatorTx v) {
        return new AddValidatorTx(
                base(f, v == null ? null : v.base()),
                f.object("validator", v, AddValidatorTx::validator, Validators::validator),
                SharedTxs.outputs(f, "stake", v, AddValidatorTx::stake),
                owner(f, "rewardsOwner", v, AddValidatorTx::rewardsOwner),
                f.uint32("shares", v, AddValidatorTx::shares));
    }

    private static AddDelegatorTx addDelegator(Fields f, @Nullable AddDelegatorTx v) {
        return new AddDelegatorTx(
                base(f, v == null ? null : v.base()),
                f.object("validator", v, AddDelegatorTx::validator, Validators::validator),
                SharedTxs.outputs(f, "stake", v, AddDelegatorTx::stake),
                owner(f, "rewardsOwner", v, AddDelegatorTx::rewardsOwner));
    }

    private static AdvanceTimeTx advanceTime(Fields f, @Nullable AdvanceTimeTx v) {
        return new AdvanceTimeTx(f.time("time", v, AdvanceTimeTx::time));
    }

    private static RewardValidatorTx rewardValidator(Fields f, @Nullable RewardValidatorTx v) {
        return new RewardValidatorTx(f.id("txID", v, RewardValidatorTx::txId));
    }

    private static AddPermissionlessValidatorTx addPermissionlessValidator(
            Fields f, @Nullable AddPermissionlessValidatorTx v) {
        return new AddPermissionlessValidatorTx(
                base(f, v == null ? null : v.base()),
                f.object("validator", v, AddPermissionlessValidatorTx::validator, Validators::validator),
                f.id("subnetID", v, AddPermissionlessValidatorTx::subnetId),
                f.object("signer", v, AddPermissionlessValidatorTx::signer, Validators::optionalSigner),
                SharedTxs.outputs(f, "stake", v, AddPermissionlessValidatorTx::stake),
                owner(f, "validationRewardsOwner", v, AddPermissionlessValidatorTx::validationRewardsOwner),
                owner(f, "delegationRewardsOwner", v, AddPermissionlessValidatorTx::delegationRewardsOwner),
                f.uint32("shares", v, AddPermissionlessValidatorTx::shares));
    }

    private static AddPermissionlessDelegatorTx addPermissionlessDelegator(
            Fields f, @Nullable AddPermissionlessDelegatorTx v) {
        return new AddPermissionlessDelegatorTx(
                base(f, v == null ? null : v.base()),
                f.object("validator", v, AddPermissionlessDelegatorTx::validator, Validators::validator),
                f.id("subnetID", v, AddPermissionlessDelegatorTx::subnetId),
                SharedTxs.outputs(f, "stake", v, AddPermissionlessDelegatorTx::stake),
                owner(f, "rewardsOwner", v, AddPermissionlessDelegatorTx::rewardsOwner));
    }

    private static AddAutoRenewedValidatorTx addAutoRenewedValidator(Fields f, @Nullable AddAutoRenewedValidatorTx v) {
        return new AddAutoRenewedValidatorTx(
                base(f, v == null ? null : v.base()),
                f.bytes("nodeID", v, AddAutoRenewedValidatorTx::nodeId),
                f.object("signer", v, AddAutoRenewedValidatorTx::signer, Validators::optionalSigner),
                SharedTxs.outputs(f, "stake", v, AddAutoRenewedValidatorTx::stake),
                owner(f, "validationRewardsOwner", v, AddAutoRenewedValidatorTx::validationRewardsOwner),
                owner(f, "delegationRewardsOwner", v, AddAutoRenewedValidatorTx::delegationRewardsOwner),
                owner(f, "validatorAuthority", v, AddAutoRenewedValidatorTx::validatorAuthority),
                f.uint32("delegationShares", v, AddAutoRenewedValidatorTx::delegationShares),
                f.uint32("autoCompoundRewardShares", v, AddAutoRenewedValidatorTx::autoCompoundRewardShares),
                f.seconds64("period", v, AddAutoRenewedValidatorTx::period));
    }

    private static SetAutoRenewedValidatorConfigTx setAutoRenewedValidatorConfig(
            Fields f, @Nullable SetAutoRenewedValidatorConfigTx v) {
        return new SetAutoRenewedValidatorConfigTx(
                base(f, v == null ? null : v.base()),
                f.id("txID", v, SetAutoRenewedValidatorConfigTx::txId),
                authorization(f, "auth", v, SetAutoRenewedValidatorConfigTx::auth),
                f.uint32("autoCompoundRewardShares", v, SetAutoRenewedValidatorConfigTx::autoCompoundRewardShares),
                f.seconds64("period", v, SetAutoRenewedValidatorConfigTx::period));
    }

    private static RewardAutoRenewedValidatorTx rewardAutoRenewedValidator(
            Fields f, @Nullable RewardAutoRenewedValidatorTx v) {
        return new RewardAutoRenewedValidatorTx(
                f.id("txID", v, RewardAutoRenewedValidatorTx::txId),
                f.time("timestamp", v, RewardAutoRenewedValidatorTx::timestamp));
    }
}
