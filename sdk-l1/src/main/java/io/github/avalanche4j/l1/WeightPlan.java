package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.wallet.TxRequest;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A change of a validator's weight; a weight of 0 removes the validator. */
record WeightPlan(Id validation, UInt64 weight) implements Plan, Initiation {
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
        return validation + "/" + weight;
    }

    static WeightPlan parse(String text) {
        String[] parts = text.split("/", -1);
        return new WeightPlan(Id.parse(parts[0]), UInt64.parse(parts[1]));
    }

    @Override
    public L1Operation.Stage first() {
        return L1Operation.Stage.REQUESTING;
    }

    @Override
    public CompletableFuture<Start> check(Work work, L1Access l1) {
        return l1.requireSubnet(work)
                .thenCompose(right -> l1.validation(work, validation))
                .thenCompose(known -> {
                    boolean isPending = isRemoval()
                            ? known.status() == Validation.PENDING_REMOVED
                            : known.status() == Validation.ACTIVE
                                    && known.weight().equals(weight)
                                    && !known.sentNonce().equals(known.receivedNonce());
                    if (!isPending && known.status() != Validation.ACTIVE) {
                        throw L1OperationException.of(
                                Reason.NOT_A_VALIDATOR,
                                "the validation " + validation + " has the status " + known.statusName()
                                        + " in the manager");
                    }
                    // another party may have begun it in any block
                    return isPending ? CompletableFuture.completedFuture(0L) : l1.head(work);
                })
                .thenApply(Start::at);
    }

    @Override
    public Initiation initiation() {
        return this;
    }

    @Override
    public EvmCall call(ManagerContract contract) {
        boolean stakes = contract.kind() != ManagerContract.Kind.PROOF_OF_AUTHORITY;
        Bytes data;
        if (!isRemoval()) {
            data = ManagerFunction.CHANGE_WEIGHT.data(AbiPart.id(validation), AbiPart.number(weight));
        } else if (stakes) {
            AbiPart withoutUptimeProof = AbiPart.number(0);
            data = ManagerFunction.REMOVE_STAKER.data(AbiPart.id(validation), withoutUptimeProof, AbiPart.number(0));
        } else {
            data = ManagerFunction.REMOVE.data(AbiPart.id(validation));
        }
        return new EvmCall(contract.entry(), data, BigInteger.ZERO, Optional.empty());
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
        return isRemoval() || AbiPart.uint64("the event", event.data(), 2).equals(weight);
    }

    @Override
    public void requireAsked(EvmLog event, Bytes payload, ManagerContract contract) {
        L1ValidatorWeight message = message(payload);
        Expected.same("validation id", validation, message.validationId());
        Expected.same("weight", weight, message.weight());
        if (!isRemoval()) {
            Expected.same("nonce", AbiPart.uint64("the event", event.data(), 0), message.nonce());
        }
    }

    private static L1ValidatorWeight message(Bytes payload) {
        if (L1Message.parse(payload) instanceof L1ValidatorWeight message) {
            return message;
        }
        throw L1OperationException.of(Reason.MISMATCH, "the message should be a change of weight");
    }

    @Override
    public CompletableFuture<Boolean> isOnPChain(Work work, L1Access l1, Bytes request) {
        UInt64 nonce = message(L1Access.payload(request)).nonce();
        return l1.onPChain(work, validation).thenApply(found -> isOnPChain(found, nonce));
    }

    private boolean isOnPChain(Optional<L1Validator> found, UInt64 nonce) {
        if (found.isEmpty()) {
            if (isRemoval()) {
                return true;
            }
            throw L1OperationException.of(
                    Reason.NOT_A_VALIDATOR, "the P-Chain has no validation " + validation + " any more");
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
                "the P-Chain has taken the change " + next.subtract(BigInteger.ONE) + " of " + validation
                        + ", this one is " + nonce);
    }

    @Override
    public TxRequest tx(L1Access l1, Network network, Bytes message) {
        return l1.wallet().p().setL1ValidatorWeight(message);
    }

    @Override
    public CompletableFuture<Answer> answer(Work work, L1Access l1, Bytes request) {
        if (isRemoval()) {
            return new Registrations(l1, work)
                    .justification(validation)
                    .thenApply(bytes -> new Answer(new L1ValidatorRegistration(validation, false), bytes));
        }
        // the validators sign the last change alone
        return isOnPChain(work, l1, request)
                .thenApply(there -> new Answer(message(L1Access.payload(request)), Bytes.EMPTY));
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        ManagerFunction function = isRemoval() ? ManagerFunction.COMPLETE_REMOVAL : ManagerFunction.COMPLETE_WEIGHT;
        return new EvmCall(contract.entry(), function.data(AbiPart.number(0)), BigInteger.ZERO, Optional.of(signed));
    }

    @Override
    public CompletableFuture<Boolean> isComplete(Work work, L1Access l1, Bytes request) {
        UInt64 nonce = message(L1Access.payload(request)).nonce();
        return l1.validation(work, validation)
                .thenApply(known -> isRemoval()
                        ? known.status() >= Validation.COMPLETED
                        : known.receivedNonce().compareTo(nonce) >= 0);
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return Optional.of(validation);
    }
}
