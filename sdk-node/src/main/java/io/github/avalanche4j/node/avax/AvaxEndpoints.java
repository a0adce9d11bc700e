package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.Utxos;

/** The methods of {@code /ext/bc/C/avax}. */
final class AvaxEndpoints {
    static final Endpoint.Rpc<AtomicTx> GET_ATOMIC_TX = Endpoint.rpc("avax.getAtomicTx", AtomicTx.class);
    static final Endpoint.Rpc<AtomicTxStatus> GET_ATOMIC_TX_STATUS =
            Endpoint.rpc("avax.getAtomicTxStatus", AtomicTxStatus.class);
    static final Endpoint.Rpc<Utxos> GET_UTXOS = Endpoint.rpc("avax.getUTXOs", Utxos.class);
    static final Endpoint.Rpc<Id> ISSUE_TX =
            Endpoint.rpc("avax.issueTx", Decoder.field("txID", Id.class)).actingOnce();

    private AvaxEndpoints() {}
}
