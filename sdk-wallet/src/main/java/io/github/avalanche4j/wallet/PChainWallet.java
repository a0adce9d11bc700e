package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
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
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The transactions of the P-Chain. Each method returns a request for a transaction; {@link PChainBuilder} documents the
 * arguments.
 */
public final class PChainWallet {
    private final Lookup lookup;
    private final Requests<PChainBuilder> requests;

    PChainWallet(WalletContext wallet) {
        this.lookup = wallet.lookup();
        this.requests = new Requests<>(
                wallet,
                Chain.P,
                lookup.pChainPrices()
                        .map(prices ->
                                (ids, funds, tip) -> new PChainBuilder(ids, Lookup.withTip(prices, tip), funds)));
    }

    private TxRequest ofSubnet(
            String name, Id subnetId, BiFunction<PChainBuilder, OutputOwners, BuiltTx> build, Object... arguments) {
        return requests.request(
                name,
                lookup.subnetOwner(subnetId),
                (builder, ids, owner) -> build.apply(builder, owner),
                subnetId,
                List.of(arguments));
    }

    /**
     * {@return a transfer of AVAX}
     *
     * @param amount the amount
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public TxRequest transfer(NAvax amount, Bech32Address to) {
        return transfer(Collections.singletonMap(to, amount));
    }

    /**
     * {@return a transfer of AVAX to several receivers in one transaction}
     *
     * @param payments the amount for each receiver, an address of this chain; at least one. Their order does not matter
     * @throws InvalidRequestException if it is empty, an amount is 0, or an address is of another chain or named twice
     */
    public TxRequest transfer(Map<Bech32Address, NAvax> payments) {
        Map<Bech32Address, NAvax> checked = Outputs.payments(Chain.P, payments);
        return requests.request("transfer", (builder, ids) -> builder.transfer(Outputs.of(ids, checked)), checked);
    }

    /**
     * {@return a transfer of any outputs}
     *
     * @param outputs the outputs
     */
    public TxRequest transfer(List<TxOutput> outputs) {
        Outputs.require(Chain.P, outputs);
        return requests.request("transfer", (builder, ids) -> builder.transfer(outputs), outputs);
    }

    /**
     * {@return an export of AVAX, which the destination imports}
     *
     * @param destination the X- or C-Chain
     * @param amount the amount that arrives
     * @param to the receiver, an address of the destination. The C-Chain takes the address of a key, which may begin
     *     with {@code P-} too
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public TxRequest exportTo(Chain destination, NAvax amount, Bech32Address to) {
        Outputs.requireExport(Chain.P, destination, amount, to);
        return requests.request(
                "exportTo",
                (builder, ids) -> builder.exportTo(ids.of(destination), Outputs.of(ids, amount, to)),
                destination,
                amount,
                to);
    }

    /**
     * {@return an import of the UTXOs that a chain exported to the wallet's addresses} It takes as many as fit into one
     * transaction, the largest first; {@link BuiltTx#left} of its draft counts the others.
     *
     * @param source the X- or C-Chain
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain
     */
    public TxRequest importFrom(Chain source, Bech32Address to) {
        Outputs.require(Chain.P, "to", to);
        return importFrom(source, to, utxo -> true);
    }

    TxRequest importFrom(Chain source, Bech32Address to, Predicate<Utxo> filter) {
        return requests.importFrom(
                source,
                filter,
                (builder, ids, utxos) -> builder.importFrom(ids.of(source), utxos, Outputs.owner(to)),
                to);
    }

