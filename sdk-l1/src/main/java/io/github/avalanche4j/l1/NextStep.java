package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import java.util.List;
import java.util.Optional;

/** One run of an operation's next step. It first looks for the effect of the step. */
final class NextStep {
    private final L1Context l1;
    private final OperationState state;
    private final Plan plan;
    private final String payment;
    private final Run run;

    /**
     * A run.
     *
     * @param payment the name of the P-Chain's transaction, which all runs share
     */
    NextStep(L1Context l1, OperationState state, String payment, Run run) {
        this.l1 = l1;
        this.state = state;
        this.plan = state.plan();
        this.payment = payment;
        this.run = run;
    }

    /** The state at the next stage. */
    Call<OperationState> call() {
        return switch (state.stage()) {
            case PLANNED -> plan.check(l1);
            case REQUESTING -> request(plan.initiation().orElseThrow());
            case REQUESTED -> pay(plan.pChainLeg().orElseThrow());
            case ACCEPTED -> sign(plan.delivery().orElseThrow());
            case COMPLETING -> deliver(plan.delivery().orElseThrow());
            case DONE -> throw new IllegalStateException("the operation is done");
        };
    }

    private Call<OperationState> request(Plan.Initiation initiation) {
        EvmCall call = initiation.call(l1.contract(), state.proof());
        Call<OperationState> requested = new L1Transaction(l1, call, run)
                .effect(requested(initiation))
                .map(message -> state.withRequest(message).from(Stage.REQUESTED));
        return Sequence.recover(
                requested,
                failure -> state.proof()
                        .map(proof -> signedAgain(Stage.PLANNED, proof, failure))
                        .orElseGet(() -> checkedAgain(failure)));
    }

    private static void requireRefused(RuntimeException failure) {
        if (!L1Transaction.isRefusal(failure)) {
            throw failure;
        }
    }

    /**
     * Checks again after a failure, because the check may have read a state of the contract without the change of
     * another party.
     */
    private Call<OperationState> checkedAgain(RuntimeException failure) {
        requireRefused(failure);
        Call<OperationState> checked = plan.check(l1).map(again -> {
            if (again.fromBlock() >= state.fromBlock()) {
                throw failure;
            }
            return again;
        });
        return Sequence.recover(checked, other -> {
            throw Sequence.isOfRequest(other) ? failure : other;
        });
    }

    /** The unsigned message that the manager sent, compared with the request. */
    private Call<Optional<Bytes>> requested(Plan.Initiation initiation) {
        List<Optional<EvmHash>> topics = initiation.topics();
        return l1.evm()
                .getLogs(BlockRef.number(state.fromBlock()), BlockRef.LATEST, filter -> {
                    filter.addAddresses(l1.contract().manager())
                            .topic(0, initiation.event().topic());
                    for (int i = 0; i < topics.size(); i++) {
                        int place = i + 1;
                        topics.get(i).ifPresent(topic -> filter.topic(place, topic));
                    }
                })
                .then(events -> events.stream()
                        .filter(initiation::isOurs)
                        .reduce((first, last) -> last)
                        .map(event -> message(initiation, event)
                                .then(message -> initiation
                                        .isOpen(l1, message)
                                        .map(isOpen -> Optional.of(message).filter(known -> isOpen))))
                        .orElseGet(() -> Call.completed(Optional.empty())));
    }

    private Call<Bytes> message(Plan.Initiation initiation, EvmLog event) {
        Id messageId = Id.of(
                AbiWords.word("the event", event.data(), initiation.event().messageIdWord()));
        return l1.receipt(event.transactionHash()).then(receipt -> {
            UnsignedWarpMessage message = WarpLogs.messages(receipt).stream()
                    .filter(sent -> sent.id().equals(messageId))
                    .findFirst()
                    .orElseThrow(() -> L1OperationException.of(
                            Reason.MISMATCH,
                            "transaction " + event.transactionHash() + " sent no Warp message with the id " + messageId
                                    + " of its event"));
            return l1.network().map(network -> {
                requireMatch(initiation, event, message, network);
                return message.bytes();
            });
        });
    }

    private void requireMatch(Plan.Initiation initiation, EvmLog event, UnsignedWarpMessage message, Network network) {
        ManagerContract contract = l1.contract();
        AddressedCall call = L1Context.call(message.bytes());
        L1OperationException.requireSame("network", network, message.network());
        L1OperationException.requireSame("source chain", contract.chainId(), message.sourceChainId());
        L1OperationException.requireSame("sender", contract.manager().bytes(), call.sourceAddress());
        initiation.requireMatch(event, call.payload(), contract);
    }

