package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.AutoRenewedValidation;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Delegation;
import io.github.avalanche4j.wallet.builder.PChainBuilder;
import io.github.avalanche4j.wallet.builder.Validation;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Lookup;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The transactions of the P-Chain. Each method returns a request for a transaction; {@link PChainBuilder} documents the
 * arguments.
 */
public final class PChainWallet extends UtxoWallet<PChainBuilder> {
    private final Lookup lookup;

    PChainWallet(Engine engine) {
        super(
                engine,
                Chain.P,
                engine.lookup()
                        .pChainPrices()
                        .map(prices ->
                                (ids, funds, tip) -> new PChainBuilder(ids, Lookup.withTip(prices, tip), funds)));
        this.lookup = engine.lookup();
    }

    private TxRequest ofSubnet(
            String name, Id subnetId, BiFunction<PChainBuilder, OutputOwners, BuiltTx> build, Object... arguments) {
        return request(name, lookup.subnetOwner(subnetId), build, subnetId, List.of(arguments));
    }

    @Override
    BuiltTx transfer(PChainBuilder builder, List<TxOutput> outputs) {
        return builder.transfer(outputs);
    }

    @Override
    BuiltTx exportTo(PChainBuilder builder, Id destination, List<TxOutput> outputs) {
        return builder.exportTo(destination, outputs);
    }

    @Override
    BuiltTx importFrom(PChainBuilder builder, Id source, List<Utxo> exported, OutputOwners to) {
        return builder.importFrom(source, exported, to);
    }

    /**
     * {@return a transaction that creates a subnet; its id is the subnet's}
     *
     * @param owner the owner who may add chains and validators
     */
    public TxRequest createSubnet(OutputOwners owner) {
        Outputs.require(Chain.P, "owner", owner);
        return request("createSubnet", builder -> builder.createSubnet(owner), owner);
    }

    /**
     * {@return a transaction that creates a chain on a subnet; its id is the chain's}
     *
     * @param subnetId the subnet
     * @param name 1 to 128 ASCII letters, digits and spaces
     * @param vmId the chain's virtual machine
     * @param fxIds its feature extensions
     * @param genesis its genesis
     */
    public TxRequest createChain(Id subnetId, String name, Id vmId, List<Id> fxIds, Bytes genesis) {
        List<Id> copy = Require.elements("fxIds", fxIds);
        return ofSubnet(
                "createChain",
                subnetId,
                (builder, owner) -> builder.createChain(subnetId, owner, name, vmId, copy, genesis),
                name,
                vmId,
                copy,
                genesis);
    }

    /**
     * {@return a transaction that adds a validator to a permissioned subnet}
     *
     * @param subnetId the subnet
     * @param description sets its node, end and weight
     * @throws InvalidRequestException if one of them is missing
     */
    public TxRequest addSubnetValidator(Id subnetId, Consumer<? super Validation.SubnetBuilder> description) {
        TxValidator validator = Validation.ofSubnet(description);
        return ofSubnet(
                "addSubnetValidator",
                subnetId,
                (builder, owner) -> builder.addSubnetValidator(subnetId, owner, validator),
                validator);
    }

    /** {@return a transaction that removes a validator from a permissioned subnet} */
    public TxRequest removeSubnetValidator(Id subnetId, NodeId nodeId) {
        return ofSubnet(
                "removeSubnetValidator",
                subnetId,
                (builder, owner) -> builder.removeSubnetValidator(subnetId, owner, nodeId),
                nodeId);
    }

    /** {@return a transaction that transfers a subnet to another owner} */
    public TxRequest transferSubnetOwnership(Id subnetId, OutputOwners newOwner) {
        Outputs.require(Chain.P, "newOwner", newOwner);
        return ofSubnet(
                "transferSubnetOwnership",
                subnetId,
                (builder, owner) -> builder.transferSubnetOwnership(subnetId, owner, newOwner),
                newOwner);
    }

