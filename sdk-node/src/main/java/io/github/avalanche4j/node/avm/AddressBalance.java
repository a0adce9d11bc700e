package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;

/** The balance of an address in one asset, with the UTXOs that make it up. */
@Value
public interface AddressBalance {
    /** {@return the balance, in the asset's smallest unit} */
    UInt64 balance();

    /** {@return the UTXOs that make it up} */
    @WireName("utxoIDs")
    List<UtxoId> utxoIds();
}
