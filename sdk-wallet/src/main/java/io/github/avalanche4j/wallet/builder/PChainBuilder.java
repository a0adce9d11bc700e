package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.CreateSubnetTx;
import io.github.avalanche4j.node.tx.platform.DisableL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.IncreaseL1ValidatorBalanceTx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.RemoveSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetAutoRenewedValidatorConfigTx;
import io.github.avalanche4j.node.tx.platform.SetL1ValidatorWeightTx;
import io.github.avalanche4j.node.tx.platform.TransferSubnetOwnershipTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * Builds transactions of the P-Chain. For the same UTXOs in the same order it produces the same bytes as AvalancheGo's
 * own wallet.
 *
 * <p>Each method fails with an {@link InvalidRequestException} that names the rule if a node would refuse the
 * transaction, as far as that can be known in advance. It fails with an {@link InsufficientFundsException} if the funds
 * do not suffice, and with a {@link NotAuthorizedException} if the given addresses cannot sign for an owner. The
 * addresses of a new owner are sorted here; the order of an existing owner's addresses is kept.
 */
public final class PChainBuilder {
    private static final int MAX_MANAGER_BYTES = 4096;
    private static final Complexity IMPORT = new Complexity(94 + 161 + 80, 1, 2, 200); // base, input, output

    private final NetworkIds ids;
    private final PChainPrices prices;
    private final Funds funds;
    private final Owners owners;

    /**
     * A builder of transactions that spend from some funds.
     *
     * @param ids the ids of the network
     * @param prices the prices that determine the fee
     * @param funds the UTXOs that may be spent, and how
     */
    public PChainBuilder(NetworkIds ids, PChainPrices prices, Funds funds) {
        this.ids = Objects.requireNonNull(ids, "ids");
        this.prices = Objects.requireNonNull(prices, "prices");
        this.funds = Objects.requireNonNull(funds, "funds");
        this.owners = new Owners(funds.addresses(), funds.time());
    }

    private Plan plan(BiFunction<BaseTx, List<TxOutput>, UnsignedTx> kind) {
        return new Plan(Chain.P, ids, prices, UInt64.ZERO, funds, owners, kind);
    }

    private OutputOwners owner(String argument, OutputOwners owner) {
        return Owners.checked(argument, owner, Chain.P, ids.network());
    }

    /**
     * {@return a transfer, a {@link BaseTx}}
     *
     * @param outputs the outputs; an output with {@link TransferOutput#stakeableUntil} can be staked but not spent
     *     until then. Without outputs, it only spends its fee
     */
    public BuiltTx transfer(List<TxOutput> outputs) {
        List<TxOutput> checked = Checks.outputs(outputs, Chain.P, ids.network());
        return plan((base, stake) -> base)
                .giving(checked)
                .burning(Checks.sums(checked))
                .build();
    }

    /**
     * {@return an export to another chain, which imports it when it is accepted}
     *
     * @param destinationChain the X- or C-Chain
     * @param outputs the outputs, only of AVAX if they go to the C-Chain; the receiver's addresses must be those of a
     *     key, even on the C-Chain
     */
    public BuiltTx exportTo(Id destinationChain, List<TxOutput> outputs) {
        List<TxOutput> checked = Checks.exports(outputs, Chain.P, destinationChain, ids);
        return plan((base, stake) -> new ExportTx(base, destinationChain, checked))
                .burning(Checks.sums(checked))
                .build();
    }

    /**
     * {@return an import of the UTXOs that another chain exported and that the addresses can sign for} It takes all of
     * them; if they do not fit into one transaction, the largest that do, and {@link BuiltTx#left} counts the others.
     *
     * @param sourceChain the X- or C-Chain
     * @param exported the exported UTXOs, from {@code platform.getUTXOs} with {@code sourceChain}
     * @param to the receiver; if UTXOs of the P-Chain must help to pay the fee, the owner of the change gets the AVAX
     */
    public BuiltTx importFrom(Id sourceChain, List<Utxo> exported, OutputOwners to) {
        Checks.other("sourceChain", sourceChain, Chain.P, ids);
        OutputOwners receiver = owner("to", to);
        return Imports.of(ids.avaxAssetId(), exported, owners)
                .build(
                        this::isWorthItsFee,
                        imports -> plan((base, stake) -> new ImportTx(base, sourceChain, Spent.inputs(imports.spent())))
                                .giving(imports.otherOutputs(receiver))
                                .importing(imports, imports.amount(), receiver)
                                .build());
    }