    /**
     * {@return a transaction that adds a validator that stakes} On the primary network it stakes up to 3000000 AVAX for
     * up to 365 days, and at least 2000 AVAX for 48 hours on Mainnet, 1 AVAX for 12 hours on Fuji, and 2000 AVAX for an
     * hour on a local network.
     *
     * @param description sets its node, end, stake, rewards owner and delegation shares
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest addValidator(Consumer<? super Validation.Builder> description) {
        Validation validation = Validation.of(description);
        return request("addValidator", builder -> builder.addValidator(validation), validation);
    }

    /**
     * {@return a transaction that delegates to a validator} On the primary network it stakes for up to 365 days, and at
     * least 25 AVAX for 14 days on Mainnet, 1 AVAX for 24 hours on Fuji, and 25 AVAX for 24 hours on a local network.
     *
     * @param description sets the validator's node, the end, the stake and the rewards owner
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest delegate(Consumer<? super Delegation.Builder> description) {
        Delegation delegation = Delegation.of(description);
        return request("delegate", builder -> builder.addDelegator(delegation), delegation);
    }

    /**
     * {@return a transaction that adds a validator whose stake renews itself} The stake and each period have the limits
     * of {@link #addValidator}.
     *
     * @param description sets its fields
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest addAutoRenewedValidator(Consumer<? super AutoRenewedValidation.Builder> description) {
        AutoRenewedValidation validation = AutoRenewedValidation.of(description);
        return request("addAutoRenewedValidator", builder -> builder.addAutoRenewedValidator(validation), validation);
    }

    /**
     * {@return a transaction that changes the renewal of such a validator}
     *
     * @param txId the transaction that added it
     * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
     * @param period the time after which the stake is renewed; zero ends it
     */
    public TxRequest setAutoRenewedValidatorConfig(Id txId, long autoCompoundRewardShares, Duration period) {
        return request(
                "setAutoRenewedValidatorConfig",
                lookup.validatorAuthority(txId),
                (builder, owner) ->
                        builder.setAutoRenewedValidatorConfig(txId, owner, autoCompoundRewardShares, period),
                txId,
                autoCompoundRewardShares,
                period);
    }

    /**
     * {@return a transaction that converts a permissioned subnet to an L1}
     *
     * @param subnetId the subnet
     * @param managerChainId the blockchain of the validator manager
     * @param managerAddress its address there
     * @param validators the first validators
     */
    public TxRequest convertToL1(
            Id subnetId, Id managerChainId, Bytes managerAddress, List<ConvertSubnetToL1Tx.Validator> validators) {
        List<ConvertSubnetToL1Tx.Validator> copy = Require.elements("validators", validators);
        return ofSubnet(
                "convertToL1",
                subnetId,
                (builder, owner) -> builder.convertSubnetToL1(subnetId, owner, managerChainId, managerAddress, copy),
                managerChainId,
                managerAddress,
                copy);
    }

    /**
     * {@return a transaction that adds a validator to an L1}
     *
     * @param balance the balance that pays its continuous fees
     * @param proofOfPossession 96 bytes that prove that it holds the BLS key in the message
     * @param message the signed Warp message
     */
    public TxRequest registerL1Validator(NAvax balance, Bytes proofOfPossession, Bytes message) {
        return request(
                "registerL1Validator",
                builder -> builder.registerL1Validator(balance, proofOfPossession, message),
                balance,
                proofOfPossession,
                message);
    }

    /** {@return a transaction that changes the weight of an L1's validator} */
    public TxRequest setL1ValidatorWeight(Bytes message) {
        return request("setL1ValidatorWeight", builder -> builder.setL1ValidatorWeight(message), message);
    }

    /**
     * {@return a transaction that adds to the balance of an L1's validator}
     *
     * @param validationId the validator
     * @param balance how much
     */
    public TxRequest increaseL1ValidatorBalance(Id validationId, NAvax balance) {
        return request(
                "increaseL1ValidatorBalance",
                builder -> builder.increaseL1ValidatorBalance(validationId, balance),
                validationId,
                balance);
    }

    /**
     * {@return a transaction that adds to the balance of an L1's validator what a call finds} The call runs whenever a
     * transaction is made. Say with {@link TxRequest#describedAs} what it finds.
     *
     * @param validationId the validator
     * @param balance how much
     */
    public TxRequest increaseL1ValidatorBalance(Id validationId, Call<NAvax> balance) {
        return request(
                "increaseL1ValidatorBalance",
                Objects.requireNonNull(balance, "balance"),
                (builder, found) -> builder.increaseL1ValidatorBalance(validationId, found),
                validationId,
                "by a call");
    }

    /** {@return a transaction that makes an L1's validator inactive} */
    public TxRequest disableL1Validator(Id validationId) {
        return request(
                "disableL1Validator",
                lookup.deactivationOwner(validationId),
                (builder, owner) -> builder.disableL1Validator(validationId, owner),
                validationId);
    }
}
