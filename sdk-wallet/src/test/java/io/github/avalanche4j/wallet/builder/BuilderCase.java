package io.github.avalanche4j.wallet.builder;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.elements;
import static io.github.avalanche4j.wallet.Vectors.id;
import static io.github.avalanche4j.wallet.Vectors.nAvax;
import static io.github.avalanche4j.wallet.Vectors.number;
import static io.github.avalanche4j.wallet.Vectors.text;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.Vectors;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One transaction of the vectors: the input of the builder, and the call that builds it. */
public record BuilderCase(JsonNode json) {
    private static final List<String> FILES =
            List.of("pchain_transfers", "pchain_subnets", "pchain_staking", "pchain_l1", "xchain", "cchain");

    /** All transactions of the vectors. */
    public static Stream<BuilderCase> all() {
        return FILES.stream().flatMap(Vectors::cases).map(BuilderCase::new);
    }

    public static BuilderCase named(String name) {
        return all().filter(one -> one.toString().equals(name)).findFirst().orElseThrow();
    }

    private JsonNode context() {
        return json.required("context");
    }

    private JsonNode params() {
        return json.required("operation").path("params");
    }

    private JsonNode options() {
        return json.required("options");
    }

    public JsonNode expect() {
        return json.required("expect");
    }

    public String type() {
        return text(json.required("operation"), "type");
    }

    public Chain chain() {
        return Chain.valueOf(text(json, "chain"));
    }

    public Network network() {
        return Network.of(context().required("networkID").asLong());
    }

    NetworkIds ids() {
        return new NetworkIds(
                network(), id(context(), "avaxAssetID"), id(context(), "xChainID"), id(context(), "cChainID"));
    }

    public List<PrivateKey> keys(String field) {
        return elements(json.path(field))
                .map(JsonNode::asText)
                .map(PrivateKey::parse)
                .toList();
    }

    private List<Bech32Address> signers() {
        return options().has("addresses")
                ? addresses(options().required("addresses"))
                : keys("keys").stream()
                        .map(key -> key.publicKey().address(chain().name(), network()))
                        .toList();
    }

    private Utxo utxo(JsonNode utxo) {
        return chain().parseUtxo(bytes(utxo, "bytes"), network());
    }

    /** The UTXOs of the case on all chains. */
    public List<Utxo> utxos() {
        return elements(json.path("utxos")).map(this::utxo).toList();
    }

    private List<Utxo> utxosOf(Id chain) {
        return elements(json.path("utxos"))
                .filter(utxo -> id(utxo, "sourceChain").equals(chain))
                .map(this::utxo)
                .toList();
    }

    Funds funds(Id chain) {
        Funds funds = Funds.of(utxosOf(chain), signers(), time(options(), "minIssuanceTime"));
        if (options().has("changeOwner")) {
            funds = funds.withChange(owner(options().required("changeOwner")));
        }
        return options().has("memo") ? funds.withMemo(bytes(options(), "memo")) : funds;
    }

    /** The owner of the subnet or validator that a transaction names. */
    private OutputOwners ownerOf(Id id) {
        return owner(json.required("owners").required(id.toString()));
    }

    private List<TxOutput> outputs() {
        return elements(json.required("operation").path("params").path("outputs"))
                .map(output -> new TxOutput(
                        output.has("assetID") ? id(output, "assetID") : ids().avaxAssetId(),
                        new TransferOutput(
                                number(output, "amount"),
                                owner(output),
                                output.has("stakeableLocktime")
                                        ? Optional.of(time(output, "stakeableLocktime"))
                                        : Optional.empty())))
                .toList();
    }

    /** Builds the transaction as a user would. */
    public BuiltTx build() {
        return switch (chain()) {
            case P -> onP();
            case X -> onX();
            case C -> onC();
        };
    }

    PChainPrices prices() {
        List<UInt64> weights = elements(context().required("weights"))
                .map(weight -> UInt64.parse(weight.asText()))
                .toList();
        return new PChainPrices(weights, nAvax(context(), "gasPrice"), UInt64.MAX);
    }