    /** Whether a UTXO is worth more than the fee of its input. */
    private boolean isWorthItsFee(Spent spent) {
        return NAvax.of(spent.input().amount()).compareTo(prices.fee(PChainComplexity.input(spent.input()))) > 0;
    }

    /**
     * {@return the fee of an import of one UTXO that one key signs for, to one address} An exported amount arrives
     * without this fee, so it must be higher.
     */
    public NAvax importFee() {
        return prices.fee(IMPORT);
    }

    /**
     * {@return a transaction that creates a subnet, whose id is the transaction's}
     *
     * @param owner the owner who may add chains and validators
     */
    public BuiltTx createSubnet(OutputOwners owner) {
        OutputOwners checked = owner("owner", owner);
        return plan((base, stake) -> new CreateSubnetTx(base, checked)).build();
    }

    /**
     * {@return a transaction that creates a chain on a subnet, whose id is the transaction's}
     *
     * @param subnetId the subnet, which is not the primary network
     * @param subnetOwner its owner, from {@code platform.getSubnet}
     * @param name 1 to 128 ASCII letters, digits and spaces
     * @param vmId the chain's virtual machine
     * @param fxIds its feature extensions
     * @param genesis its genesis, in the format of the virtual machine
     */
    public BuiltTx createChain(
            Id subnetId, OutputOwners subnetOwner, String name, Id vmId, List<Id> fxIds, Bytes genesis) {
        subnet(subnetId);
        if (!name.matches("[a-zA-Z0-9 ]{1,128}")) {
            throw new InvalidRequestException("chainName", name, "1 to 128 ASCII letters, digits and spaces");
        }
        Checks.notEmpty("vmID", vmId, "the id of a virtual machine");
        List<Id> sorted = new ArrayList<>(fxIds);
        sorted.sort(Comparator.comparing(Id::bytes));
        if (sorted.stream().distinct().count() < sorted.size()) {
            throw new InvalidRequestException("fxIDs", fxIds.toString(), "each named once");
        }
        List<Long> auth = owners.authorize("subnet " + subnetId, subnetOwner);
        return plan((base, stake) -> new CreateChainTx(base, subnetId, name, vmId, sorted, genesis, auth))
                .authorizedBy(subnetOwner)
                .build();
    }

    private Id subnet(Id subnetId) {
        return Checks.notEmpty("subnetID", subnetId, "a subnet that is not the primary network");
    }

    /**
     * {@return a transaction that adds a validator to a permissioned subnet}
     *
     * @param subnetId the subnet
     * @param subnetOwner its owner
     * @param validator the validator, which must validate the primary network for the whole period
     */
    public BuiltTx addSubnetValidator(Id subnetId, OutputOwners subnetOwner, TxValidator validator) {
        subnet(subnetId);
        Checks.positive("weight", validator.weight());
        Staking.period(validator, funds.time());
        List<Long> auth = owners.authorize("subnet " + subnetId, subnetOwner);
        return plan((base, stake) -> new AddSubnetValidatorTx(base, validator, subnetId, auth))
                .authorizedBy(subnetOwner)
                .build();
    }

    /**
     * {@return a transaction that removes a validator from a permissioned subnet}
     *
     * @param subnetId the subnet
     * @param subnetOwner its owner
     * @param nodeId the validator
     */
    public BuiltTx removeSubnetValidator(Id subnetId, OutputOwners subnetOwner, NodeId nodeId) {
        subnet(subnetId);
        List<Long> auth = owners.authorize("subnet " + subnetId, subnetOwner);
        return plan((base, stake) -> new RemoveSubnetValidatorTx(base, nodeId, subnetId, auth))
                .authorizedBy(subnetOwner)
                .build();
    }

