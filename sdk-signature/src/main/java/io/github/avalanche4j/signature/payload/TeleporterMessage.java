package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.AbiReader;
import io.github.avalanche4j.signature.internal.Arguments;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A message of the Teleporter contract, version 1: the payload of a {@link WarpPayload.AddressedCall} whose source
 * address is that contract. Contracts of version 2 use another layout.
 *
 * @param messageNonce the number of the message, counted by the sending contract; from 0 to 2^256 − 1
 * @param originSenderAddress the account or contract that sent it through Teleporter, 20 bytes
 * @param destinationBlockchainId the chain it is delivered to
 * @param destinationAddress the contract that is called there, 20 bytes
 * @param requiredGasLimit the gas of that call, from 0 to 2^256 − 1
 * @param allowedRelayerAddresses the relayers that may deliver it, 20 bytes each; any relayer if empty
 * @param receipts receipts of messages that were delivered in the other direction
 * @param message the argument of the call
 */
@NoJson("write its bytes()")
public record TeleporterMessage(
        BigInteger messageNonce,
        Bytes originSenderAddress,
        Id destinationBlockchainId,
        Bytes destinationAddress,
        BigInteger requiredGasLimit,
        List<Bytes> allowedRelayerAddresses,
        List<Receipt> receipts,
        Bytes message) {
    public TeleporterMessage {
        uint256("messageNonce", messageNonce);
        Arguments.exactly(AbiReader.ADDRESS, "originSenderAddress", originSenderAddress);
        Arguments.id("destinationBlockchainID", destinationBlockchainId);
        Arguments.exactly(AbiReader.ADDRESS, "destinationAddress", destinationAddress);
        uint256("requiredGasLimit", requiredGasLimit);
        allowedRelayerAddresses =
                List.copyOf(Objects.requireNonNull(allowedRelayerAddresses, "allowedRelayerAddresses"));
        allowedRelayerAddresses.forEach(a -> Arguments.exactly(AbiReader.ADDRESS, "allowedRelayerAddresses", a));
        receipts = List.copyOf(Objects.requireNonNull(receipts, "receipts"));
        Objects.requireNonNull(message, "message");
    }

    private static void uint256(String name, BigInteger value) {
        Objects.requireNonNull(value, name);
        if (value.signum() < 0 || value.bitLength() > 256) {
            throw new InvalidRequestException(name, value.bitLength() + " bits", "from 0 to 2^256 - 1");
        }
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the ABI encoding in Solidity's layout, with nothing after it
     * @throws MalformedBytesException if they are not that
     */
    public static TeleporterMessage parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        AbiReader in = new AbiReader("Teleporter message", bytes);
        int tuple = AbiReader.WORD; // the first word is the offset of the tuple, which follows it
        int relayers = tuple + in.offset(tuple + 5 * AbiReader.WORD);
        int receipts = tuple + in.offset(tuple + 6 * AbiReader.WORD);
        int message = tuple + in.offset(tuple + 7 * AbiReader.WORD);
        TeleporterMessage read = new TeleporterMessage(
                in.number(tuple),
                in.address(tuple + AbiReader.WORD),
                Id.of(in.word(tuple + 2 * AbiReader.WORD)),
                in.address(tuple + 3 * AbiReader.WORD),
                in.number(tuple + 4 * AbiReader.WORD),
                readRelayers(in, relayers),
                readReceipts(in, receipts),
                in.bytes(message));
        in.requireEncodingOf(read.bytes());
        return read;
    }

    private static List<Bytes> readRelayers(AbiReader in, int at) {
        List<Bytes> relayers = new ArrayList<>();
        for (int i = 1, count = in.offset(at); i <= count; i++) {
            relayers.add(in.address(at + i * AbiReader.WORD));
        }
        return relayers;
    }

    private static List<Receipt> readReceipts(AbiReader in, int at) {
        List<Receipt> receipts = new ArrayList<>();
        for (int i = 0, count = in.offset(at); i < count; i++) {
            int receipt = at + (1 + 2 * i) * AbiReader.WORD;
            receipts.add(new Receipt(in.number(receipt), in.address(receipt + AbiReader.WORD)));
        }
        return receipts;
    }

    /** {@return the ABI encoding} */
    public Bytes bytes() {
        return AbiPart.encoded(AbiPart.tuple(
                AbiPart.number(messageNonce),
                AbiPart.address(originSenderAddress),
                AbiPart.id(destinationBlockchainId),
                AbiPart.address(destinationAddress),
                AbiPart.number(requiredGasLimit),
                AbiPart.list(
                        allowedRelayerAddresses.stream().map(AbiPart::address).toList()),
                AbiPart.list(receipts.stream().map(Receipt::encoded).toList()),
                AbiPart.bytes(message)));
    }

    /**
     * {@return the message id that Teleporter contracts use} The Warp message that carries the message has another id.
     *
     * @param teleporterAddress the Teleporter contract that sent it, 20 bytes
     * @param sourceBlockchainId the chain it was sent from
     */
    public Id id(Bytes teleporterAddress, Id sourceBlockchainId) {
        Arguments.exactly(AbiReader.ADDRESS, "teleporterAddress", teleporterAddress);
        Arguments.id("sourceBlockchainID", sourceBlockchainId);
        Bytes named = AbiPart.encoded(
                AbiPart.address(teleporterAddress),
                AbiPart.id(sourceBlockchainId),
                AbiPart.id(destinationBlockchainId),
                AbiPart.number(messageNonce));
        return Id.of(Keccak256.hash(named));
    }

    /**
     * The receipt of a message that was delivered in the other direction.
     *
     * @param receivedMessageNonce the number of that message, from 0 to 2^256 − 1
     * @param relayerRewardAddress the account that is paid for delivering it, 20 bytes
     */
    @NoJson("write the bytes() of the TeleporterMessage that has it")
    public record Receipt(BigInteger receivedMessageNonce, Bytes relayerRewardAddress) {
        public Receipt {
            uint256("receivedMessageNonce", receivedMessageNonce);
            Arguments.exactly(AbiReader.ADDRESS, "relayerRewardAddress", relayerRewardAddress);
        }

        private AbiPart encoded() {
            return AbiPart.tuple(AbiPart.number(receivedMessageNonce), AbiPart.address(relayerRewardAddress));
        }
    }
}
