package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.Sha256;
import io.github.avalanche4j.signature.internal.Abi;
import io.github.avalanche4j.signature.internal.Arguments;
import io.github.avalanche4j.signature.internal.CodecReader;
import io.github.avalanche4j.signature.internal.CodecWriter;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.Objects;

/**
 * What validators sign: a network, the chain that says it, and what it says. It holds no height, no subnet, no expiry and
 * no protection against being shown twice; those are for the application.
 *
 * <p>The signature covers {@link #bytes} themselves, not their hash (AvalancheGo vms/platformvm/warp).
 */
public final class UnsignedWarpMessage {
    private final Bytes bytes;
    private final long networkId;
    private final Id sourceChainId;
    private final Bytes payload;

    private UnsignedWarpMessage(Bytes bytes, long networkId, Id sourceChainId, Bytes payload) {
        this.bytes = bytes;
        this.networkId = networkId;
        this.sourceChainId = sourceChainId;
        this.payload = payload;
    }

    /**
     * {@return the message that {@code bytes} hold}
     *
     * @param bytes the whole message and nothing else
     * @throws MalformedBytesException if they are anything else
     */
    public static UnsignedWarpMessage parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader("unsigned Warp message", bytes);
        UnsignedWarpMessage message = read(in, bytes);
        in.end();
        return message;
    }

    /** The unsigned part at the start of {@code whole}; whatever follows stays unread. */
    static UnsignedWarpMessage read(CodecReader in, Bytes whole) {
        in.version();
        long networkId = in.uint32();
        Id sourceChainId = in.id();
        Bytes payload = in.variable();
        return new UnsignedWarpMessage(whole.slice(0, in.position()), networkId, sourceChainId, payload);
    }

    /**
     * The message inside the data of a {@code SendWarpMessage} log, which a chain emits when a contract sends one.
     *
     * @param logData the log's data: the ABI encoding of one {@code bytes} value
     * @return the message
     * @throws MalformedBytesException if it is no such encoding, or of no message
     */
    public static UnsignedWarpMessage fromLogData(Bytes logData) {
        return parse(Abi.decodeBytes("SendWarpMessage log", Objects.requireNonNull(logData, "logData")));
    }

    /**
     * {@return a message to be signed}
     *
     * @param networkId 1 is mainnet, 5 is Fuji
     * @param sourceChainId the blockchain that says it; {@link Id#EMPTY} is the P-Chain
     * @param payload what it says
     * @throws InvalidRequestException if the network id does not fit in 32 bits or the id is none
     */
    public static UnsignedWarpMessage of(long networkId, Id sourceChainId, WarpPayload payload) {
        return of(
                networkId,
                sourceChainId,
                Objects.requireNonNull(payload, "payload").bytes());
    }

    /**
     * {@return a message to be signed}
     *
     * @param networkId 1 is mainnet, 5 is Fuji
     * @param sourceChainId the blockchain that says it; {@link Id#EMPTY} is the P-Chain
     * @param payload what it says, any bytes
     * @throws InvalidRequestException if the network id does not fit in 32 bits or the id is none
     */
    public static UnsignedWarpMessage of(long networkId, Id sourceChainId, Bytes payload) {
        Arguments.uint32("networkID", networkId);
        Arguments.id("sourceChainID", sourceChainId);
        Objects.requireNonNull(payload, "payload");
        Bytes bytes = new CodecWriter()
                .version()
                .uint32(networkId)
                .id(sourceChainId)
                .variable(payload)
                .bytes();
        return new UnsignedWarpMessage(bytes, networkId, sourceChainId, payload);
    }

    /** {@return the network it is valid on} */
    public long networkId() {
        return networkId;
    }

    /** {@return the blockchain that says it; {@link Id#EMPTY} is the P-Chain} */
    public Id sourceChainId() {
        return sourceChainId;
    }

    /** {@return what it says, unread} */
    public Bytes payloadBytes() {
        return payload;
    }

    /** {@return what it says; {@link WarpPayload.Unknown} where it is neither a hash nor an addressed call} */
    public WarpPayload payload() {
        try {
            return WarpPayload.parse(payload);
        } catch (MalformedBytesException e) {
            return new WarpPayload.Unknown(payload, e.reason());
        }
    }

    /** {@return the SHA-256 of the bytes: the name of the message, whoever signed it} */
    public Id id() {
        return Sha256.idOf(bytes);
    }

    /** {@return the bytes that are signed} */
    public Bytes bytes() {
        return bytes;
    }

    /** {@return the data that a {@code SendWarpMessage} log holds for this message} */
    public Bytes toLogData() {
        return Abi.encodeBytes(bytes);
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
        return "UnsignedWarpMessage[" + id() + ", network " + networkId + ", from " + sourceChainId + "]";
    }
}
