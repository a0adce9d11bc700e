package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import java.util.Objects;

/**
 * A message with the signature that its signers made together. Being well-formed says nothing about who signed; that is
 * {@link WarpVerifier#verify}'s to say.
 *
 * <p>As in the node, signers and signature are kept as bytes until somebody looks: a message with a useless signature is
 * still a message. Two different encodings of one signature do not exist, but do not name messages by their signature;
 * {@link #id} names them.
 */
public final class WarpMessage {
    private static final String WHAT = "Warp message";

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
     * {@return the message that {@code bytes} hold}
     *
     * @param bytes the whole message and nothing else
     * @throws MalformedBytesException if they are anything else
     */
    public static WarpMessage parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader(WHAT, bytes);
        UnsignedWarpMessage unsigned = UnsignedWarpMessage.read(in, bytes);
        in.typeId(1); // 0, a signature with a bit set, is the only one there is
        Bytes signers = in.variable();
        Bytes signature = in.fixed(Blst.SIGNATURE_SIZE);
        in.end();
        return new WarpMessage(bytes, unsigned, signers, signature);
    }

    /**
     * {@return a message with its signature}
     *
     * @param unsigned what was signed
     * @param signers who signed
     * @param signature what they made together
     */
    public static WarpMessage of(UnsignedWarpMessage unsigned, SignerSet signers, BlsSignature signature) {
        Objects.requireNonNull(unsigned, "unsigned");
        Objects.requireNonNull(signers, "signers");
        Objects.requireNonNull(signature, "signature");
        Bytes bytes = new CodecWriter()
                .fixed(unsigned.bytes())
                .uint32(0)
                .variable(signers.bytes())
                .fixed(signature.bytes())
                .bytes();
        return new WarpMessage(bytes, unsigned, signers.bytes(), signature.bytes());
    }

    /** {@return what was signed} */
    public UnsignedWarpMessage unsigned() {
        return unsigned;
    }

    /** {@return the name of the message, the same whoever signed it} */
    public Id id() {
        return unsigned.id();
    }

    /**
     * {@return who is said to have signed}
     *
     * @throws MalformedBytesException if the set is not in its only valid form
     */
    public SignerSet signers() {
        return SignerSet.parse(signers);
    }

    /** {@return the signers as they came, well-formed or not} */
    public Bytes signerBytes() {
        return signers;
    }

    /**
     * {@return the signature}
     *
     * @throws MalformedBytesException if it is no point of the group of signatures
     */
    public BlsSignature signature() {
        return BlsSignature.parse(signature);
    }

    /** {@return the signature's 96 bytes as they came, a point or not} */
    public Bytes signatureBytes() {
        return signature;
    }

    /** {@return the whole message, as aggregators hand it out and chains take it} */
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
