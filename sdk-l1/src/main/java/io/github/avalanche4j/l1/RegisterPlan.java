package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.wallet.TxRequest;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The registration of a validator. */
record RegisterPlan(NewValidator validator) implements Plan, Plan.Initiation, Plan.PChainLeg, Plan.Delivery {
    static final String NAME = "register";
    private static final Duration ALLOWED = Duration.ofHours(24);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String text() {
        return validator.text();
    }

    @Override
    public Call<OperationState> check(L1Context l1) {
        boolean stakes = l1.contract().kind() != ManagerContract.Kind.PROOF_OF_AUTHORITY;
        if (stakes != validator.stake().isPresent()) {
            throw L1OperationException.of(
                    Reason.MISMATCH,
                    "a manager with " + l1.contract().kind() + " needs " + (stakes ? "a" : "no") + " stake");
        }
        validator.requireProof();
        return l1.requireManager()
                .then(right -> l1.head())
                .then(head -> l1.validationOf(validator.nodeId())
                        .then(id -> id.isEmpty()
                                ? Call.completed(OperationState.started(this, head))
                                : l1.inManager(id.get()).map(known -> requirePending(id.get(), known))));
    }

    /**
     * Finds the first block that may have the message of a pending registration, which any party may have requested.
     */
    private OperationState requirePending(Id id, ManagerValidator known) {
        if (known.status() != ManagerValidator.PENDING_ADDED) {
            throw L1OperationException.of(
                    Reason.ALREADY_REGISTERED, validator.nodeId() + " has the validation " + id + " already");
        }
        return OperationState.started(this, 0);
    }

    @Override
    public EvmCall call(ManagerContract contract, Optional<WarpMessage> proof) {
        List<AbiPart> arguments = new ArrayList<>(List.of(
                AbiPart.bytes(validator.nodeId().bytes()),
                AbiPart.bytes(validator.proof().publicKey().bytes()),
                owner(validator.remainingBalanceOwner()),
                owner(validator.disableOwner())));
        BigInteger value = BigInteger.ZERO;
        ManagerFunction function = ManagerFunction.REGISTER;
        if (contract.kind() == ManagerContract.Kind.PROOF_OF_AUTHORITY) {
            arguments.add(AbiPart.number(validator.weight()));
        } else {
            StakeTerms terms = validator.stake().orElseThrow();
            arguments.add(AbiPart.number(terms.delegationFeeBips()));
            arguments.add(AbiPart.number(terms.minDuration().toSeconds()));
            if (contract.kind() == ManagerContract.Kind.ERC20_STAKE) {
                function = ManagerFunction.REGISTER_ERC20;
                arguments.add(AbiPart.number(terms.amount()));
            } else {
                function = ManagerFunction.REGISTER_NATIVE;
                value = terms.amount();
            }
            arguments.add(AbiPart.address(terms.rewardRecipient().bytes()));
        }
        Bytes data = function.data(arguments.toArray(AbiPart[]::new));
        return new EvmCall(contract.callTarget(), data, value, Optional.empty());
    }

    private static AbiPart owner(PChainOwner owner) {
        List<AbiPart> addresses =
                owner.addresses().stream().map(AbiPart::address).toList();
        return AbiPart.tuple(AbiPart.number(owner.threshold()), AbiPart.list(addresses));
    }

    @Override
    public ManagerEvent event() {
        return ManagerEvent.REGISTRATION;
    }

    @Override
    public List<Optional<EvmHash>> topics() {
        Bytes nodeId = Bytes.of(Arrays.copyOf(validator.nodeId().bytes().toArray(), 32));
        return List.of(Optional.empty(), Optional.of(EvmHash.of(nodeId)));
    }

