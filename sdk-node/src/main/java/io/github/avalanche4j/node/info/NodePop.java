package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/** A node's BLS key and the proof that the node holds its secret half. */
@Value
public interface NodePop {
    /** {@return the BLS public key, 48 bytes, compressed} */
    Bytes publicKey();

    /** {@return the BLS signature of the public key, 96 bytes, compressed; this library does not verify it} */
    Bytes proofOfPossession();

    /**
     * {@return the key and the proof from two texts, such as {@code nodePOP} of a validator's operator}
     *
     * @param publicKey 48 bytes in hex, with or without {@code 0x}
     * @param proofOfPossession 96 bytes in hex
     * @throws InvalidRequestException if one is not hex or has another length. Whether the proof is valid is checked by
     *     {@code ProofOfPossession} of {@code sdk-signature}
     */
    static NodePop of(String publicKey, String proofOfPossession) {
        return ImmutableNodePop.of(
                bytes("publicKey", publicKey, 48), bytes("proofOfPossession", proofOfPossession, 96));
    }

    private static Bytes bytes(String argument, String hex, int length) {
        Objects.requireNonNull(hex, argument);
        boolean isHex = hex.strip().matches("(0x)?[0-9a-fA-F]{" + 2 * length + "}");
        if (!isHex) {
            throw new InvalidRequestException(argument, hex, length + " bytes in hex");
        }
        return Bytes.fromHex(hex.strip());
    }
}
