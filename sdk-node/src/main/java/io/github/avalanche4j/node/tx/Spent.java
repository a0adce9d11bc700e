package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.stream.Stream;

/** Collects the UTXOs that inputs spend. */
final class Spent {
    private Spent() {}

    static List<UtxoId> of(List<TxInput> own, List<TxInput> imported) {
        return Stream.concat(own.stream(), imported.stream())
                .map(TxInput::utxoId)
                .toList();
    }
}
