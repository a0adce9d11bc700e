package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.internal.TakenNonce;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import java.time.Duration;
import java.util.Optional;

/**
 * The delivery of one message, without a record. Each run first asks the contract whether it has the message, which an
 * earlier process or another relayer may have delivered.
 *
 * @param id Teleporter's id of the message
 */
record MessageDelivery(Teleporter to, UnsignedWarpMessage message, Id id) {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Returns the id when the chain has the message. */
    Call<Id> result() {
        return received()
                .then(received -> received.map(Call::completed)
                        .orElseGet(() -> to.transaction(message).then(this::sent)));
    }

    private Call<Optional<Id>> received() {
        return to.isReceived(id).map(isReceived -> Optional.of(id).filter(any -> isReceived));
    }

    private Call<Id> sent(EvmCall call) {
        return Wait.until(
                null,
                "chain " + to.chainId() + " has received message " + id,
                Duration.ofMillis(500),
                () -> wait -> Sequence.recover(attempt(call, wait), failure -> refused(call, failure, wait)));
    }

    private Call<Optional<Id>> attempt(EvmCall call, Wait wait) {
        return to.evm
                .estimateGas(simulation -> call.describe(simulation.from(to.account())), BlockRef.LATEST)
                .then(gas -> Sequence.await("send", () -> to.sender.send(call)))
                .then(hash -> outcome(hash, wait));
    }

    /** The outcome of a transaction; absent while it is in no block, perhaps because another one has used its nonce. */
    private Call<Optional<Id>> outcome(EvmHash hash, Wait wait) {
        wait.saw("transaction " + hash + " in no block; the base fee may be above the sender's limit");
        Call<EvmReceipt> receipt = to.node.await().accepted(to.chainId().toString(), hash);
        Call<Boolean> isGood = Sequence.recover(receipt.timeout(PATIENCE).map(EvmReceipt::isSuccess), failure -> {
            boolean isOpen = Sequence.isLate(failure) || failure instanceof TxRejectedException;
            return isOpen ? Call.completed(true) : Sequence.failed(failure);
        });
        RuntimeException reverted = new TxRejectedException(hash, "the contract reverted it");
        return isGood.then(good -> good ? received() : Sequence.failed(reverted));
    }

    /**
     * After a refusal, looks whether another relayer was first, and whether the validators have changed and must sign
     * again. Sends again if another transaction of the account has its nonce.
     */
    private Call<Optional<Id>> refused(EvmCall call, RuntimeException failure, Wait wait) {
        if (TakenNonce.isIn(failure)) {
            wait.saw("another transaction of account " + to.account() + " with the same nonce");
            return received();
        }
        boolean isRevert = failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.REVERTED;
        if (!isRevert && !(failure instanceof TxRejectedException)) {
            throw failure;
        }
        Call<Optional<Id>> again = to.signatures
                .verify(call.message().orElseThrow())
                .then(result -> result.isVerified() ? Sequence.failed(failure) : result().map(Optional::of));
        return received().then(found -> found.isPresent() ? Call.completed(found) : again);
    }
}
