package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.internal.layout.engine.TxJson;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A signed transaction of the P- or X-Chain, or an atomic one of the C-Chain. One that was read from bytes equals the
 * same one read from a node's JSON.
 *
 * @param id its id, the SHA-256 of its bytes: computed where it was read from bytes; where it came as JSON the id in
 *     there, or, since older nodes leave it out, computed too. {@link Id#EMPTY} where it cannot be known: for an {@link
 *     UnknownTx} with others after it in a block, or in JSON without an id
 * @param unsigned what it does
 * @param credentials the signatures: one credential for each input, imported input, operation and authorisation, in
 *     that order; empty for an {@link UnknownTx} and for transactions that the P-Chain makes itself
 */
@AdaptedBy(TxJson.class)
public record Tx(Id id, UnsignedTx unsigned, List<Credential> credentials) {
    public Tx {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(unsigned, "unsigned");
        credentials = List.copyOf(credentials);
    }

    /**
     * {@return the UTXOs that it makes on its own chain at once, numbered as the chain numbers them} Exports are {@link
     * #exported}; stakes and rewards of the P-Chain become UTXOs only in the end.
     */
    public List<Utxo> produced() {
        List<Utxo> utxos = new ArrayList<>(
                unsigned.baseTx().map(base -> utxos(0, base.outputs())).orElse(List.of()));
        if (unsigned instanceof CreateAssetTx asset) {
            for (InitialState state : asset.initialStates()) {
                state.outputs().forEach(output -> utxos.add(utxo(utxos.size(), id, output)));
            }
        } else if (unsigned instanceof OperationTx operations) {
            for (Operation step : operations.operations()) {
                step.operation().outputs().forEach(output -> utxos.add(utxo(utxos.size(), step.assetId(), output)));
            }
        }
        return Collections.unmodifiableList(utxos);
    }

    /** {@return the UTXOs that it makes for another chain, which may import them; empty for all but exports} */
    public List<Utxo> exported() {
        if (unsigned instanceof ExportTx export) {
            return utxos(export.base().outputs().size(), export.exportedOutputs());
        }
        return unsigned instanceof AtomicExportTx export ? utxos(0, export.exportedOutputs()) : List.of();
    }

    private List<Utxo> utxos(int first, List<TxOutput> outputs) {
        return IntStream.range(0, outputs.size())
                .mapToObj(i ->
                        utxo(first + i, outputs.get(i).assetId(), outputs.get(i).output()))
                .toList();
    }

    private Utxo utxo(int index, Id assetId, Output output) {
        return new Utxo(UtxoId.of(id, index), assetId, output);
    }
}
