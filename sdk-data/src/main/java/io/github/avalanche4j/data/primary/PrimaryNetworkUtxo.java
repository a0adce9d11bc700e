package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An output of a transaction on any chain of the primary network, and what spent it. */
public interface PrimaryNetworkUtxo {
    /** {@return the addresses that may spend it; without the chain's prefix} */
    List<Bech32Address> addresses();

    /** {@return what it holds} */
    AssetAmount asset();

    /** {@return the chain that it is or will be spent on} */
    Optional<Id> consumedOnChainId();

    /** {@return the transaction that spent it; absent while it is unspent} */
    Optional<Id> consumingTxHash();

    /** {@return the chain that created it} */
    Optional<Id> createdOnChainId();

    /** {@return its place in its transaction} */
    int outputIndex();

    /** {@return the number of addresses that must sign} */
    OptionalInt threshold();

    /** {@return its id} */
    Id utxoId();

    /** {@return its bytes in hex} */
    Optional<String> utxoBytes();
}
