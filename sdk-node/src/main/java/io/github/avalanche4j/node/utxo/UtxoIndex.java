package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;
import org.immutables.value.Value;

/** A place in a chain's UTXOs from which a page starts: after this UTXO of this address. */
@Value.Immutable
public interface UtxoIndex {
    /** {@return the address} */
    Bech32Address address();

    /** {@return the UTXO's own id, which is computed from its transaction's id and its index there} */
    Id utxo();

    /** {@return a place} */
    static UtxoIndex of(Bech32Address address, Id utxo) {
        return ImmutableUtxoIndex.of(Objects.requireNonNull(address, "address"), Objects.requireNonNull(utxo, "utxo"));
    }
}
