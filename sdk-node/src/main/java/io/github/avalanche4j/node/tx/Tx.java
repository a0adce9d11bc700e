package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
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
 * A signed transaction of the P- or X-Chain, or an atomic one of the C-Chain. A transaction read from bytes equals the
 * same transaction read from a node's JSON.
 *
 * @param id its id, the SHA-256 of its bytes. It is computed when the transaction is read from bytes; JSON contains it,
 *     except from older nodes, for which it is computed too. {@link Id#EMPTY} if it cannot be known: for an {@link
 *     UnknownTx} followed by others in a block, or in JSON without an id
 * @param unsigned the unsigned part: what the transaction does
 * @param credentials the signatures: one credential for each input, imported input, operation and authorization, in
 *     that order; empty for an {@link UnknownTx} and for transactions that the P-Chain creates itself
 */
@AdaptedBy(TxJson.class)
@AnyMapper
public record Tx(Id id, UnsignedTx unsigned, List<Credential> credentials) {
    public Tx {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(unsigned, "unsigned");
        credentials = List.copyOf(credentials);
    }

    /**
     * {@return the UTXOs that it creates on its own chain when it is accepted, numbered as the chain numbers them}
     * Exports are in {@link #exported}. Stakes and rewards of the P-Chain become UTXOs only when the stake ends.
     */
    public List<Utxo> produced() {
        List<Utxo> utxos = new ArrayList<>(
                unsigned.baseTx().map(base -> utxos(0, base.outputs())).orElse(List.of()));
        if (unsigned instanceof CreateAssetTx asset) {
            for (InitialState state : asset.initialStates()) {
                state.outputs().forEach(output -> utxos.add(utxo(utxos.size(), id, output)));
            }
        } else if (unsigned instanceof OperationTx operations) {
            for (TxOperation step : operations.operations()) {
                step.operation().outputs().forEach(output -> utxos.add(utxo(utxos.size(), step.assetId(), output)));
            }
        }
        return Collections.unmodifiableList(utxos);
    }

    /** {@return the UTXOs that it creates for another chain, which may import them; empty unless it is an export} */
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
