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
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.TxDraft;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One run of an operation's next step. It first looks for the effect of the step. */
final class NextStep {
    // after a refusal for these reasons, the P-Chain may accept other bytes at once
    private static final Set<TxRefusedException.Reason> OUTDATED = EnumSet.of(
            TxRefusedException.Reason.FEE_TOO_LOW,
            TxRefusedException.Reason.INPUT_SPENT,
            TxRefusedException.Reason.WARP_MESSAGE,
            TxRefusedException.Reason.ALREADY_ISSUED,
            TxRefusedException.Reason.UNKNOWN_VALIDATION);

    // the wallet polls the status of a dropped transaction to its deadline, because it may be accepted
    private static final Duration UNTIL_DROPPED = Duration.ofSeconds(10);

    private final L1Context l1;
    private final OperationState state;
    private final Plan plan;
    private final AtomicReference<@Nullable TxRequest> request;
    private final boolean wasRefused; // what is sent, by an earlier run
    private final Run run;

    /**
     * A run.
     *
     * @param request the request of the P-Chain's transaction, which all runs of this step share
     */
    NextStep(L1Context l1, OperationState state, AtomicReference<@Nullable TxRequest> request, Run run) {
        this.l1 = l1;
        this.state = state;
        this.plan = state.plan();
        this.request = request;
        this.wasRefused = state.stage() == Stage.SENDING && l1.wallet().isRefused(last(state));
        this.run = run;
    }

