package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.RevertReason;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A transaction to the L1's chain, sent only if its effect is missing. */
record L1Transaction(L1Context l1, EvmCall call, Run run) {
    /** Returns the effect that {@code lookup} finds. If there is none, sends the transaction and waits. */
    <T> Call<T> effect(Call<Optional<T>> lookup) {
        Call<T> sent = simulated().then(simulated -> sent()).then(hash -> awaited(lookup, hash));
        return L1Context.inTime(
                run,
                "the deadline came before the effect on the L1",
                settled(lookup).then(found -> found.map(Call::completed).orElse(sent)));
    }

    /**
     * Looks for the effect after the transactions that the account has in the node's pool: an earlier process may have
     * sent this transaction.
     */
    private <T> Call<Optional<T>> settled(Call<Optional<T>> lookup) {
        if (l1.sender().isEmpty()) {
            return lookup;
        }
        String late = "account " + l1.sender().get().from()
                + " has sent transactions that are in no block yet, and this may be among them";
        return nonce(BlockRef.PENDING)
                .then(next ->
                        L1Context.inTime(run, late, Sequence.repeat(l1.pollInterval(), () -> settled(next, lookup))));
    }

    /** Empty while there is no effect, and transactions before a nonce are in no block. */
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

    /** The hash; absent without a sender, because another party sends the transaction. */
    private Call<Optional<EvmHash>> sent() {
        return l1.sender()
                .map(account -> Sequence.await("send", () -> account.sender().send(call))
                        .map(Optional::of))
                .orElseGet(() -> Call.completed(Optional.empty()));
    }

    private <T> Call<T> awaited(Call<Optional<T>> lookup, Optional<EvmHash> hash) {
        Call<Optional<T>> poll = hash.isEmpty()
                ? lookup
                : lookup.then(found -> found.isPresent()
                        ? Call.completed(found)
                        : l1.evm().getTransactionReceipt(hash.get()).map(receipt -> {
                            if (receipt.filter(known -> !known.isSuccess()).isPresent()) {
                                throw L1OperationException.of(
                                        Reason.REVERTED, "transaction " + hash.get() + " was reverted");
                            }
                            return found;
                        }));
        String late = hash.map(known -> "transaction " + known + " has had no effect yet")
                .orElse("the transaction was not sent yet: set sender(…) in L1Options, or send transaction() of the"
                        + " operation with another tool");
        return L1Context.inTime(run, late, Sequence.repeat(l1.pollInterval(), () -> poll));
    }
}
