package io.github.avalanche4j.data.xchain;

import java.util.Optional;
import org.immutables.value.Value;

/** A signature that spends an output. */
@Value.Immutable
public interface UtxoCredential {
    /** {@return the signature, in Base64 as the service writes it} */
    Optional<String> signature();

    /** {@return the public key, in Base64 as the service writes it} */
    Optional<String> publicKey();
}
