package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1Operation.Stage;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The steps of an operation, each from one stage to the next. A step first looks for its effect. */
final class Steps {
    // other bytes may pass after a refusal for these reasons
    private static final Set<TxRefusedException.Reason> OUTDATED = EnumSet.of(
            TxRefusedException.Reason.FEE_TOO_LOW,
            TxRefusedException.Reason.INPUT_SPENT,
            TxRefusedException.Reason.WARP_MESSAGE,
            TxRefusedException.Reason.UNKNOWN_VALIDATION);

    private final L1Access l1;
    private final L1Operation operation;
    private final Plan plan;
    private final Work work;

    Steps(L1Access l1, L1Operation operation, Work work) {
        this.l1 = l1;
        this.operation = operation;
        this.plan = operation.plan();
        this.work = work;
    }

    CompletableFuture<L1Operation> next() {
        return switch (operation.stage()) {
            case PLANNED -> plan.check(work, l1).thenApply(start -> operation.from(plan.first(), start));
            case REQUESTING -> request();
            case REQUESTED -> prepare();
            case SENDING -> send();
            case ACCEPTED -> answer();
            case COMPLETING -> complete();
            case DONE -> throw new IllegalStateException("the operation is done");
        };
    }

    private CompletableFuture<L1Operation> request() {
        Initiation initiation = plan.initiation();
        Supplier<CompletableFuture<Optional<Bytes>>> look = () -> requested(initiation);
        return effect(look, () -> initiation.call(l1.contract()))
                .thenApply(message -> operation.with(Stage.REQUESTED, message, Bytes.EMPTY));
    }

    /** Looks for an effect on the L1. If there is none, sends the transaction and waits. */
    private <T> CompletableFuture<T> effect(
            Supplier<CompletableFuture<Optional<T>>> look, Supplier<EvmCall> transaction) {
        return look.get()
                .thenCompose(found -> {
                    if (found.isPresent()) {
                        return CompletableFuture.completedFuture(found.get());
                    }
                    EvmCall call = transaction.get();
                    return l1.simulate(work, call)
                            .thenCompose(fine -> l1.send(work, call))
                            .thenCompose(hash -> work.repeat(() -> look(look, hash)));
                })
                .exceptionallyCompose(failure -> CompletableFuture.failedFuture(late(WorkRunner.reason(failure))));
    }

    /** The deadline may end a lookup: the effect is not there yet. */
    private RuntimeException late(RuntimeException failure) {
        return failure instanceof ConnectionException && work.isOver()
                ? L1OperationException.of(Reason.PENDING, "the deadline came before the effect on the L1", failure)
                : failure;
    }

    private <T> CompletableFuture<Optional<T>> look(
            Supplier<CompletableFuture<Optional<T>>> look, Optional<EvmHash> hash) {
        return look.get().thenCompose(found -> {
            if (found.isPresent()) {
                return CompletableFuture.completedFuture(found);
            }
            return l1.isReverted(work, hash).thenCompose(isReverted -> {
                if (isReverted) {
                    throw L1OperationException.of(Reason.REVERTED, "transaction " + hash.get() + " was reverted");
                } else if (work.isOver()) {
                    throw L1OperationException.of(
                            Reason.PENDING,
                            hash.map(sent -> "transaction " + sent + " has had no effect yet")
                                    .orElse("the transaction was not sent yet"));
                }
                return work.pause(l1.pollInterval()).thenApply(paused -> Optional.empty());
            });
        });
    }

