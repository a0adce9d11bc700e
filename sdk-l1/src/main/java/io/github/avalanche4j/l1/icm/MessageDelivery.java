package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.wallet.KeptWork;
import io.github.avalanche4j.wallet.Payments;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The delivery of one message, an immutable value that {@link Payments#complete} keeps. It is planned, sending (the
 * message is signed and verified, and its transaction may have been sent), or done.
 *
 * <p>Each step first looks whether the chain has received the message, from this process, an earlier one or another
 * relayer. If a transaction is in no block after 30 seconds, the sender is asked again.
 */
public final class MessageDelivery implements KeptWork {
    private static final Pattern STATE =
            Pattern.compile("avalanche4j-icm-1 (\\w+) (PLANNED|SENDING|DONE) (0x[0-9a-f]+)");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    enum Stage {
        PLANNED,
        SENDING,
        DONE
    }

    private final Teleporter to;
    private final Stage stage;
    private final Bytes bytes; // of the signed message while sending, else of the unsigned one
    private final UnsignedWarpMessage message;

    MessageDelivery(Teleporter to, Stage stage, Bytes bytes) {
        this.to = to;
        this.stage = stage;
        this.bytes = bytes;
        this.message = stage == Stage.SENDING ? WarpMessage.parse(bytes).unsigned() : UnsignedWarpMessage.parse(bytes);
    }

    static MessageDelivery parse(Teleporter to, String state) {
        Matcher read = STATE.matcher(state);
        if (!read.matches() || !read.group(1).equals(to.chainId().toString())) {
            throw new InvalidRequestException("state", state, "the state of a delivery to chain " + to.chainId());
        }
        return new MessageDelivery(to, Stage.valueOf(read.group(2)), Bytes.fromHex(read.group(3)));
    }

    @Override
    public String state() {
        return String.join(" ", "avalanche4j-icm-1", to.chainId().toString(), stage.name(), bytes.toHex());
    }

    @Override
    public String purpose() {
        return "icm.deliver " + messageId() + " to " + to.chainId();
    }

    /** {@return whether the chain has received the message} */
    @Override
    public boolean isDone() {
        return stage == Stage.DONE;
    }

    /** {@return Teleporter's id of the message} */
    public Id messageId() {
        return Teleporter.message(message).orElseThrow().id(WarpLogs.TELEPORTER.bytes(), message.sourceChainId());
    }

    /**
     * {@return a call that does the next step} It fails with an exception of the node, the aggregation or the sender. If
     * the contract refuses this message, that is a {@link JsonRpcException} with reason {@code REVERTED}, or a {@link
     * TxRejectedException}.
     *
     * @throws IllegalStateException if the delivery is done
     */
    @Override
    public Call<MessageDelivery> next() {
        if (isDone()) {
            throw new IllegalStateException("the delivery is done");
        }
        Call<MessageDelivery> signed = to.signatures()
                .aggregate(message)
                .map(verified -> new MessageDelivery(
                        to, Stage.SENDING, verified.message().bytes()));
        Call<MessageDelivery> step = stage == Stage.PLANNED ? signed : sent(WarpMessage.parse(bytes));
        return delivered().then(found -> found.map(Call::completed).orElse(step));
    }

    /** The delivery at its end, if the chain has received the message. */
    private Call<Optional<MessageDelivery>> delivered() {
        return to.isReceived(messageId())
                .map(isReceived -> Optional.of(new MessageDelivery(to, Stage.DONE, message.bytes()))
                        .filter(done -> isReceived));
    }

    private Call<MessageDelivery> sent(WarpMessage signed) {
        EvmCall call = to.transaction(signed);
        Call<Optional<MessageDelivery>> attempt = to.node()
                .evm(to.chainId().toString())
                .estimateGas(simulation -> call.describe(simulation.from(to.account())), BlockRef.LATEST)
                .then(gas -> Sequence.await("send", () -> to.sender().send(call)))
                .then(hash -> awaited(hash)
                        .then(isGood -> isGood
                                ? delivered()
                                : Sequence.failed(new TxRejectedException(hash, "the contract reverted it"))));
        return Sequence.repeat(
                Duration.ofMillis(500), () -> Sequence.recover(attempt, failure -> refused(signed, failure)));
    }

    /** Whether the transaction was not reverted. It may be in no block yet, or another one may have its nonce. */
    private Call<Boolean> awaited(EvmHash hash) {
        Call<EvmReceipt> receipt = to.node().await().accepted(to.chainId().toString(), hash);
        return Sequence.recover(receipt.timeout(PATIENCE).map(EvmReceipt::isSuccess), failure -> {
            boolean isLate = failure instanceof ConnectionException e && e.timedOut();
            return isLate || failure instanceof TxRejectedException ? Call.completed(true) : Sequence.failed(failure);
        });
    }

    /** Another relayer may have been first, or the validators have changed and have to sign again. */
    private Call<Optional<MessageDelivery>> refused(WarpMessage signed, RuntimeException failure) {
        boolean isRevert = failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.REVERTED;
        if (!isRevert && !(failure instanceof TxRejectedException)) {
            throw failure;
        }
        Call<Optional<MessageDelivery>> again = to.signatures().verify(signed).map(result -> {
            if (result.isVerified()) {
                throw failure;
            }
            return Optional.of(new MessageDelivery(to, Stage.PLANNED, message.bytes()));
        });
        return delivered().then(found -> found.isPresent() ? Call.completed(found) : again);
    }

    /** {@return the message's id, the receiving chain and the stage} */
    @Override
    public String toString() {
        return "MessageDelivery[" + messageId() + " to " + to.chainId() + ", " + stage + "]";
    }
}
