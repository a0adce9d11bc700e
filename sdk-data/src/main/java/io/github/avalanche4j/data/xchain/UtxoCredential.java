package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** A signature that spends an output. */
@Value
public interface UtxoCredential {
    /** {@return the signature, in Base64 as the service writes it} */
    Optional<String> signature();

    /** {@return the public key, in Base64 as the service writes it} */
    Optional<String> publicKey();
}
