package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that exports to another chain: type id 18 on the P-Chain, 4 on the X-Chain. The C-Chain has {@link
 * AtomicExportTx}.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param destinationChain the blockchain that may import it
 * @param exportedOutputs the outputs for that chain; they are UTXOs of the transaction numbered after {@link
 *     BaseTx#outputs}
 */
public record ExportTx(BaseTx base, Id destinationChain, List<TxOutput> exportedOutputs) implements UnsignedTx {
    public ExportTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(destinationChain, "destinationChain");
        exportedOutputs = List.copyOf(exportedOutputs);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