    @Override
    public void requireMatch(EvmLog event, Bytes payload, ManagerContract contract) {
        RegisterL1Validator message = RegisterL1Validator.parse(payload);
        UInt64 expiry = AbiWords.uint64("the event", event.data(), 1);
        L1OperationException.requireSame("subnet", contract.subnetId(), message.subnetId());
        L1OperationException.requireSame("node id", validator.nodeId().bytes(), message.nodeId());
        L1OperationException.requireSame(
                "BLS key", validator.proof().publicKey().bytes(), message.blsPublicKey());
        L1OperationException.requireSame(
                "owner of the remaining balance", validator.remainingBalanceOwner(), message.remainingBalanceOwner());
        L1OperationException.requireSame("owner that may disable", validator.disableOwner(), message.disableOwner());
        L1OperationException.requireSame("weight", validator.weight(), message.weight());
        L1OperationException.requireSame(
                "weight in the event", validator.weight(), AbiWords.uint64("the event", event.data(), 2));
        L1OperationException.requireSame("expiry", expiry, message.expiry());
        L1OperationException.requireSame(
                "validation id",
                message.validationId().bytes(),
                event.topics().get(1).bytes());
    }

    @Override
    public Call<Boolean> isOpen(L1Context l1, Bytes message) {
        return l1.inManager(idOf(message).orElseThrow())
                .map(validation -> validation.status() != ManagerValidator.INVALIDATED);
    }

    @Override
    public Call<Boolean> isAccepted(L1Context l1, Bytes request) {
        RegisterL1Validator message = RegisterL1Validator.parse(L1Context.payload(request));
        Id id = message.validationId();
        return l1.onPChain(id)
                .then(found -> found.isPresent()
                        ? Call.completed(true)
                        : l1.inManager(id) // the manager still knows a validator that has left
                                .then(known -> known.isRegistered()
                                        ? Call.completed(true)
                                        : L1Context.sequence(l1.node(), NAME, run -> allowed(l1, run, message))));
    }

    /**
     * Waits until the registration expires within 24 hours, as the P-Chain demands. The current time counts, which the
     * P-Chain's next block has; its last block may be old.
     */
    private static Call<Boolean> allowed(L1Context l1, Run run, RegisterL1Validator message) {
        Instant expiry = expiry(message);
        Call<Optional<Boolean>> poll = l1.node().platform().getTimestamp().map(last -> {
            if (!expiry.isAfter(last)) {
                throw L1OperationException.of(
                        Reason.EXPIRED,
                        "the registration " + message.validationId() + " expired at " + expiry
                                + "; the P-Chain's last block is of " + last);
            }
            Instant now = last.isAfter(run.now()) ? last : run.now();
            return Optional.of(false).filter(accepted -> !expiry.isAfter(now.plus(ALLOWED)));
        });
        return L1Context.inTime(
                run,
                "the registration expires at " + expiry + ", and the P-Chain accepts it 24 hours before",
                Sequence.repeat(l1.pollInterval(), () -> poll));
    }

    /** When a registration expires. */
    static Instant expiry(RegisterL1Validator message) {
        BigInteger latest = BigInteger.valueOf(Instant.MAX.getEpochSecond());
        return Instant.ofEpochSecond(message.expiry().toBigInteger().min(latest).longValue());
    }

    @Override
    public String purpose(L1Context l1, Bytes request) {
        return "register " + idOf(request).orElseThrow();
    }

    @Override
    public TxRequest tx(L1Context l1, Network network, Bytes message) {
        return l1.wallet()
                .p()
                .registerL1Validator(
                        validator.balance(), validator.proof().proof().bytes(), message);
    }

    @Override
    public Call<Statement> statement(L1Context l1, Bytes request) {
        Id id = validationId(request).orElseThrow();
        return Call.completed(new Statement(new L1ValidatorRegistration(id, true), Bytes.EMPTY));
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        return ManagerFunction.COMPLETE_REGISTRATION.completion(contract, signed);
    }

    @Override
    public Call<Boolean> isComplete(L1Context l1, Bytes request) {
        return l1.inManager(validationId(request).orElseThrow())
                .map(validation ->
                        validation.requireNot(ManagerValidator.INVALIDATED).isRegistered());
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return idOf(request);
    }

    /** The validation that a message requests; absent while there is no message. */
    static Optional<Id> idOf(Bytes request) {
        return Optional.of(request)
                .filter(message -> !message.isEmpty())
                .map(message ->
                        RegisterL1Validator.parse(L1Context.payload(message)).validationId());
    }
}
