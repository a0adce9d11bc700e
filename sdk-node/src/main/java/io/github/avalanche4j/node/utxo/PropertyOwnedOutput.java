package io.github.avalanche4j.node.utxo;

import java.util.Objects;

/**
 * A property, which can be burnt but not transferred: AvalancheGo's {@code propertyfx.OwnedOutput}, type id 16 on the
 * X-Chain.
 */
public record PropertyOwnedOutput(OutputOwners owners) implements Output {
    public PropertyOwnedOutput {
        Objects.requireNonNull(owners, "owners");
    }
}
