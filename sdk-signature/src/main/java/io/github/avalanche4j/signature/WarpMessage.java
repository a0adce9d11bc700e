package io.github.avalanche4j.signature;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;

/**
 * A Warp message with the aggregated signature of its signers. Parsing does not verify the signature; {@link
 * WarpVerifier#verify} does.
 *
 * <p>As in the node, signer set and signature are not decoded until first use: a message with a malformed signature
 * still parses. Identify messages by {@link #id}, not by their signature, which differs with other signers.
 */
@AnyMapper
public final class WarpMessage {
    private static final String TYPE = "Warp message";

    private final Bytes bytes;
    private final UnsignedWarpMessage unsigned;
    private final Bytes signers;
    private final Bytes signature;

    private WarpMessage(Bytes bytes, UnsignedWarpMessage unsigned, Bytes signers, Bytes signature) {
        this.bytes = bytes;
        this.unsigned = unsigned;
        this.signers = signers;
        this.signature = signature;
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they are not a signed message
     */
    @JsonCreator
    public static WarpMessage parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader(TYPE, bytes);
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.read(in, bytes);
        in.typeId(1); // 0, the only kind: a signature with a bit set
        Bytes signers = in.variable();
        Bytes signature = in.fixed(Blst.SIGNATURE_SIZE);
        in.end();
        return new WarpMessage(bytes, unsigned, signers, signature);
    }

    /**
     * {@return a signed message}
     *
     * @param unsigned the message that was signed
     * @param signers the validators that signed it
     * @param signature the aggregate of their signatures
     */
    public static WarpMessage of(UnsignedWarpMessage unsigned, SignerSet signers, BlsSignature signature) {
        Objects.requireNonNull(unsigned, "unsigned");
        Objects.requireNonNull(signers, "signers");
        Objects.requireNonNull(signature, "signature");
        return of(unsigned, signers, signature.bytes());
    }

    private static WarpMessage of(UnsignedWarpMessage unsigned, SignerSet signers, Bytes signature) {
        Bytes bytes = new CodecWriter()
                .fixed(unsigned.bytes())
                .uint32(0)
                .variable(signers.bytes())
                .fixed(signature)
                .bytes();
        return new WarpMessage(bytes, unsigned, signers.bytes(), signature);
    }

    /** A message without signers, in the form that a node returns. */
    static WarpMessage withoutSigners(UnsignedWarpMessage unsigned) {
        return of(unsigned, SignerSet.of(), Bytes.of(new byte[Blst.SIGNATURE_SIZE]));
    }

    /** This message, with its signers numbered by another set. */
    WarpMessage withSigners(SignerSet set) {
        return of(unsigned, set, signature);
    }

    /** {@return the message that was signed} */
    public UnsignedWarpMessage unsigned() {
        return unsigned;
    }

    /** {@return the SHA-256 of the unsigned message, the same for any set of signers} */
    public Id id() {
        return unsigned.id();
    }

    /**
     * {@return the validators that the message names as its signers}
     *
     * @throws MalformedBytesException if the set begins with a zero byte
     */
    public SignerSet signers() {
        return SignerSet.parse(signers);
    }

    /** {@return the signer set as received, well-formed or not} */
    public Bytes signerBytes() {
        return signers;
    }

    /**
     * {@return the signature}
     *
     * @throws MalformedBytesException if its bytes are not a point of the signatures' group
     */
    public BlsSignature signature() {
        return BlsSignature.parse(signature);
    }

    /** {@return the 96 bytes of the signature as received, well-formed or not} */
    public Bytes signatureBytes() {
        return signature;
    }

    /** {@return the encoded message, as aggregators return it and chains accept it} */
    @JsonValue
    public Bytes bytes() {
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WarpMessage && bytes.equals(((WarpMessage) other).bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** {@return the message id, network, source chain and signers} */
    @Override
    public String toString() {
        return "WarpMessage[" + unsigned + ", signers " + signers + "]";
    }
}
