package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/**
 * A validator's BLS key and the proof that the validator holds its secret half. This library does not verify the proof.
 *
 * @param publicKey the key, 48 bytes, compressed; the parser accepts any bytes
 * @param proofOfPossession the signature of the key, 96 bytes, compressed
 */
@NoJson("write the Tx that has it")
public record ValidatorPop(Bytes publicKey, Bytes proofOfPossession) {
    public ValidatorPop {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(proofOfPossession, "proofOfPossession");
    }
}
