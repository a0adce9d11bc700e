package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpAccessList;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The Teleporter contract ({@link WarpLogs#TELEPORTER}) of a chain that receives messages, and the account that pays for
 * deliveries to it. The functions are those of {@code ITeleporterMessenger} (ava-labs/icm-services).
 */
public final class Teleporter {
    private final Id chainId;
    private final NodeClient node;
    private final WarpAggregation signatures;
    private final EvmAddress account;
    private final EvmSender sender;

    private Teleporter(Id chainId, NodeClient node, WarpAggregation signatures, EvmAddress account, EvmSender sender) {
        this.chainId = chainId;
        this.node = node;
        this.signatures = signatures;
        this.account = account;
        this.sender = sender;
    }

    /**
     * {@return the contract on the chain that receives messages}
     *
     * @param chainId the receiving chain
     * @param node runs that chain
     * @param signatures has messages to that chain signed, and verifies them
     * @param account pays for deliveries, and gets the rewards that senders offer
     * @param sender sends the account's transactions, such as an {@link AccountSender}
     */
    public static Teleporter of(
            Id chainId, NodeClient node, WarpAggregation signatures, EvmAddress account, EvmSender sender) {
        return new Teleporter(
                Objects.requireNonNull(chainId, "chainId"),
                Objects.requireNonNull(node, "node"),
                Objects.requireNonNull(signatures, "signatures"),
                Objects.requireNonNull(account, "account"),
                Objects.requireNonNull(sender, "sender"));
    }

    /** {@return the receiving chain} */
    public Id chainId() {
        return chainId;
    }

    /** {@return the account that pays for deliveries} */
    public EvmAddress account() {
        return account;
    }

    /** {@return what has messages to the chain signed, and verifies them} */
    public WarpAggregation signatures() {
        return signatures;
    }

    NodeClient node() {
        return node;
    }

    EvmSender sender() {
        return sender;
    }

    /** {@return Teleporter's message within a Warp message; absent if another contract sent it} */
    public static Optional<TeleporterMessage> message(UnsignedWarpMessage message) {
        return Objects.requireNonNull(message, "message").payload() instanceof AddressedCall call
                        && call.sourceAddress().equals(WarpLogs.TELEPORTER.bytes())
                ? Optional.of(TeleporterMessage.parse(call.payload()))
                : Optional.empty();
    }

    private TeleporterMessage requireToHere(UnsignedWarpMessage sent) {
        return message(sent)
                .filter(message -> message.destinationBlockchainId().equals(chainId))
                .orElseThrow(() -> new InvalidRequestException(
                        "message", sent.toString(), "a message of Teleporter to chain " + chainId));
    }

    /** {@return a call that returns whether the chain has received a message; {@code messageReceived(bytes32)}} */
    public Call<Boolean> isReceived(Id messageId) {
        Bytes data = data(
                "messageReceived(bytes32)",
                0,
                Objects.requireNonNull(messageId, "messageId").bytes());
        return node.evm(chainId.toString())
                .ethCall(message -> message.to(WarpLogs.TELEPORTER).data(data), BlockRef.LATEST)
                .map(returned -> new BigInteger(1, returned.toArray()).signum() != 0);
    }

    private static Bytes data(String function, int zeros, Bytes last) {
        String selector = Keccak256.hash(function).slice(0, 4).toHex();
        return Bytes.fromHex(selector + "00".repeat(zeros) + last.toHex().substring(2));
    }

    /**
     * {@return the delivery of a message, which pays nothing before the signature is verified}
     *
     * @throws InvalidRequestException if it is not a message of Teleporter to this chain
     */
    public MessageDelivery deliver(UnsignedWarpMessage message) {
        TeleporterMessage unused = requireToHere(Objects.requireNonNull(message, "message"));
        return new MessageDelivery(this, MessageDelivery.Stage.PLANNED, message.bytes());
    }

    /**
     * {@return a delivery that continues from the {@link MessageDelivery#state} of a delivery to the same chain}
     *
     * @throws InvalidRequestException if the text is not such a state
     */
    public MessageDelivery resume(String state) {
        return MessageDelivery.parse(this, Objects.requireNonNull(state, "state"));
    }

    /**
     * {@return the transaction that delivers a message; {@code receiveCrossChainMessage(uint32,address)}}
     *
     * @throws InvalidRequestException if it is not a message of Teleporter to this chain, or needs 2^62 gas or more
     */
    public EvmCall transaction(WarpMessage signed) {
        OptionalLong gas = OptionalLong.of(gas(
                signed, requireToHere(Objects.requireNonNull(signed, "signed").unsigned())));
        Bytes data = data("receiveCrossChainMessage(uint32,address)", 32 + 12, account.bytes()); // of index 0
        return new EvmCall(WarpLogs.TELEPORTER, data, BigInteger.ZERO, Optional.of(signed), gas);
    }

    /**
     * An estimate of the node is too low, because a delivery also succeeds if the call of the receiver runs out of gas.
     * The prices are those of the Warp precompile since Granite (ACP-181), and of Teleporter in icm-services
     * (CalculateReceiveMessageGasLimit).
     */
    private static long gas(WarpMessage signed, TeleporterMessage message) {
        BigInteger required = message.requiredGasLimit();
        if (required.bitLength() > 62) {
            throw new InvalidRequestException("requiredGasLimit", required.toString(), "below 2^62");
        }
        long verified =
                125_000 + 250L * BitSet.valueOf(signed.signerBytes().toArray()).cardinality();
        long read = 750 + 2 * 512L * WarpAccessList.storageKeys(signed).size(); // charged twice
        long received = 250_000
                + 35L * signed.unsigned().payloadBytes().size()
                + 2500L * message.receipts().size();
        return required.longValueExact() + verified + read + received;
    }

    /** {@return the receiving chain and the account} */
    @Override
    public String toString() {
        return "Teleporter[" + chainId + ", account " + account + "]";
    }
}