    /** The state at the next stage. */
    Call<OperationState> call() {
        return switch (state.stage()) {
            case PLANNED -> plan.check(l1);
            case REQUESTING -> request(plan.initiation().orElseThrow());
            case REQUESTED -> prepare(plan.pChainLeg().orElseThrow());
            case SENDING -> send(plan.pChainLeg().orElseThrow());
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

    /** The check may have read an older state of the contract than its head, without the change of another party. */
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

    /** Signs the P-Chain's transaction after its message was verified. */
    private Call<OperationState> prepare(Plan.PChainLeg leg) {
        state.refused().forEach(l1.wallet()::abandon); // and makes other bytes, also in a later process
        return leg.isAccepted(l1, state.request())
                .then(isAccepted -> isAccepted
                        ? Call.completed(state.from(Stage.ACCEPTED))
                        : request(leg).then(request -> request.issueSaved("").map(unsaved -> sending(request))));
    }

    /** The request that all runs share, so that they make the same transaction. */
    private Call<TxRequest> request(Plan.PChainLeg leg) {
        TxRequest known = request.get();
        return known != null
                ? Call.completed(known)
                : signedRequest()
                        .then(message -> l1.network().map(network -> {
                            request.compareAndSet(null, leg.tx(l1, network, message));
                            return Objects.requireNonNull(request.get());
                        }));
    }

    private Call<Bytes> signedRequest() {
        return state.request().isEmpty()
                ? Call.completed(Bytes.EMPTY)
                : L1Context.signed(l1.toPChain(), UnsignedWarpMessage.parse(state.request()), Bytes.EMPTY);
    }

    /** The state that has what a request has signed, before it is sent; the same if another thread has released that. */
    private OperationState sending(TxRequest request) {
        String signed = request.state(state.sending());
        return signed.isEmpty() ? state : state.withSending(signed);
    }

    private Call<OperationState> send(Plan.PChainLeg leg) {
        Call<OperationState> issued = leg.isReplayProof()
                ? l1.wallet().issue(last(state)).map(accepted -> state.from(Stage.ACCEPTED))
                : request(leg)
                        .then(request -> request.issueSaved(state.sending())
                                .map(accepted -> accepted.isPresent() ? state.from(Stage.ACCEPTED) : sending(request)));
        return Sequence.repeat(l1.pollInterval(), () -> {
            Duration half = run.remaining().dividedBy(2); // short calls that run again come to an end, too
            Duration patience = half.compareTo(UNTIL_DROPPED) < 0 ? half : UNTIL_DROPPED;
            return Sequence.recover(
                    issued.timeout(patience).map(Optional::of),
                    failure -> Sequence.recover(unaccepted(leg, failure), later -> {
                        throw named(failure, later);
                    }));
        });
    }

    /** A failure that names the transaction if one of a lookup does not. */
    private static RuntimeException named(RuntimeException failure, RuntimeException later) {
        if (later == failure || later instanceof L1OperationException || !(failure instanceof TxUnconfirmedException)) {
            return later;
        }
        failure.addSuppressed(later);
        return failure;
    }

    /** The transaction that is sent next. */
    private static SignedTx last(OperationState state) {
        List<SignedTx> all = TxRequest.signed(state.sending());
        return all.get(all.size() - 1);
    }

    /** Replaces a transaction that the P-Chain refused or dropped; empty to issue it again. */
    private Call<Optional<OperationState>> unaccepted(Plan.PChainLeg leg, RuntimeException failure) {
        if (failure instanceof TxRefusedException refused
                && (leg.isReplayProof() || OUTDATED.contains(refused.reason()))) {
            return replaced(leg, refused.reason(), failure);
        } else if (failure instanceof TxRejectedException rejected) {
            return replaced(leg, reason(rejected.reason()), failure);
        }
        boolean isSent = failure instanceof TxUnconfirmedException;
        boolean isLate = Sequence.isLate(isSent ? failure.getCause() : failure);
        if (!isLate || run.remaining().compareTo(l1.pollInterval()) <= 0) {
            throw failure;
        } else if (!isSent) {
            return Call.completed(Optional.empty()); // it is looking for what has spent the inputs
        }
        return l1.node()
                .platform()
                .getTxStatus(last(state).id())
                .then(found -> found.status().equals(TxStatus.DROPPED)
                        ? replaced(leg, reason(found.reason()), failure)
                        : Call.completed(Optional.empty()));
    }

    private static TxRefusedException.Reason reason(Optional<String> text) {
        return TxRefusedException.Reason.of(text.orElse(""));
    }

    /**
     * Returns to the stage before, which builds other bytes. That is safe if the P-Chain accepts a message once, so at
     * most one of both transactions. Without a message, the other transaction has to spend one of the same inputs.
     */
    private Call<Optional<OperationState>> replaced(
            Plan.PChainLeg leg, TxRefusedException.Reason reason, RuntimeException failure) {
        Call<Boolean> accepted = Sequence.recover(leg.isAccepted(l1, state.request()), never -> {
            if (never instanceof L1OperationException known && !known.isTransient()) {
                return Call.completed(false); // the stage before fails for it, and reserves nothing
            }
            throw never;
        });
        return accepted.then(isAccepted -> {
            if (isAccepted) {
                return Call.completed(Optional.of(state.from(Stage.ACCEPTED)));
            } else if (reason == TxRefusedException.Reason.ALREADY_ISSUED) {
                l1.wallet().abandon(last(state));
                throw L1OperationException.of(
                        Reason.ALREADY_ISSUED, "the P-Chain accepted this registration before", failure);
            } else if (!leg.isReplayProof()) {
                return reason == TxRefusedException.Reason.UNKNOWN_VALIDATION
                                && !(failure instanceof TxUnconfirmedException)
                        ? Sequence.failed(failure) // it would refuse each rival, too
                        : withRival(leg, failure);
            } else if (failure instanceof TxRefusedException && !OUTDATED.contains(reason) && !wasRefused) {
                throw failure; // the next run makes other bytes, which the node checks again
            }
            return Call.completed(Optional.of(state.with(Stage.REQUESTED, state.signed())));
        });
    }

    /**
     * The same stage with a transaction that excludes those before. Empty if none of their inputs is left: issuing them
     * on finds the block that has what spent the inputs.
     */
    private Call<Optional<OperationState>> withRival(Plan.PChainLeg leg, RuntimeException failure) {
        return request(leg)
                .then(request -> Sequence.recover(
                        request.prepareReplacement()
                                .then(TxDraft::signWithWallet)
                                .map(signed -> Optional.of(sending(request))),
                        irreplaceable -> {
                            if (irreplaceable instanceof IllegalStateException
                                    && failure instanceof TxUnconfirmedException) {
                                return Call.completed(Optional.empty());
                            }
                            throw irreplaceable instanceof IllegalStateException ? failure : irreplaceable;
                        }));
    }

    /** Has the P-Chain's statement signed, and verifies it. */
    private Call<OperationState> sign(Plan.Delivery delivery) {
        return delivery.isComplete(l1, state.request())
                .then(isComplete -> isComplete
                        ? Call.completed(state.from(Stage.DONE))
                        : delivery.ready(l1, run)
                                .then(ready -> delivery.statement(l1, state.request()))
                                .then(statement -> l1.network().then(network -> signed(network, statement)))
                                .map(signed -> state.with(Stage.COMPLETING, signed)));
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
                        .map(complete -> state.from(Stage.DONE)),
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