    /**
     * {@return a transaction that transfers a subnet to another owner}
     *
     * @param subnetId the subnet
     * @param subnetOwner its current owner
     * @param newOwner the new owner
     */
    public BuiltTx transferSubnetOwnership(Id subnetId, OutputOwners subnetOwner, OutputOwners newOwner) {
        subnet(subnetId);
        OutputOwners checked = owner("newOwner", newOwner);
        List<Long> auth = owners.authorize("subnet " + subnetId, subnetOwner);
        return plan((base, stake) -> new TransferSubnetOwnershipTx(base, subnetId, auth, checked))
                .authorizedBy(subnetOwner)
                .build();
    }

    /**
     * {@return a transaction that adds a validator of the primary network, or of a subnet with its own asset}
     *
     * @param validation the validator, its stake and its period
     */
    public BuiltTx addValidator(Validation validation) {
        StakingFields fields = validation.fields();
        Staking.validator(fields, ids, funds.time());
        OutputOwners rewards = owner("rewardsOwner", fields.rewardsOwner());
        OutputOwners ofDelegations = owner("delegationRewardsOwner", fields.delegationRewardsOwner());
        return plan((base, stake) -> new AddPermissionlessValidatorTx(
                        base,
                        fields.validator(),
                        fields.subnetId(),
                        fields.signer(),
                        stake,
                        rewards,
                        ofDelegations,
                        fields.delegationShares()))
                .staking(fields.assetId(ids), fields.validator().weight())
                .build();
    }

    /**
     * {@return a transaction that delegates to a validator}
     *
     * @param delegation the validator, the stake and its period
     */
    public BuiltTx addDelegator(Delegation delegation) {
        StakingFields fields = delegation.fields();
        Staking.delegator(fields, ids, funds.time());
        OutputOwners rewards = owner("rewardsOwner", fields.rewardsOwner());
        return plan((base, stake) ->
                        new AddPermissionlessDelegatorTx(base, fields.validator(), fields.subnetId(), stake, rewards))
                .staking(fields.assetId(ids), fields.validator().weight())
                .build();
    }

    /**
     * {@return a transaction that adds a validator of the primary network whose stake renews itself} Nodes accept it
     * since the Helicon upgrade.
     *
     * @param validation the validator and its stake
     */
    public BuiltTx addAutoRenewedValidator(AutoRenewedValidation validation) {
        StakingFields fields = validation.fields();
        Staking.autoRenewed(fields, ids);
        OutputOwners rewards = owner("rewardsOwner", fields.rewardsOwner());
        OutputOwners ofDelegations = owner("delegationRewardsOwner", fields.delegationRewardsOwner());
        OutputOwners authority = owner("validatorAuthority", fields.validatorAuthority());
        return plan((base, stake) -> new AddAutoRenewedValidatorTx(
                        base,
                        fields.validator().nodeId().bytes(),
                        fields.signer(),
                        stake,
                        rewards,
                        ofDelegations,
                        authority,
                        fields.delegationShares(),
                        fields.autoCompoundRewardShares(),
                        fields.period()))
                .staking(ids.avaxAssetId(), fields.validator().weight())
                .build();
    }

    /**
     * {@return a transaction that changes the renewal of an auto-renewed validator} See {@link
     * #addAutoRenewedValidator}.
     *
     * @param txId the transaction that added the validator
     * @param validatorAuthority the owner that this transaction named
     * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
     * @param period the time after which the stake is renewed, in whole seconds; zero ends it after the current period
     */
    public BuiltTx setAutoRenewedValidatorConfig(
            Id txId, OutputOwners validatorAuthority, long autoCompoundRewardShares, Duration period) {
        Checks.share("autoCompoundRewardShares", autoCompoundRewardShares);
        Staking.renewal(period, ids);
        List<Long> auth = owners.authorize("validator " + txId, validatorAuthority);
        return plan((base, stake) ->
                        new SetAutoRenewedValidatorConfigTx(base, txId, auth, autoCompoundRewardShares, period))
                .authorizedBy(validatorAuthority)
                .build();
    }

