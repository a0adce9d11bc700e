package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.block.Epoch;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.SubnetToL1Conversion;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData.InitialValidator;
import io.github.avalanche4j.wallet.TxRequest;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The conversion of a subnet to an L1, and the first message to its manager. */
record ConvertPlan(List<NewValidator> validators) implements Plan, Plan.PChainLeg, Plan.Delivery {
    static final String NAME = "convert";

    ConvertPlan {
        validators = validators.stream()
                .sorted(Comparator.comparing(
                        validator -> validator.nodeId().bytes())) // in the order in which the P-Chain numbers them
                .toList();
        if (validators.isEmpty()) {
            throw new InvalidRequestException("validators", "none", "at least one");
        } else if (validators.stream().anyMatch(validator -> validator.stake().isPresent())) {
            throw new InvalidRequestException(
                    "validators", "a validator with a stake", "without stakes at a conversion");
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String text() {
        return validators.stream().map(NewValidator::text).collect(Collectors.joining("|"));
    }

    static ConvertPlan parse(String text) {
        return new ConvertPlan(
                Arrays.stream(text.split("\\|", -1)).map(NewValidator::parse).toList());
    }

    @Override
    public Call<OperationState> check(L1Context l1) {
        validators.forEach(NewValidator::requireProof);
        return l1.requireContract().map(right -> OperationState.started(this, 0));
    }

    /** The data whose hash the P-Chain states. */
    SubnetToL1ConversionData data(ManagerContract contract) {
        List<InitialValidator> first = validators.stream()
                .map(validator -> new InitialValidator(
                        validator.nodeId().bytes(),
                        validator.proof().publicKey().bytes(),
                        validator.weight()))
                .toList();
        return new SubnetToL1ConversionData(
                contract.subnetId(), contract.chainId(), contract.manager().bytes(), first);
    }

    @Override
    public Call<Boolean> isAccepted(L1Context l1, Bytes request) {
        return l1.node().platform().getSubnet(l1.contract().subnetId()).map(subnet -> {
            if (subnet.isL1()) {
                Id ours = data(l1.contract()).conversionId();
                L1OperationException.requireSame(
                        "conversion id", ours, subnet.conversionId().orElse(Id.EMPTY));
            }
            return subnet.isL1();
        });
    }

    @Override
    public String purpose(L1Context l1, Bytes request) {
        return "convert " + l1.contract().subnetId() + " to "
                + data(l1.contract()).conversionId();
    }

    @Override
    public TxRequest tx(L1Context l1, Network network, Bytes message) {
        ManagerContract contract = l1.contract();
        List<ConvertSubnetToL1Tx.Validator> first = validators.stream()
                .map(validator -> new ConvertSubnetToL1Tx.Validator(
                        validator.nodeId().bytes(),
                        validator.weight(),
                        validator.balance(),
                        signer(validator),
                        owner(network, validator.remainingBalanceOwner()),
                        owner(network, validator.disableOwner())))
                .toList();
        return l1.wallet()
                .p()
                .convertToL1(
                        contract.subnetId(),
                        contract.chainId(),
                        contract.manager().bytes(),
                        first);
    }

    private static ValidatorPop signer(NewValidator validator) {
        return new ValidatorPop(
                validator.proof().publicKey().bytes(), validator.proof().proof().bytes());
    }

    private static L1ValidatorOwner owner(Network network, PChainOwner owner) {
        return new L1ValidatorOwner(
                owner.threshold(),
                owner.addresses().stream()
                        .map(address -> Bech32Address.of("P", network, address))
                        .toList());
    }

    /**
     * Waits until the chain can verify messages. The chain verifies with its validators at the P-Chain height of its epoch.
     * Before the conversion it may have had none, as at height 0, which is that of its first epoch. A plain transaction
     * after the epoch's end makes a block that lets the next one verify at a later height.
     */
    @Override
    public Call<Boolean> ready(L1Context l1, Run run) {
        String chain = l1.contract().chainId().toString();
        Call<Optional<Boolean>> lookup = Sequence.recover(
                        l1.node().proposervm(chain).getCurrentEpoch().map(Optional::of), failure -> {
                            if (failure instanceof JsonRpcException) {
                                return Call.completed(Optional.<Epoch>empty()); // a node without epochs
                            }
                            throw failure;
                        })
                .then(epoch -> epoch.map(now -> hasValidators(l1, now)).orElse(Call.completed(Optional.of(true))));
        return l1.sender()
                .map(account -> new EvmCall(account.from(), Bytes.EMPTY, BigInteger.ZERO, Optional.empty()))
                .map(plain -> lookup.then(found -> found.map(Call::completed)
                        .orElseGet(() ->
                                epochIsOver(l1, run).then(isOver -> new L1Transaction(l1, plain, run).effect(lookup)))))
                .orElseGet(() -> L1Context.inTime(
                        run,
                        "chain " + chain
                                + " verifies messages at a P-Chain height where it has no validators, until it"
                                + " makes a block: send it any transaction, such as a transfer of 0 to its own sender",
                        Sequence.repeat(l1.pollInterval(), () -> lookup)));
    }

    private static Call<Optional<Boolean>> hasValidators(L1Context l1, Epoch epoch) {
        return l1.node()
                .platform()
                .getValidatorsAt(Height.of(epoch.pChainHeight()), l1.contract().subnetId())
                .map(set -> Optional.of(true).filter(yes -> !set.isEmpty()));
    }

    private static Call<Boolean> epochIsOver(L1Context l1, Run run) {
        String chain = l1.contract().chainId().toString();
        return l1.node()
                .proposervm(chain)
                .getCurrentEpoch()
                .then(epoch -> l1.node().info().upgrades().then(upgrades -> {
                    Duration length = upgrades.graniteEpochDuration().orElse(Duration.ZERO);
                    Instant end = epoch.startTime().orElse(Instant.EPOCH).plus(length);
                    return L1Context.inTime(
                            run,
                            "the epoch of chain " + chain + " ends at " + end + ", and a block before that does not"
                                    + " let it verify messages",
                            Sequence.repeat(
                                    l1.pollInterval(),
                                    () -> Call.completed(Optional.of(true)
                                            .filter(yes -> !run.now().isBefore(end)))));
                }));
    }

    @Override
    public Call<Statement> statement(L1Context l1, Bytes request) {
        return isAccepted(l1, request).map(isL1 -> {
            if (!isL1) {
                throw L1OperationException.of(Reason.PENDING, "the node does not show the conversion yet");
            }
            Id conversion = data(l1.contract()).conversionId();
            return new Statement(
                    new SubnetToL1Conversion(conversion),
                    Justification.ofConversion(l1.contract().subnetId()));
        });
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        List<AbiPart> first = validators.stream()
                .map(validator -> AbiPart.tuple(
                        AbiPart.bytes(validator.nodeId().bytes()),
                        AbiPart.bytes(validator.proof().publicKey().bytes()),
                        AbiPart.number(validator.weight())))
                .toList();
        AbiPart conversion = AbiPart.tuple(
                AbiPart.id(contract.subnetId()),
                AbiPart.id(contract.chainId()),
                AbiPart.address(contract.manager().bytes()),
                AbiPart.list(first));
        Bytes data = ManagerFunction.INITIALIZE.data(conversion, AbiPart.number(0));
        return new EvmCall(contract.manager(), data, BigInteger.ZERO, Optional.of(signed));
    }

    @Override
    public Call<Boolean> isComplete(L1Context l1, Bytes request) {
        Id first = data(l1.contract()).validationId(0);
        return l1.inManager(first).map(validation -> validation.status() != 0);
    }
}
