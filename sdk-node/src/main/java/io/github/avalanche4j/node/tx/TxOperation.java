package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Objects;

/**
 * One step of an {@link OperationTx}.
 *
 * @param utxoIds the outputs that it consumes
 * @param operation its action
 */
@NoJson("write the Tx that has it")
public record TxOperation(Id assetId, List<UtxoId> utxoIds, FxOperation operation) {
    public TxOperation {
        Objects.requireNonNull(assetId, "assetId");
        utxoIds = List.copyOf(utxoIds);
        Objects.requireNonNull(operation, "operation");
    }
}
