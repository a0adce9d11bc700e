package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;

/** A validator's BLS key, with which it signs cross-chain messages. */
@Value
public interface BlsCredentials {
    /** {@return the BLS public key, 48 bytes} */
    Bytes publicKey();

    /** {@return the proof of possession, 96 bytes} */
    Bytes proofOfPossession();
}
