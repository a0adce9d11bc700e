package io.github.avalanche4j.node.internal.layout.table;

import static io.github.avalanche4j.node.internal.layout.Chain.P;
import static io.github.avalanche4j.node.internal.layout.table.Outputs.authorization;
import static io.github.avalanche4j.node.internal.layout.table.Outputs.owner;
import static io.github.avalanche4j.node.internal.layout.table.SharedTxs.base;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.CreateSubnetTx;
import io.github.avalanche4j.node.tx.platform.DisableL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.IncreaseL1ValidatorBalanceTx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.RemoveSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetL1ValidatorWeightTx;
import io.github.avalanche4j.node.tx.platform.TransferSubnetOwnershipTx;
import io.github.avalanche4j.node.tx.platform.TransformSubnetTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Transactions about subnets, their chains, and L1s (AvalancheGo vms/platformvm/txs). */
public final class SubnetTxs {
    static final List<Kind<?>> KINDS = List.of(
            new Kind<>(P, 13, AddSubnetValidatorTx.class, SubnetTxs::addSubnetValidator),
            new Kind<>(P, 15, CreateChainTx.class, SubnetTxs::createChain),
            new Kind<>(P, 16, CreateSubnetTx.class, SubnetTxs::createSubnet),
            new Kind<>(P, 23, RemoveSubnetValidatorTx.class, SubnetTxs::removeSubnetValidator),
            new Kind<>(P, 24, TransformSubnetTx.class, SubnetTxs::transformSubnet),
            new Kind<>(P, 33, TransferSubnetOwnershipTx.class, SubnetTxs::transferSubnetOwnership),
            new Kind<>(P, 35, ConvertSubnetToL1Tx.class, SubnetTxs::convertSubnetToL1),
            new Kind<>(P, 36, RegisterL1ValidatorTx.class, SubnetTxs::registerL1Validator),
            new Kind<>(P, 37, SetL1ValidatorWeightTx.class, SubnetTxs::setL1ValidatorWeight),
            new Kind<>(P, 38, IncreaseL1ValidatorBalanceTx.class, SubnetTxs::increaseL1ValidatorBalance),
            new Kind<>(P, 39, DisableL1ValidatorTx.class, SubnetTxs::disableL1Validator));

    private SubnetTxs() {}

    /** In JSON the subnet is a field of the validator. */
    private record SubnetValidator(TxValidator validator, Id subnetId) {
        static SubnetValidator of(Fields f, @Nullable SubnetValidator v) {
            return new SubnetValidator(
                    Validators.validator(f, v == null ? null : v.validator),
                    f.id("subnetID", v, SubnetValidator::subnetId));
        }
    }

    private static AddSubnetValidatorTx addSubnetValidator(Fields f, @Nullable AddSubnetValidatorTx v) {
        BaseTx base = base(f, v == null ? null : v.base());
        SubnetValidator added =
                f.object("validator", v, tx -> new SubnetValidator(tx.validator(), tx.subnetId()), SubnetValidator::of);
        return new AddSubnetValidatorTx(
                base,
                added.validator,
                added.subnetId,
                authorization(f, "subnetAuthorization", v, AddSubnetValidatorTx::subnetAuthorization));
    }

    private static CreateChainTx createChain(Fields f, @Nullable CreateChainTx v) {
        return new CreateChainTx(
                base(f, v == null ? null : v.base()),
                f.id("subnetID", v, CreateChainTx::subnetId),
                f.string("chainName", v, CreateChainTx::chainName),
                f.id("vmID", v, CreateChainTx::vmId),
                f.ids("fxIDs", v, CreateChainTx::fxIds),
                f.base64("genesisData", v, CreateChainTx::genesisData),
                authorization(f, "subnetAuthorization", v, CreateChainTx::subnetAuthorization));
    }

    private static CreateSubnetTx createSubnet(Fields f, @Nullable CreateSubnetTx v) {
        return new CreateSubnetTx(base(f, v == null ? null : v.base()), owner(f, "owner", v, CreateSubnetTx::owner));
    }

    private static RemoveSubnetValidatorTx removeSubnetValidator(Fields f, @Nullable RemoveSubnetValidatorTx v) {
        return new RemoveSubnetValidatorTx(
                base(f, v == null ? null : v.base()),
                f.nodeId("nodeID", v, RemoveSubnetValidatorTx::nodeId),
                f.id("subnetID", v, RemoveSubnetValidatorTx::subnetId),
                authorization(f, "subnetAuthorization", v, RemoveSubnetValidatorTx::subnetAuthorization));
    }

