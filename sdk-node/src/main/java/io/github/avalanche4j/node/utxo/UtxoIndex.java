package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;

/**
 * A place in a list of UTXOs: this UTXO of this address. A page of the chain's own UTXOs starts after it, and a page of
 * those that another chain exported starts with it.
 */
@Value
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