    private BuiltTx onP() {
        JsonNode p = params();
        PChainBuilder builder = new PChainBuilder(ids(), prices(), funds(Id.EMPTY));
        Id subnet = p.has("subnetID") ? id(p, "subnetID") : Id.EMPTY;
        return switch (type()) {
            case "BaseTx" -> builder.transfer(outputs());
            case "ExportTx" -> builder.exportTo(id(p, "destinationChain"), outputs());
            case "ImportTx" ->
                builder.importFrom(id(p, "sourceChain"), utxosOf(id(p, "sourceChain")), owner(p.required("to")));
            case "CreateSubnetTx" -> builder.createSubnet(owner(p.required("owner")));
            case "CreateChainTx" ->
                builder.createChain(
                        subnet,
                        ownerOf(subnet),
                        text(p, "chainName"),
                        id(p, "vmID"),
                        elements(p.path("fxIDs"))
                                .map(fx -> Id.parse(fx.asText()))
                                .toList(),
                        bytes(p, "genesis"));
            case "AddSubnetValidatorTx" -> builder.addSubnetValidator(subnet, ownerOf(subnet), subnetValidator(p));
            case "RemoveSubnetValidatorTx" ->
                builder.removeSubnetValidator(subnet, ownerOf(subnet), NodeId.parse(text(p, "nodeID")));
            case "TransferSubnetOwnershipTx" ->
                builder.transferSubnetOwnership(subnet, ownerOf(subnet), owner(p.required("owner")));
            case "AddPermissionlessValidatorTx" -> builder.addValidator(validation(p, subnet));
            case "AddPermissionlessDelegatorTx" -> builder.addDelegator(delegation(p, subnet));
            case "AddAutoRenewedValidatorTx" -> builder.addAutoRenewedValidator(autoRenewedValidation(p));
            case "SetAutoRenewedValidatorConfigTx" ->
                builder.setAutoRenewedValidatorConfig(
                        id(p, "txID"),
                        ownerOf(id(p, "txID")),
                        p.required("autoCompoundRewardShares").asLong(),
                        Duration.ofSeconds(p.required("period").asLong()));
            case "ConvertSubnetToL1Tx" ->
                builder.convertSubnetToL1(
                        subnet,
                        ownerOf(subnet),
                        id(p, "managerChainID"),
                        bytes(p, "managerAddress"),
                        elements(p.required("validators"))
                                .map(this::l1Validator)
                                .toList());
            case "RegisterL1ValidatorTx" ->
                builder.registerL1Validator(nAvax(p, "balance"), bytes(p, "proofOfPossession"), bytes(p, "message"));
            case "SetL1ValidatorWeightTx" -> builder.setL1ValidatorWeight(bytes(p, "message"));
            case "IncreaseL1ValidatorBalanceTx" ->
                builder.increaseL1ValidatorBalance(id(p, "validationID"), nAvax(p, "balance"));
            case "DisableL1ValidatorTx" ->
                builder.disableL1Validator(id(p, "validationID"), ownerOf(id(p, "validationID")));
            default -> throw new AssertionError(type());
        };
    }

    private BuiltTx onX() {
        JsonNode p = params();
        XChainPrices prices = new XChainPrices(nAvax(context(), "baseTxFee"), nAvax(context(), "createAssetTxFee"));
        XChainBuilder builder = new XChainBuilder(ids(), prices, funds(ids().xChainId()));
        return switch (type()) {
            case "BaseTx" -> builder.transfer(outputs());
            case "ExportTx" -> builder.exportTo(id(p, "destinationChain"), outputs());
            case "ImportTx" ->
                builder.importFrom(id(p, "sourceChain"), utxosOf(id(p, "sourceChain")), owner(p.required("to")));
            case "CreateAssetTx" ->
                builder.createAsset(
                        text(p, "name"),
                        text(p, "symbol"),
                        p.required("denomination").asInt(),
                        elements(p.required("initialStates"))
                                .map(state -> new InitialState(
                                        state.required("fxIndex").asLong(),
                                        elements(state.required("outputs"))
                                                .map(this::output)
                                                .toList()))
                                .toList());
            case "OperationTx.mintFT" -> builder.mint(outputs());
            case "OperationTx.mintNFT" ->
                builder.mintNft(
                        id(p, "assetID"),
                        p.has("payload") ? bytes(p, "payload") : Bytes.EMPTY,
                        elements(p.required("owners")).map(this::owner).toList());
            case "OperationTx.mintProperty" -> builder.mintProperty(id(p, "assetID"), owner(p.required("owner")));
            case "OperationTx.burnProperty" -> builder.burnProperty(id(p, "assetID"));
            case "OperationTx.transferNFT" ->
                builder.transferNft(
                        elements(p.required("transfers"))
                                .map(transfer -> utxos().get(
                                                transfer.required("utxo").asInt())
                                        .utxoId())
                                .toList(),
                        owner(p.required("transfers").get(0).required("to")));
            default -> throw new AssertionError(type());
        };
    }

