package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.wallet.KeptWork;
import io.github.avalanche4j.wallet.Payments;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The delivery of one message, an immutable value that {@link Payments#complete} keeps.
 *
 * <p>It first looks whether the chain has received the message, from this process, an earlier one or another relayer. If
 * a transaction is in no block after 30 seconds, the sender is asked again.
 */
public final class MessageDelivery implements KeptWork {
    static final Pattern STATE = Pattern.compile("avalanche4j-icm-1 (\\w+) (PLANNED|DONE) (0x[0-9a-f]+)");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Teleporter to;
    private final UnsignedWarpMessage message;
    private final boolean isDone;

    MessageDelivery(Teleporter to, UnsignedWarpMessage message, boolean isDone) {
        this.to = to;
        this.message = message;
        this.isDone = isDone;
    }

    @Override
    public String state() {
        String stage = isDone ? " DONE " : " PLANNED ";
        return "avalanche4j-icm-1 " + to.chainId() + stage + message.bytes().toHex();
    }

    @Override
    public String purpose() {
        return "icm.deliver " + messageId() + " to " + to.chainId();
    }

    /** {@return whether the chain has received the message} */
    @Override
    public boolean isDone() {
        return isDone;
    }

    /** {@return Teleporter's id of the message} */
    public Id messageId() {
        return Teleporter.message(message).orElseThrow().id(WarpLogs.TELEPORTER.bytes(), message.sourceChainId());
    }

    /** {@return a call that has the message signed and verifies it, and returns the transaction; it pays nothing} */
    public Call<EvmCall> transaction() {
        return to.signatures.aggregate(message).map(verified -> to.transaction(verified.message()));
    }

    /**
     * {@return a call that delivers the message} It fails with an exception of the node, the aggregation or the sender. If
     * the contract refuses this message, that is a {@link JsonRpcException} with reason {@code REVERTED}, or a {@link
     * TxRejectedException}.
     *
     * @throws IllegalStateException if the delivery is done
     */
    @Override
    public Call<MessageDelivery> next() {
        if (isDone) {
            throw new IllegalStateException("the delivery is done");
        }
        return delivered()
                .then(done -> done.map(Call::completed).orElse(transaction().then(this::sent)));
    }

    /** The delivery at its end, if the chain has received the message. */
    private Call<Optional<MessageDelivery>> delivered() {
        Optional<MessageDelivery> done = Optional.of(new MessageDelivery(to, message, true));
        return to.isReceived(messageId()).map(isReceived -> done.filter(any -> isReceived));
    }

    private Call<MessageDelivery> sent(EvmCall call) {
        return Wait.until(
                null,
                "chain " + to.chainId() + " has received message " + messageId(),
                Duration.ofMillis(500),
                () -> wait -> Sequence.recover(attempt(call, wait), failure -> refused(call, failure)));
    }

    private Call<Optional<MessageDelivery>> attempt(EvmCall call, Wait wait) {
        return to.evm
                .estimateGas(simulation -> call.describe(simulation.from(to.account())), BlockRef.LATEST)
                .then(gas -> Sequence.await("send", () -> to.sender.send(call)))
                .then(hash -> outcome(hash, wait));
    }

    /** The outcome of a transaction, which may be in no block yet, or whose nonce another one may have. */
    private Call<Optional<MessageDelivery>> outcome(EvmHash hash, Wait wait) {
        wait.saw("transaction " + hash + " in no block; the base fee may be above the sender's limit");
        Call<EvmReceipt> receipt = to.node.await().accepted(to.chainId().toString(), hash);
        Call<Boolean> isGood = Sequence.recover(receipt.timeout(PATIENCE).map(EvmReceipt::isSuccess), failure -> {
            boolean isOpen = Sequence.isLate(failure) || failure instanceof TxRejectedException;
            return isOpen ? Call.completed(true) : Sequence.failed(failure);
        });
        RuntimeException reverted = new TxRejectedException(hash, "the contract reverted it");
        return isGood.then(good -> good ? delivered() : Sequence.failed(reverted));
    }

    /** Another relayer may have been first, or the validators have changed and have to sign again. */
    private Call<Optional<MessageDelivery>> refused(EvmCall call, RuntimeException failure) {
        boolean isRevert = failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.REVERTED;
        if (!isRevert && !(failure instanceof TxRejectedException)) {
            throw failure;
        }
        Call<Optional<MessageDelivery>> again = to.signatures
                .verify(call.message().orElseThrow())
                .then(result -> result.isVerified() ? Sequence.failed(failure) : next().map(Optional::of));
        return delivered().then(found -> found.isPresent() ? Call.completed(found) : again);
    }

    @Override
    public String toString() {
        return purpose() + (isDone ? ", done" : ", planned");
    }
}