    /** Pays on the P-Chain, after the message was verified, unless another party was first. */
    private Call<OperationState> pay(Plan.PChainLeg leg) {
        return Sequence.repeat(
                l1.pollInterval(),
                () -> leg.isAccepted(l1, state.request())
                        .then(isAccepted -> isAccepted
                                ? Call.completed(accepted())
                                : Sequence.recover(
                                        tx(leg).then(tx -> l1.wallet().pay(payment, tx))
                                                .map(paid -> accepted()),
                                        failure -> unpaid(leg, failure))));
    }

    private Optional<OperationState> accepted() {
        return Optional.of(state.from(Stage.ACCEPTED));
    }

    /** Has the message signed again, and returns the request for its transaction. */
    private Call<TxRequest> tx(Plan.PChainLeg leg) {
        return signedRequest()
                .then(message -> l1.network()
                        .map(network -> leg.tx(l1, network, message).describedAs(leg.purpose(l1, state.request()))));
    }

    private Call<Bytes> signedRequest() {
        return state.request().isEmpty()
                ? Call.completed(Bytes.EMPTY)
                : L1Context.signed(l1.toPChain(), UnsignedWarpMessage.parse(state.request()), Bytes.EMPTY);
    }

    /**
     * Returns empty if the step must look and pay again, because another party was first or the message needs other
     * signatures; else fails.
     */
    private Call<Optional<OperationState>> unpaid(Plan.PChainLeg leg, RuntimeException failure) {
        if (!Sequence.isOfRequest(failure) || failure instanceof TxUnconfirmedException || Sequence.isLate(failure)) {
            throw failure;
        }
        return leg.isAccepted(l1, state.request()).map(isAccepted -> {
            Optional<TxRefusedException.Reason> reason =
                    failure instanceof TxRefusedException refused ? Optional.of(refused.reason()) : Optional.empty();
            boolean isOutdated = reason.equals(Optional.of(TxRefusedException.Reason.WARP_MESSAGE))
                    && run.remaining().compareTo(l1.pollInterval()) > 0;
            if (isAccepted || isOutdated) {
                return Optional.empty();
            } else if (reason.equals(Optional.of(TxRefusedException.Reason.ALREADY_ISSUED))) {
                throw L1OperationException.of(
                        Reason.ALREADY_ISSUED, "the P-Chain accepted this registration before", failure);
            }
            throw failure;
        });
    }

    /** Has the P-Chain's statement signed, and verifies it. */
    private Call<OperationState> sign(Plan.Delivery delivery) {
        return delivery.isComplete(l1, state.request())
                .then(isComplete -> isComplete
                        ? done()
                        : reallyAccepted()
                                .then(accepted -> delivery.ready(l1, run))
                                .then(ready -> delivery.statement(l1, state.request()))
                                .then(statement -> l1.network().then(network -> signed(network, statement)))
                                .map(signed -> state.with(Stage.COMPLETING, signed)));
    }

    /** Looks again for an effect that a lagging node may have shown by mistake, and pays if it is missing. */
    private Call<OperationState> reallyAccepted() {
        return plan.pChainLeg().filter(Plan.PChainLeg::isAbsence).map(this::pay).orElseGet(() -> Call.completed(state));
    }

    /**
     * Ends the operation. If another party was first, cancels the payment, because the P-Chain accepts each message only
     * once. Not earlier: only the L1 proves by its acceptance of the statement that the P-Chain needs no payment.
     */
    private Call<OperationState> done() {
        OperationState done = state.from(Stage.DONE);
        return plan.pChainLeg().isPresent() ? l1.wallet().cancel(payment).map(paid -> done) : Call.completed(done);
    }

    private Call<Bytes> signed(Network network, Plan.Statement statement) {
        AddressedCall call = new AddressedCall(Bytes.EMPTY, statement.message().bytes());
        UnsignedWarpMessage message = UnsignedWarpMessage.of(network, Id.EMPTY, call);
        return L1Context.signed(l1.toL1(), message, statement.justification());
    }

    private Call<OperationState> deliver(Plan.Delivery delivery) {
        WarpMessage signed = WarpMessage.parse(state.signed());
        Call<Optional<Boolean>> lookup = delivery.isComplete(l1, state.request())
                .map(isComplete -> Optional.of(true).filter(yes -> isComplete));
        return Sequence.recover(
                new L1Transaction(l1, delivery.completion(l1.contract(), signed), run)
                        .effect(lookup)
                        .then(complete -> done()),
                failure -> signedAgain(Stage.ACCEPTED, signed, failure));
    }

    /** Returns to the stage that gathers signatures, if the validators have changed. */
    private Call<OperationState> signedAgain(Stage before, WarpMessage signed, RuntimeException failure) {
        requireRefused(failure);
        return l1.toL1().verify(signed).map(WarpVerification::isVerified).map(isVerified -> {
            if (isVerified) {
                throw failure;
            }
            return state.with(before, Bytes.EMPTY);
        });
    }
}