    /**
     * {@return a transaction that converts a permissioned subnet to an L1} It pays the balances of the validators.
     *
     * @param subnetId the subnet
     * @param subnetOwner its owner
     * @param managerChainId the blockchain of the validator manager
     * @param managerAddress its address there, up to 4096 bytes: 20 on EVM chains
     * @param validators the first validators, at least one; their order does not matter, because they are sorted by
     *     node id. A validator without a balance starts inactive
     */
    public BuiltTx convertSubnetToL1(
            Id subnetId,
            OutputOwners subnetOwner,
            Id managerChainId,
            Bytes managerAddress,
            List<ConvertSubnetToL1Tx.Validator> validators) {
        subnet(subnetId);
        Checks.size("managerAddress", managerAddress, 0, MAX_MANAGER_BYTES);
        List<ConvertSubnetToL1Tx.Validator> checked = Staking.checked(validators, ids.network());
        UInt64 balances = UInt64.ZERO;
        for (ConvertSubnetToL1Tx.Validator validator : checked) {
            balances = Amounts.sum("balance", balances, validator.balance().amount());
        }
        List<Long> auth = owners.authorize("subnet " + subnetId, subnetOwner);
        return plan((base, stake) ->
                        new ConvertSubnetToL1Tx(base, subnetId, managerChainId, managerAddress, checked, auth))
                .burning(Map.of(ids.avaxAssetId(), balances))
                .authorizedBy(subnetOwner)
                .build();
    }

    /**
     * {@return a transaction that adds a validator to an L1, as the L1 requested in a Warp message}
     *
     * @param balance the balance that pays the validator's continuous fees
     * @param proofOfPossession 96 bytes that prove that it holds the BLS key in the message
     * @param message the signed Warp message, which authorizes it for up to 24 hours
     */
    public BuiltTx registerL1Validator(NAvax balance, Bytes proofOfPossession, Bytes message) {
        Checks.size("proofOfPossession", proofOfPossession, 96, 96);
        return plan((base, stake) -> new RegisterL1ValidatorTx(base, balance, proofOfPossession, message))
                .burning(Map.of(ids.avaxAssetId(), balance.amount()))
                .build();
    }

    /**
     * {@return a transaction that changes the weight of an L1's validator, or removes it with weight 0}
     *
     * @param message the signed Warp message in which the L1 requests it
     */
    public BuiltTx setL1ValidatorWeight(Bytes message) {
        return plan((base, stake) -> new SetL1ValidatorWeightTx(base, message)).build();
    }

    /**
     * {@return a transaction that tops up the balance from which an L1's validator pays continuous fees} Any key may
     * pay. A validator that has become inactive becomes active again.
     *
     * @param validationId the validator
     * @param balance the amount, 1 nAVAX or more
     */
    public BuiltTx increaseL1ValidatorBalance(Id validationId, NAvax balance) {
        Checks.positive("balance", balance.amount());
        return plan((base, stake) -> new IncreaseL1ValidatorBalanceTx(base, validationId, balance))
                .burning(Map.of(ids.avaxAssetId(), balance.amount()))
                .build();
    }

    /**
     * {@return a transaction that makes an L1's validator inactive and returns its remaining balance}
     *
     * @param validationId the validator
     * @param deactivationOwner the owner who may do so, from {@code platform.getL1Validator}
     */
    public BuiltTx disableL1Validator(Id validationId, OutputOwners deactivationOwner) {
        List<Long> auth = owners.authorize("validator " + validationId, deactivationOwner);
        return plan((base, stake) -> new DisableL1ValidatorTx(base, validationId, auth))
                .authorizedBy(deactivationOwner)
                .build();
    }
}
