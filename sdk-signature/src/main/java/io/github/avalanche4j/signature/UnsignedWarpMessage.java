package io.github.avalanche4j.signature;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.internal.AbiReader;
import io.github.avalanche4j.signature.internal.Arguments;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.Objects;

/**
 * The part of a Warp message that validators sign: network, source chain and payload. It holds no height, no subnet,
 * no expiry and no replay protection; those are the application's task.
 *
 * <p>The signature covers {@link #bytes} themselves, not their hash (AvalancheGo vms/platformvm/warp).
 */
@AnyMapper
public final class UnsignedWarpMessage {
    private final Bytes bytes;
    private final Network network;
    private final Id sourceChainId;
    private final Bytes payload;

    private UnsignedWarpMessage(Bytes bytes, Network network, Id sourceChainId, Bytes payload) {
        this.bytes = bytes;
        this.network = network;
        this.sourceChainId = sourceChainId;
        this.payload = payload;
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they are not an unsigned message
     */
    @JsonCreator
    public static UnsignedWarpMessage parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader("unsigned Warp message", bytes);
        UnsignedWarpMessage message = read(in, bytes);
        in.end();
        return message;
    }

    /** Reads the unsigned message at the start of {@code whole} and leaves the rest unread. */
    static UnsignedWarpMessage read(CodecReader in, Bytes whole) {
        in.version();
        Network network = Network.of(in.uint32());
        Id sourceChainId = in.id();
        Bytes payload = in.variable();
        return new UnsignedWarpMessage(whole.slice(0, in.position()), network, sourceChainId, payload);
    }

    /**
     * {@return the message in the data of a {@code SendWarpMessage} log, which an EVM chain emits when a contract
     * sends one}
     *
     * @param logData the log's data: the ABI encoding of one {@code bytes} value
     * @throws MalformedBytesException if it has another form, or the value is not an unsigned message
     */
    public static UnsignedWarpMessage fromLogData(Bytes logData) {
        return parse(AbiReader.logData("SendWarpMessage log", Objects.requireNonNull(logData, "logData")));
    }

    /**
     * {@return a message for validators to sign}
     *
     * @param network the network on which the message is valid
     * @param sourceChainId the blockchain that sends it; {@link Id#EMPTY} is the P-Chain
     * @throws InvalidRequestException if the chain id is malformed
     */
    public static UnsignedWarpMessage of(Network network, Id sourceChainId, WarpPayload payload) {
        return of(
                network,
                sourceChainId,
                Objects.requireNonNull(payload, "payload").bytes());
    }

    /**
     * {@return a message for validators to sign}
     *
     * @param network the network on which the message is valid
     * @param sourceChainId the blockchain that sends it; {@link Id#EMPTY} is the P-Chain
     * @param payload any bytes
     * @throws InvalidRequestException if the chain id is malformed
     */
    public static UnsignedWarpMessage of(Network network, Id sourceChainId, Bytes payload) {
        Objects.requireNonNull(network, "network");
        Arguments.id("sourceChainID", sourceChainId);
        Objects.requireNonNull(payload, "payload");
        Bytes bytes = new CodecWriter()
                .version()
                .uint32(network.id())
                .id(sourceChainId)
                .variable(payload)
                .bytes();
        return new UnsignedWarpMessage(bytes, network, sourceChainId, payload);
    }

    /** {@return the network on which the message is valid} */
    public Network network() {
        return network;
    }

    /** {@return the blockchain that sends it; {@link Id#EMPTY} is the P-Chain} */
    public Id sourceChainId() {
        return sourceChainId;
    }

    /** {@return the encoded payload} */
    public Bytes payloadBytes() {
        return payload;
    }

    /** {@return the payload; a {@link WarpPayload.Unknown} if it is neither a hash nor an addressed call} */
    public WarpPayload payload() {
        try {
            return WarpPayload.parse(payload);
        } catch (MalformedBytesException e) {
            return new WarpPayload.Unknown(payload, e.reason());
        }
    }

    /** {@return the SHA-256 of {@link #bytes}, the same for any set of signers} */
    public Id id() {
        return Sha256.idOf(bytes);
    }

    /** {@return the encoded message, which is what validators sign} */
    @JsonValue
    public Bytes bytes() {
        return bytes;
    }

    /** {@return the data of the {@code SendWarpMessage} log of this message} */
    public Bytes toLogData() {
        return AbiPart.encoded(AbiPart.bytes(bytes));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UnsignedWarpMessage && bytes.equals(((UnsignedWarpMessage) other).bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** {@return the message id, network and source chain} */
    @Override
    public String toString() {
        return "UnsignedWarpMessage[" + id() + ", " + network + ", from " + sourceChainId + "]";
    }
}