    /** The unsigned message that the manager sent, compared with the request. */
    private CompletableFuture<Optional<Bytes>> requested(Initiation initiation) {
        List<Optional<EvmHash>> topics = initiation.topics();
        return work.ask(l1.evm().getLogs(BlockRef.number(operation.fromBlock()), BlockRef.LATEST, filter -> {
                    filter.addAddresses(l1.contract().manager())
                            .topic(0, initiation.event().topic());
                    for (int i = 0; i < topics.size(); i++) {
                        int place = i + 1;
                        topics.get(i).ifPresent(topic -> filter.topic(place, topic));
                    }
                }))
                .thenCompose(events -> events.stream()
                        .filter(initiation::isOurs)
                        .reduce((first, last) -> last)
                        .map(event -> message(initiation, event).thenApply(Optional::of))
                        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty())));
    }

    private CompletableFuture<Bytes> message(Initiation initiation, EvmLog event) {
        int word = initiation.event().messageIdWord();
        Id messageId = Id.of(AbiPart.word("the event", event.data(), word));
        return work.ask(l1.evm().getTransactionReceipt(event.transactionHash())).thenCompose(receipt -> {
            UnsignedWarpMessage message = messages(receipt).stream()
                    .filter(one -> one.id().equals(messageId))
                    .findFirst()
                    .orElseThrow(() -> L1OperationException.of(
                            Reason.MISMATCH,
                            "transaction " + event.transactionHash() + " sent no Warp message with the id " + messageId
                                    + " of its event"));
            return network().thenApply(network -> {
                requireAsked(initiation, event, message, network);
                return message.bytes();
            });
        });
    }

    private static List<UnsignedWarpMessage> messages(Optional<EvmReceipt> receipt) {
        return receipt.map(WarpLogs::messages).orElse(List.of());
    }

    private CompletableFuture<Network> network() {
        return work.ask(l1.node().info().getNetworkId()).thenApply(Network::of);
    }

    private void requireAsked(Initiation initiation, EvmLog event, UnsignedWarpMessage message, Network network) {
        ManagerContract contract = l1.contract();
        AddressedCall call = L1Access.call(message.bytes());
        Expected.same("network", network, message.network());
        Expected.same("source chain", contract.chainId(), message.sourceChainId());
        Expected.same("sender", contract.manager().bytes(), call.sourceAddress());
        initiation.requireAsked(event, call.payload(), contract);
    }

    /** Signs the P-Chain's transaction after its message was verified. */
    private CompletableFuture<L1Operation> prepare() {
        Bytes request = operation.request();
        return plan.isOnPChain(work, l1, request).thenCompose(isThere -> {
            if (isThere) {
                return CompletableFuture.completedFuture(afterPChain());
            }
            CompletableFuture<Bytes> message = request.isEmpty()
                    ? CompletableFuture.completedFuture(Bytes.EMPTY)
                    : new Signatures(l1, work, true)
                            .sign(UnsignedWarpMessage.parse(request), Bytes.EMPTY)
                            .thenApply(WarpMessage::bytes);
            return message.thenCombine(network(), (signed, network) -> plan.tx(l1, network, signed))
                    .thenCompose(wish -> work.ask(wish.prepare()))
                    .thenCompose(draft -> work.ask(draft.signed()))
                    .thenApply(this::sending);
        });
    }

    private L1Operation sending(SignedTx tx) {
        if (tx.bytes().equals(operation.signed())) {
            throw L1OperationException.of(Reason.REFUSED, "the P-Chain refused transaction " + tx.id() + " before");
        }
        return operation.with(Stage.SENDING, operation.request(), tx.bytes());
    }

    private L1Operation afterPChain() {
        Stage next = plan.isAnswered() ? Stage.ACCEPTED : Stage.DONE;
        return operation.with(next, operation.request(), Bytes.EMPTY);
    }

    private CompletableFuture<L1Operation> send() {
        return work.ask(l1.wallet().issue(tx()))
                .thenApply(accepted -> afterPChain())
                .exceptionallyCompose(failure -> refused(WorkRunner.reason(failure)));
    }

    private SignedTx tx() {
        SpentOutputs unknown = new SpentOutputs(Chain.P, List.of(), Optional.empty());
        return SignedTx.parse(operation.signed(), unknown);
    }

    /**
     * Returns to the stage before, which builds other bytes. That is safe because the P-Chain accepts each message
     * once, so at most one of both transactions.
     */
    private CompletableFuture<L1Operation> refused(RuntimeException failure) {
        boolean isOutdated = failure instanceof TxRefusedException refused && OUTDATED.contains(refused.reason());
        if (!plan.isReplayProof() || !isOutdated && !(failure instanceof TxRejectedException)) {
            return CompletableFuture.failedFuture(failure);
        }
        return plan.isOnPChain(work, l1, operation.request()).thenApply(isThere -> {
            if (isThere) {
                return afterPChain();
            } else if (String.valueOf(failure.getMessage()).contains("already issued")) {
                throw L1OperationException.of(
                        Reason.ALREADY_ISSUED, "the P-Chain took this registration before", failure);
            }
            l1.wallet().release(tx());
            return operation.with(Stage.REQUESTED, operation.request(), operation.signed());
        });
    }

    private CompletableFuture<Boolean> isComplete() {
        return plan.isComplete(work, l1, operation.request());
    }

    /** Has the P-Chain's statement signed, and verifies it. */
    private CompletableFuture<L1Operation> answer() {
        return isComplete().thenCompose(isThere -> {
            if (isThere) {
                return CompletableFuture.completedFuture(done());
            }
            return plan.answer(work, l1, operation.request())
                    .thenCompose(answer -> network().thenCompose(network -> sign(network, answer)))
                    .thenApply(signed -> operation.with(Stage.COMPLETING, operation.request(), signed.bytes()));
        });
    }

    private CompletableFuture<WarpMessage> sign(Network network, Plan.Answer answer) {
        AddressedCall call = new AddressedCall(Bytes.EMPTY, answer.message().bytes());
        return new Signatures(l1, work, false)
                .sign(UnsignedWarpMessage.of(network, Id.EMPTY, call), answer.justification());
    }

    private L1Operation done() {
        return operation.with(Stage.DONE, operation.request(), Bytes.EMPTY);
    }

    private CompletableFuture<L1Operation> complete() {
        WarpMessage signed = WarpMessage.parse(operation.signed());
        Supplier<CompletableFuture<Optional<Boolean>>> look =
                () -> isComplete().thenApply(isThere -> isThere ? Optional.of(true) : Optional.empty());
        return effect(look, () -> plan.completion(l1.contract(), signed))
                .thenApply(there -> done())
                .exceptionallyCompose(failure -> reverted(signed, WorkRunner.reason(failure)));
    }

    /** Returns to the stage that gathers signatures, if the validators have changed. */
    private CompletableFuture<L1Operation> reverted(WarpMessage signed, RuntimeException failure) {
        if (failure instanceof L1OperationException e && e.reason() == Reason.REVERTED) {
            return new Signatures(l1, work, false).isStillGood(signed).thenApply(isGood -> {
                if (isGood) {
                    throw failure;
                }
                return operation.with(Stage.ACCEPTED, operation.request(), Bytes.EMPTY);
            });
        }
        return CompletableFuture.failedFuture(failure);
    }
}
