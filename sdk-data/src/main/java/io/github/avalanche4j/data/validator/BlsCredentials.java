package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.value.Bytes;
import org.immutables.value.Value;

/** The key that a validator signs cross-chain messages with. */
@Value.Immutable
public interface BlsCredentials {
    /** {@return the BLS public key, 48 bytes} */
    Bytes publicKey();

    /** {@return the proof of possession, 96 bytes} */
    Bytes proofOfPossession();
}
