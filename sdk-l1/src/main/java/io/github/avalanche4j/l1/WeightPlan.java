package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.node.validators.Validator;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.signature.payload.ValidatorUptime;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.TxRequest;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A change of a validator's weight; a weight of 0 removes the validator.
 *
 * @param removal how it is removed, if it stakes
 */
record WeightPlan(Id validation, UInt64 weight, RemovalTerms removal)
        implements Plan, Plan.Initiation, Plan.PChainLeg, Plan.Delivery {
    static final String CHANGE = "changeWeight";
    static final String REMOVE = "remove";

    private boolean isRemoval() {
        return weight.equals(UInt64.ZERO);
    }

    @Override
    public String name() {
        return isRemoval() ? REMOVE : CHANGE;
    }

    @Override
    public String text() {
        return validation + "/" + weight + removal.text();
    }

    static WeightPlan parse(String text) {
        String[] parts = text.split("/", 3);
        RemovalTerms removal = RemovalTerms.parse(parts.length == 3 ? "/" + parts[2] : "");
        return new WeightPlan(Id.parse(parts[0]), UInt64.parse(parts[1]), removal);
    }

    @Override
    public Call<OperationState> check(L1Context l1) {
        return l1.requireManager()
                .then(right -> l1.head())
                .then(head -> l1.inManager(validation).then(known -> {
                    boolean isPending = isRemoval()
                            ? known.status() == ManagerValidator.PENDING_REMOVED
                            : known.status() == ManagerValidator.ACTIVE
                                    && known.weight().equals(weight)
                                    && !known.sentNonce().equals(known.receivedNonce());
                    if (!isPending && known.status() != ManagerValidator.ACTIVE) {
                        throw L1OperationException.of(
                                Reason.NOT_A_VALIDATOR,
                                "the validation " + validation + " has the status " + known.statusName()
                                        + " in the manager");
                    }
                    // another party may have begun the change in any block
                    return isPending ? Call.completed(OperationState.started(this, 0)) : starting(l1, head);
                }));
    }

    private Call<OperationState> starting(L1Context l1, long head) {
        return removal.provesUptime()
                ? proof(l1).map(proof -> OperationState.started(this, head).with(Stage.REQUESTING, proof))
                : Call.completed(OperationState.started(this, head));
    }

    /** The L1's statement of the validator's uptime, signed by its validators. */
    private Call<Bytes> proof(L1Context l1) {
        Id chainId = l1.contract().chainId();
        return removal.uptime()
                .map(Call::completed)
                .orElseGet(() -> measured(l1))
                .then(uptime -> l1.network().then(network -> {
                    ValidatorUptime statement = new ValidatorUptime(validation, UInt64.of(uptime.toSeconds()));
                    AddressedCall call = new AddressedCall(Bytes.EMPTY, statement.bytes());
                    return L1Context.signed(l1.toL1(), UnsignedWarpMessage.of(network, chainId, call), Bytes.EMPTY);
                }));
    }

    /** The uptime that the node has measured. */
    private Call<Duration> measured(L1Context l1) {
        String chain = l1.contract().chainId().toString();
        return l1.onPChain(validation)
                .map(found -> found.orElseThrow(() -> notOnPChain()).nodeId())
                .then(nodeId -> l1.node().validators(chain).getCurrentValidators(List.of(nodeId)))
                .map(validators -> validators.stream()
                        .filter(validator -> validator.validationId().equals(Optional.of(validation)))
                        .findFirst()
                        .flatMap(Validator::uptimeSeconds)
                        .orElseThrow(() -> L1OperationException.of(
                                Reason.NOT_A_VALIDATOR,
                                "the node has measured no uptime of " + validation
                                        + "; state it with uptimeProof(…)")));
    }

    private L1OperationException notOnPChain() {
        return L1OperationException.of(Reason.NOT_A_VALIDATOR, "the P-Chain has no validation " + validation);
    }

    @Override
    public EvmCall call(ManagerContract contract, Optional<WarpMessage> proof) {
        boolean stakes = contract.kind() != ManagerContract.Kind.PROOF_OF_AUTHORITY;
        Bytes data;
        if (!isRemoval()) {
            data = ManagerFunction.CHANGE_WEIGHT.data(AbiPart.id(validation), AbiPart.number(weight));
        } else if (stakes) {
            ManagerFunction function =
                    removal.isForced() ? ManagerFunction.FORCE_REMOVE_STAKER : ManagerFunction.REMOVE_STAKER;
            AbiPart hasProof = AbiPart.number(proof.isPresent() ? 1 : 0);
            data = function.data(AbiPart.id(validation), hasProof, AbiPart.number(0));
        } else {
            data = ManagerFunction.REMOVE.data(AbiPart.id(validation));
        }
        return new EvmCall(contract.callTarget(), data, BigInteger.ZERO, proof);
    }

    @Override
    public ManagerEvent event() {
        return isRemoval() ? ManagerEvent.REMOVAL : ManagerEvent.WEIGHT;
    }

    @Override
    public List<Optional<EvmHash>> topics() {
        return List.of(Optional.of(EvmHash.of(validation.bytes())));
    }

    @Override
    public boolean isOurs(EvmLog event) {
        return isRemoval() || AbiWords.uint64("the event", event.data(), 2).equals(weight);
    }

    @Override
    public void requireMatch(EvmLog event, Bytes payload, ManagerContract contract) {
        L1ValidatorWeight message = message(payload);
        L1OperationException.requireSame("validation id", validation, message.validationId());
        L1OperationException.requireSame("weight", weight, message.weight());
        if (!isRemoval()) {
            L1OperationException.requireSame("nonce", AbiWords.uint64("the event", event.data(), 0), message.nonce());
        }
    }

    private static L1ValidatorWeight message(Bytes payload) {
        if (L1Message.parse(payload) instanceof L1ValidatorWeight message) {
            return message;
        }
        throw L1OperationException.of(Reason.MISMATCH, "the message should be a change of weight");
    }

    @Override
    public Call<Boolean> isAccepted(L1Context l1, Bytes request) {
        UInt64 nonce = message(L1Context.payload(request)).nonce();
        return l1.onPChain(validation).map(found -> isAccepted(found, nonce));
    }

    @Override
    public boolean isAbsence() {
        return isRemoval();
    }

    private boolean isAccepted(Optional<L1Validator> found, UInt64 nonce) {
        if (found.isEmpty()) {
            if (isRemoval()) {
                return true;
            }
            throw notOnPChain();
        }
        BigInteger next = found.get().minNonce().orElse(UInt64.ZERO).toBigInteger();
        if (next.compareTo(nonce.toBigInteger()) <= 0) {
            return false;
        }
        boolean isLast = next.subtract(BigInteger.ONE).equals(nonce.toBigInteger());
        if (isLast && found.get().weight().equals(weight)) {
            return true;
        }
        throw L1OperationException.of(
                Reason.STALE_NONCE,
                "the P-Chain has accepted change " + next.subtract(BigInteger.ONE) + " of " + validation
                        + ", this is change " + nonce);
    }

    @Override
    public String purpose(L1Context l1, Bytes request) {
        return "set weight " + weight + " of " + validation + " by change "
                + message(L1Context.payload(request)).nonce();
    }

    @Override
    public TxRequest tx(L1Context l1, Network network, Bytes message) {
        return l1.wallet().p().setL1ValidatorWeight(message);
    }

    @Override
    public Call<Statement> statement(L1Context l1, Bytes request) {
        if (isRemoval()) {
            return new Registrations(l1)
                    .justification(validation)
                    .map(bytes -> new Statement(new L1ValidatorRegistration(validation, false), bytes));
        }
        // the validators sign the last change only
        return isAccepted(l1, request).map(accepted -> new Statement(message(L1Context.payload(request)), Bytes.EMPTY));
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        ManagerFunction function = isRemoval() ? ManagerFunction.COMPLETE_REMOVAL : ManagerFunction.COMPLETE_WEIGHT;
        return function.completion(contract, signed);
    }

    @Override
    public Call<Boolean> isComplete(L1Context l1, Bytes request) {
        UInt64 nonce = message(L1Context.payload(request)).nonce();
        return l1.inManager(validation)
                .map(known -> isRemoval()
                        ? known.status() >= ManagerValidator.COMPLETED
                        : known.receivedNonce().compareTo(nonce) >= 0);
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return Optional.of(validation);
    }
}
