package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction of operations that mint assets, transfer NFTs, or burn properties: type id 2 on the X-Chain.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param operations its operations, in order; the outputs that they create are UTXOs of the transaction numbered after
 *     {@link BaseTx#outputs}
 */
public record OperationTx(BaseTx base, List<TxOperation> operations) implements UnsignedTx {
    public OperationTx {
        Objects.requireNonNull(base, "base");
        operations = List.copyOf(operations);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    @Override
    public List<UtxoId> spent() {
        List<UtxoId> spent = new ArrayList<>(base.spent());
        operations.forEach(operation -> spent.addAll(operation.utxoIds()));
        return Collections.unmodifiableList(spent);
    }
}
