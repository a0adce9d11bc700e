package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
import java.util.Objects;

/**
 * The signatures for one input, operation or authorization of a transaction.
 *
 * @param fx which feature extension verifies them; always {@link Fx#SECP256K1} on the P- and C-Chain
 * @param signatures 65 bytes each: r, s and v, where v is from 0 to 3. They are in the order of the signature indices
 *     of the input, operation or authorization that they sign for
 */
@NoJson("write the Tx that has it")
public record Credential(Fx fx, List<Bytes> signatures) {
    public Credential {
        Objects.requireNonNull(fx, "fx");
        signatures = List.copyOf(signatures);
    }
}