    /**
     * {@return a transaction that creates a subnet; its id is the subnet's}
     *
     * @param owner the owner who may add chains and validators
     */
    public TxRequest createSubnet(OutputOwners owner) {
        Outputs.require(Chain.P, "owner", owner);
        return requests.request("createSubnet", (builder, ids) -> builder.createSubnet(owner), owner);
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
        return ofSubnet(
                "createChain",
                subnetId,
                (builder, owner) -> builder.createChain(subnetId, owner, name, vmId, fxIds, genesis),
                name,
                vmId,
                fxIds,
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

    /**
     * {@return a transaction that removes a validator from a permissioned subnet}
     *
     * @param subnetId the subnet
     * @param nodeId the validator
     */
    public TxRequest removeSubnetValidator(Id subnetId, NodeId nodeId) {
        return ofSubnet(
                "removeSubnetValidator",
                subnetId,
                (builder, owner) -> builder.removeSubnetValidator(subnetId, owner, nodeId),
                nodeId);
    }

    /**
     * {@return a transaction that transfers a subnet to another owner}
     *
     * @param subnetId the subnet
     * @param newOwner the new owner
     */
    public TxRequest transferSubnetOwnership(Id subnetId, OutputOwners newOwner) {
        Outputs.require(Chain.P, "newOwner", newOwner);
        return ofSubnet(
                "transferSubnetOwnership",
                subnetId,
                (builder, owner) -> builder.transferSubnetOwnership(subnetId, owner, newOwner),
                newOwner);
    }

    /**
     * {@return a transaction that adds a validator that stakes}
     *
     * @param description sets its node, end, stake, rewards owner and delegation shares
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest addValidator(Consumer<? super Validation.Builder> description) {
        Validation validation = Validation.of(description);
        return requests.request("addValidator", (builder, ids) -> builder.addValidator(validation), validation);
    }

    /**
     * {@return a transaction that delegates to a validator}
     *
     * @param description sets the validator's node, the end, the stake and the rewards owner
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest delegate(Consumer<? super Delegation.Builder> description) {
        Delegation delegation = Delegation.of(description);
        return requests.request("delegate", (builder, ids) -> builder.addDelegator(delegation), delegation);
    }

    /**
     * {@return a transaction that adds a validator whose stake renews itself}
     *
     * @param description sets its fields
     * @throws InvalidRequestException if one of them is missing, or what it sets breaks a rule
     */
    public TxRequest addAutoRenewedValidator(Consumer<? super AutoRenewedValidation.Builder> description) {
        AutoRenewedValidation validation = AutoRenewedValidation.of(description);
        return requests.request(
                "addAutoRenewedValidator", (builder, ids) -> builder.addAutoRenewedValidator(validation), validation);
    }

    /**
     * {@return a transaction that changes the renewal of such a validator}
     *
     * @param txId the transaction that added it
     * @param autoCompoundRewardShares the share of the reward that is restaked, in millionths
     * @param period the time after which the stake is renewed; zero ends it
     */
    public TxRequest setAutoRenewedValidatorConfig(Id txId, long autoCompoundRewardShares, Duration period) {
        return requests.request(
                "setAutoRenewedValidatorConfig",
                lookup.validatorAuthority(txId),
                (b, ids, owner) -> b.setAutoRenewedValidatorConfig(txId, owner, autoCompoundRewardShares, period),
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
        return ofSubnet(
                "convertToL1",
                subnetId,
                (builder, owner) ->
                        builder.convertSubnetToL1(subnetId, owner, managerChainId, managerAddress, validators),
                managerChainId,
                managerAddress,
                validators);
    }

    /**
     * {@return a transaction that adds a validator to an L1}
     *
     * @param balance the balance that pays its continuous fees
     * @param proofOfPossession 96 bytes that prove that it holds the BLS key in the message
     * @param message the signed Warp message
     */
    public TxRequest registerL1Validator(NAvax balance, Bytes proofOfPossession, Bytes message) {
        return requests.request(
                "registerL1Validator",
                (builder, ids) -> builder.registerL1Validator(balance, proofOfPossession, message),
                balance,
                proofOfPossession,
                message);
    }

    /**
     * {@return a transaction that changes the weight of an L1's validator}
     *
     * @param message the signed Warp message
     */
    public TxRequest setL1ValidatorWeight(Bytes message) {
        return requests.request(
                "setL1ValidatorWeight", (builder, ids) -> builder.setL1ValidatorWeight(message), message);
    }

    /**
     * {@return a transaction that adds to the balance of an L1's validator}
     *
     * @param validationId the validator
     * @param balance how much
     */
    public TxRequest increaseL1ValidatorBalance(Id validationId, NAvax balance) {
        return requests.request(
                "increaseL1ValidatorBalance",
                (builder, ids) -> builder.increaseL1ValidatorBalance(validationId, balance),
                validationId,
                balance);
    }

    /**
     * {@return a transaction that makes an L1's validator inactive}
     *
     * @param validationId the validator
     */
    public TxRequest disableL1Validator(Id validationId) {
        return requests.request(
                "disableL1Validator",
                lookup.deactivationOwner(validationId),
                (b, ids, owner) -> b.disableL1Validator(validationId, owner),
                validationId);
    }
}