    private static TransformSubnetTx transformSubnet(Fields f, @Nullable TransformSubnetTx v) {
        return new TransformSubnetTx(
                base(f, v == null ? null : v.base()),
                f.id("subnetID", v, TransformSubnetTx::subnetId),
                f.id("assetID", v, TransformSubnetTx::assetId),
                f.uint64("initialSupply", v, TransformSubnetTx::initialSupply),
                f.uint64("maximumSupply", v, TransformSubnetTx::maximumSupply),
                f.uint64("minConsumptionRate", v, TransformSubnetTx::minConsumptionRate),
                f.uint64("maxConsumptionRate", v, TransformSubnetTx::maxConsumptionRate),
                f.uint64("minValidatorStake", v, TransformSubnetTx::minValidatorStake),
                f.uint64("maxValidatorStake", v, TransformSubnetTx::maxValidatorStake),
                f.seconds32("minStakeDuration", v, TransformSubnetTx::minStakeDuration),
                f.seconds32("maxStakeDuration", v, TransformSubnetTx::maxStakeDuration),
                f.uint32("minDelegationFee", v, TransformSubnetTx::minDelegationFee),
                f.uint64("minDelegatorStake", v, TransformSubnetTx::minDelegatorStake),
                (int) f.uint8("maxValidatorWeightFactor", v, TransformSubnetTx::maxValidatorWeightFactor),
                f.uint32("uptimeRequirement", v, TransformSubnetTx::uptimeRequirement),
                authorization(f, "subnetAuthorization", v, TransformSubnetTx::subnetAuthorization));
    }

    private static TransferSubnetOwnershipTx transferSubnetOwnership(Fields f, @Nullable TransferSubnetOwnershipTx v) {
        return new TransferSubnetOwnershipTx(
                base(f, v == null ? null : v.base()),
                f.id("subnetID", v, TransferSubnetOwnershipTx::subnetId),
                authorization(f, "subnetAuthorization", v, TransferSubnetOwnershipTx::subnetAuthorization),
                owner(f, "newOwner", v, TransferSubnetOwnershipTx::newOwner));
    }

    private static ConvertSubnetToL1Tx convertSubnetToL1(Fields f, @Nullable ConvertSubnetToL1Tx v) {
        return new ConvertSubnetToL1Tx(
                base(f, v == null ? null : v.base()),
                f.id("subnetID", v, ConvertSubnetToL1Tx::subnetId),
                f.id("chainID", v, ConvertSubnetToL1Tx::chainId),
                f.bytes("address", v, ConvertSubnetToL1Tx::address),
                f.list(
                        "validators",
                        Elements.L1_VALIDATORS,
                        v,
                        ConvertSubnetToL1Tx::validators,
                        Validators::l1Validator),
                authorization(f, "subnetAuthorization", v, ConvertSubnetToL1Tx::subnetAuthorization));
    }

    private static RegisterL1ValidatorTx registerL1Validator(Fields f, @Nullable RegisterL1ValidatorTx v) {
        return new RegisterL1ValidatorTx(
                base(f, v == null ? null : v.base()),
                f.nAvax("balance", v, RegisterL1ValidatorTx::balance),
                f.signatureAsNumbers("proofOfPossession", v, RegisterL1ValidatorTx::proofOfPossession),
                f.bytes("message", v, RegisterL1ValidatorTx::message));
    }

    private static SetL1ValidatorWeightTx setL1ValidatorWeight(Fields f, @Nullable SetL1ValidatorWeightTx v) {
        return new SetL1ValidatorWeightTx(
                base(f, v == null ? null : v.base()), f.bytes("message", v, SetL1ValidatorWeightTx::message));
    }

    private static IncreaseL1ValidatorBalanceTx increaseL1ValidatorBalance(
            Fields f, @Nullable IncreaseL1ValidatorBalanceTx v) {
        return new IncreaseL1ValidatorBalanceTx(
                base(f, v == null ? null : v.base()),
                f.id("validationID", v, IncreaseL1ValidatorBalanceTx::validationId),
                f.nAvax("balance", v, IncreaseL1ValidatorBalanceTx::balance));
    }

    private static DisableL1ValidatorTx disableL1Validator(Fields f, @Nullable DisableL1ValidatorTx v) {
        return new DisableL1ValidatorTx(
                base(f, v == null ? null : v.base()),
                f.id("validationID", v, DisableL1ValidatorTx::validationId),
                authorization(f, "disableAuthorization", v, DisableL1ValidatorTx::disableAuthorization));
    }
}
