package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.l1.internal.ServiceAggregator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpAccessList;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The Teleporter contract ({@link WarpLogs#TELEPORTER}) of a chain that receives messages, and the account that pays for
 * deliveries to it. The functions are those of {@code ITeleporterMessenger} (ava-labs/icm-services).
 */
public final class Teleporter {
    private final Id chainId;
    private final EvmAddress account;
    final NodeClient node;
    final EvmClient evm;
    final WarpAggregation signatures;
    final EvmSender sender;

    private Teleporter(Id chainId, NodeClient node, SignatureAggregator service, EvmAddress account, EvmSender sender) {
        Objects.requireNonNull(service, "aggregator");
        this.chainId = chainId;
        this.account = Objects.requireNonNull(account, "account");
        this.node = node;
        this.evm = node.evm(chainId.toString());
        this.signatures = WarpAggregation.to(chainId.toString(), node, new ServiceAggregator(service));
        this.sender = Objects.requireNonNull(sender, "sender");
    }

    /**
     * {@return the contract on the chain that receives messages}
     *
     * @param chainId the receiving chain
     * @param node runs that chain
     * @param aggregator has messages to that chain signed
     * @param account pays for deliveries, and gets the rewards that senders offer
     * @param sender sends the account's transactions, such as an {@link AccountSender}
     */
    public static Teleporter of(
            Id chainId, NodeClient node, SignatureAggregator aggregator, EvmAddress account, EvmSender sender) {
        return new Teleporter(chainId, node, aggregator, account, sender);
    }

    /** {@return the receiving chain} */
    public Id chainId() {
        return chainId;
    }

    /** {@return the account that pays for deliveries} */
    public EvmAddress account() {
        return account;
    }

    /** {@return Teleporter's message within a Warp message; absent if another contract sent it} */
    public static Optional<TeleporterMessage> message(UnsignedWarpMessage message) {
        return Objects.requireNonNull(message, "message").payload() instanceof AddressedCall call
                        && call.sourceAddress().equals(WarpLogs.TELEPORTER.bytes())
                ? Optional.of(TeleporterMessage.parse(call.payload()))
                : Optional.empty();
    }

    /** {@return a call that returns whether the chain has received a message; {@code messageReceived(bytes32)}} */
    public Call<Boolean> isReceived(Id messageId) {
        Bytes data = Bytes.fromHex("0xebc3b1ba" + messageId.bytes().toHex().substring(2));
        return evm.ethCall(message -> message.to(WarpLogs.TELEPORTER).data(data), BlockRef.LATEST)
                .map(returned -> new BigInteger(1, returned.toArray()).signum() != 0);
    }

    /**
     * {@return Teleporter's id of a message}
     *
     * @throws InvalidRequestException if another contract sent it
     */
    public static Id messageId(UnsignedWarpMessage message) {
        return message(message)
                .map(known -> known.id(WarpLogs.TELEPORTER.bytes(), message.sourceChainId()))
                .orElseThrow(
                        () -> new InvalidRequestException("message", message.toString(), "a message of Teleporter"));
    }

    /**
     * {@return a call that delivers a message, and returns {@link #messageId} when the chain has it} Run it again after
     * any failure, also in another process: it first asks the contract whether any relayer has delivered the message.
     * It pays nothing before the signature is verified. If a transaction is in no block after 30 seconds, it asks the
     * sender again.
     *
     * <p>It fails with an exception of the node, the aggregation or the sender. A message that the contract refuses
     * ends it with a {@link JsonRpcException} of reason {@code REVERTED}, or a {@link TxRejectedException}.
     *
     * @throws InvalidRequestException if it is not a message of Teleporter to this chain
     */
    public Call<Id> deliver(UnsignedWarpMessage message) {
        MessageDelivery delivery = new MessageDelivery(this, requireMine(message), messageId(message));
        return Sequence.call(
                "teleporter.deliver", CallAccess.runner(evm.blockNumber()).transport(), run -> delivery.result());
    }

    /**
     * {@return a call that has a message signed and verifies it, and returns the transaction of {@link #deliver}} It pays
     * nothing, and does not ask whether the chain has the message.
     *
     * @throws InvalidRequestException if it is not a message of Teleporter to this chain
     */
    public Call<EvmCall> transaction(UnsignedWarpMessage message) {
        requireMine(message);
        return signatures.aggregate(message).map(verified -> receiving(verified.message()));
    }

    private UnsignedWarpMessage requireMine(UnsignedWarpMessage message) {
        if (!message(message).map(TeleporterMessage::destinationBlockchainId).equals(Optional.of(chainId))) {
            throw new InvalidRequestException("message", message.toString(), "a Teleporter message to " + chainId);
        }
        return message;
    }

    /** Delivers the first message of the transaction; {@code receiveCrossChainMessage(uint32,address)}. */
    EvmCall receiving(WarpMessage signed) {
        String rewarded = account.bytes().toHex().substring(2);
        Bytes data = Bytes.fromHex("0xccb5f809" + "00".repeat(32 + 12) + rewarded);
        return new EvmCall(WarpLogs.TELEPORTER, data, BigInteger.ZERO, Optional.of(signed), gas(signed));
    }

    /**
     * An estimate of the node is too low, because a delivery also succeeds if the call of the receiver runs out of gas.
     * The prices are those of the Warp precompile since Granite (ACP-181), and of Teleporter in icm-services
     * (CalculateReceiveMessageGasLimit).
     */
    private static OptionalLong gas(WarpMessage signed) {
        TeleporterMessage message = message(signed.unsigned()).orElseThrow();
        BigInteger required = message.requiredGasLimit();
        if (required.bitLength() > 62) {
            throw new InvalidRequestException("requiredGasLimit", required.toString(), "below 2^62");
        }
        long verified = 125_000 + 250L * signed.signers().count();
        long read = 750 + 2 * 512L * WarpAccessList.storageKeys(signed).size(); // charged twice
        long received = 250_000 + 35L * signed.unsigned().payloadBytes().size();
        long receipts = 2500L * message.receipts().size();
        return OptionalLong.of(required.longValueExact() + verified + read + received + receipts);
    }
}
