package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.internal.TakenNonce;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.RevertReason;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A transaction to the L1's chain, sent only if its effect is missing. */
record L1Transaction(L1Context l1, EvmCall call, Run run) {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String UNSENT = "the transaction was not sent yet: set sender(…) in L1Options, or send"
            + " transaction() of L1Manager.operation(name) with another tool";

    /** Returns the effect that {@code lookup} finds. If there is none, sends the transaction and waits. */
    <T> Call<T> effect(Call<Optional<T>> lookup) {
        String from = l1.sender().map(account -> account.from().toString()).orElse("of the sender");
        return effect(
                lookup,
                "account " + from + " has sent transactions that are in no block yet, and this may be among them");
    }

    private <T> Call<T> effect(Call<Optional<T>> lookup, String pending) {
        Call<Optional<T>> sent = Sequence.recover(
                simulated()
                        .then(simulated -> sent())
                        .then(hash -> awaited(lookup, hash))
                        .map(Optional::of),
                failure -> unsent(lookup, failure));
        return L1Context.inTime(
                run,
                "the deadline came before the effect on the L1",
                Sequence.repeat(
                        l1.pollInterval(),
                        () -> settled(lookup, pending)
                                .then(found -> found.isPresent() ? Call.completed(found) : sent)));
    }

    /**
     * Returns the effect if another party was first; empty if the transaction must be sent again, because another one of
     * the account has taken its nonce.
     */
    private <T> Call<Optional<T>> unsent(Call<Optional<T>> lookup, RuntimeException failure) {
        if (isRefusal(failure)) {
            return lookup.map(found -> Optional.of(found.orElseThrow(() -> failure)));
        } else if (TakenNonce.isIn(failure) && run.remaining().compareTo(l1.pollInterval()) > 0) {
            return Call.completed(Optional.empty());
        }
        throw failure;
    }

    /** Whether the contract refuses a transaction. */
    static boolean isRefusal(RuntimeException failure) {
        return failure instanceof L1OperationException known && known.reason() == Reason.REVERTED;
    }

    /**
     * Looks for the effect after the transactions that the account has in the node's pool: an earlier process may have
     * sent this transaction.
     */
    private <T> Call<Optional<T>> settled(Call<Optional<T>> lookup, String late) {
        if (l1.sender().isEmpty()) {
            return lookup;
        }
        return nonce(BlockRef.PENDING)
                .then(next ->
                        L1Context.inTime(run, late, Sequence.repeat(l1.pollInterval(), () -> settled(next, lookup))));
    }

    /**
     * Returns an inner empty result if there is no effect and all transactions before a nonce are in blocks; empty
     * while some are not.
     */
    private <T> Call<Optional<Optional<T>>> settled(UInt64 next, Call<Optional<T>> lookup) {
        return nonce(BlockRef.LATEST)
                .then(used -> lookup.map(
                        found -> Optional.of(found).filter(known -> known.isPresent() || used.compareTo(next) >= 0)));
    }

    private Call<UInt64> nonce(BlockRef block) {
        return l1.evm().getTransactionCount(l1.sender().orElseThrow().from(), block);
    }

    /**
     * Simulates the transaction. If the contract refuses it, simulates it at the current time: a quiet chain's time is
     * that of its last block.
     */
    private Call<Boolean> simulated() {
        return Sequence.recover(
                afterLastBlock(),
                refusal -> L1Context.isRevert(refusal)
                        ? Sequence.recover(
                                now(), later -> Sequence.failed(refused(L1Context.isRevert(later) ? later : refusal)))
                        : Sequence.failed(refusal));
    }

    private Call<Boolean> afterLastBlock() {
        return l1.evm()
                .estimateGas(
                        message -> {
                            call.describe(message);
                            l1.sender().ifPresent(account -> message.from(account.from()));
                        },
                        BlockRef.LATEST)
                .map(gas -> true);
    }

    private Call<Boolean> now() {
        Map<String, Object> message = new HashMap<>(Map.of(
                "to",
                call.to(),
                "data",
                call.data(),
                "value",
                "0x" + call.value().toString(16)));
        l1.sender().ifPresent(account -> message.put("from", account.from()));
        if (call.message().isPresent()) {
            message.put(
                    "accessList",
                    List.of(Map.of("address", EvmCall.ACCESS_LIST_ADDRESS, "storageKeys", call.storageKeys())));
        }
        Map<String, String> block =
                Map.of("time", "0x" + Long.toHexString(run.now().getEpochSecond()));
        return l1.evm()
                .call("eth_call", String.class, message, BlockRef.LATEST, Map.of(), block)
                .map(returned -> true);
    }

    private static L1OperationException refused(RuntimeException failure) {
        JsonRpcException revert = (JsonRpcException) failure;
        String error = RevertReason.of(revert).map(ManagerError::text).orElse(revert.error());
        return L1OperationException.of(Reason.REVERTED, "the contract refuses: " + error, revert);
    }

    /** Sends the transaction, and returns its hash; absent without a sender. */
    private Call<Optional<EvmHash>> sent() {
        return l1.sender()
                .map(account -> Sequence.await("send", () -> account.sender().send(call))
                        .map(Optional::of))
                .orElseGet(() -> Call.completed(Optional.empty()));
    }

    /**
     * Waits for the effect. A transaction that is in no block for long is sent again, because another one may have used
     * its nonce.
     */
    private <T> Call<T> awaited(Call<Optional<T>> lookup, Optional<EvmHash> hash) {
        if (hash.isEmpty()) {
            return L1Context.inTime(run, UNSENT, Sequence.repeat(l1.pollInterval(), () -> lookup));
        }
        String late = "transaction " + hash.get() + " has had no effect yet";
        AtomicBoolean isIncluded = new AtomicBoolean();
        Call<Optional<T>> poll = lookup.then(found -> found.isPresent()
                ? Call.completed(found)
                : l1.evm().getTransactionReceipt(hash.get()).map(receipt -> {
                    isIncluded.set(receipt.isPresent());
                    if (receipt.filter(known -> !known.isSuccess()).isPresent()) {
                        throw L1OperationException.of(Reason.REVERTED, "transaction " + hash.get() + " was reverted");
                    }
                    return found;
                }));
        Call<T> effect = Sequence.repeat(l1.pollInterval(), () -> poll);
        Call<T> patient = Sequence.recover(effect.timeout(PATIENCE), failure -> {
            if (!Sequence.isLate(failure) || run.remaining().compareTo(l1.pollInterval()) <= 0) {
                throw failure;
            }
            return isIncluded.get() ? effect : effect(lookup, late);
        });
        return L1Context.inTime(run, late, patient);
    }
}