    private BuiltTx onC() {
        JsonNode p = params();
        CChainBuilder builder = new CChainBuilder(ids(), new BigInteger(text(context(), "baseFee")));
        if (type().equals("ImportTx")) {
            Id source = id(p, "sourceChain");
            return builder.importFrom(source, funds(source), EvmAddress.parse(text(p, "evmTo")));
        }
        Set<EvmAddress> usable = options().has("evmAddresses")
                ? elements(options().required("evmAddresses"))
                        .map(address -> EvmAddress.parse(address.asText()))
                        .collect(Collectors.toSet())
                : keys("keys").stream().map(key -> key.publicKey().evmAddress()).collect(Collectors.toSet());
        List<EvmAccount> accounts = elements(json.path("accounts"))
                .map(account -> new EvmAccount(
                        EvmAddress.parse(text(account, "address")),
                        new BigInteger(text(account, "balance")),
                        number(account, "nonce")))
                .filter(account -> usable.contains(account.address()))
                .toList();
        return builder.exportTo(id(p, "destinationChain"), outputs(), accounts);
    }

    @Override
    public String toString() {
        return text(json, "name");
    }

    Bech32Address address(JsonNode hex) {
        return Bech32Address.of(chain().name(), network(), Bytes.fromHex(hex.asText()));
    }

    List<Bech32Address> addresses(JsonNode list) {
        return elements(list).map(this::address).toList();
    }

    static Instant time(JsonNode object, String field) {
        return Instant.ofEpochSecond(object.required(field).asLong());
    }

    OutputOwners owner(JsonNode owner) {
        return new OutputOwners(
                time(owner, "locktime"), owner.required("threshold").asLong(), addresses(owner.required("addresses")));
    }

    static NodeId node(JsonNode p) {
        return NodeId.parse(text(p, "nodeID"));
    }

    static NodePop proof(JsonNode p) {
        return Json.read(NodePop.class, p.required("signer").toString());
    }

    static ValidatorPop signer(JsonNode p) {
        JsonNode signer = p.required("signer");
        return new ValidatorPop(bytes(signer, "publicKey"), bytes(signer, "proofOfPossession"));
    }

    ConvertSubnetToL1Tx.Validator l1Validator(JsonNode v) {
        return new ConvertSubnetToL1Tx.Validator(
                NodeId.parse(text(v, "nodeID")).bytes(),
                number(v, "weight"),
                nAvax(v, "balance"),
                signer(v),
                pChainOwner(v.required("remainingBalanceOwner")),
                pChainOwner(v.required("deactivationOwner")));
    }

    L1ValidatorOwner pChainOwner(JsonNode owner) {
        return new L1ValidatorOwner(owner.required("threshold").asLong(), addresses(owner.required("addresses")));
    }

    Output output(JsonNode output) {
        OutputOwners owner = owner(output);
        long group = output.path("groupID").asLong();
        return switch (text(output, "type")) {
            case "secp256k1.TransferOutput" -> new TransferOutput(number(output, "amount"), owner, Optional.empty());
            case "secp256k1.MintOutput" -> new MintOutput(owner);
            case "nft.MintOutput" -> new NftMintOutput(group, owner);
            case "nft.TransferOutput" -> new NftTransferOutput(group, bytes(output, "payload"), owner);
            case "property.MintOutput" -> new PropertyMintOutput(owner);
            case "property.OwnedOutput" -> new PropertyOwnedOutput(owner);
            default -> throw new AssertionError(output.toString());
        };
    }

    Validation validation(JsonNode p, Id subnet) {
        return Validation.of(v -> {
            v.node(node(p));
            if (p.has("signer")) {
                v.node(node(p), proof(p));
            }
            v.start(time(p, "start"))
                    .end(time(p, "end"))
                    .subnet(subnet, Vectors.id(p, "assetID"), number(p, "weight"))
                    .rewardsOwner(owner(p.required("validationRewardsOwner")))
                    .delegationRewardsOwner(owner(p.required("delegationRewardsOwner")))
                    .delegationShares(p.required("delegationShares").asLong());
        });
    }

    static TxValidator subnetValidator(JsonNode p) {
        return Validation.ofSubnet(v -> v.node(node(p))
                .start(time(p, "start"))
                .end(time(p, "end"))
                .weight(p.required("weight").asLong()));
    }

    Delegation delegation(JsonNode p, Id subnet) {
        return Delegation.of(d -> d.node(node(p))
                .start(time(p, "start"))
                .end(time(p, "end"))
                .subnet(subnet, Vectors.id(p, "assetID"), number(p, "weight"))
                .rewardsOwner(owner(p.required("rewardsOwner"))));
    }

    AutoRenewedValidation autoRenewedValidation(JsonNode p) {
        return AutoRenewedValidation.of(v -> v.node(node(p), proof(p))
                .stake(nAvax(p, "weight"))
                .rewardsOwner(owner(p.required("validationRewardsOwner")))
                .delegationRewardsOwner(owner(p.required("delegationRewardsOwner")))
                .validatorAuthority(owner(p.required("validatorAuthority")))
                .delegationShares(p.required("delegationShares").asLong())
                .autoCompoundRewardShares(p.required("autoCompoundRewardShares").asLong())
                .period(Duration.ofSeconds(p.required("period").asLong())));
    }
}
