package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that imports outputs that another chain exported: type id 17 on the P-Chain, 3 on the X-Chain. The
 * C-Chain has {@link AtomicImportTx}.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param sourceChain the blockchain that exported it
 */
public record ImportTx(BaseTx base, Id sourceChain, List<TxInput> importedInputs) implements UnsignedTx {
    public ImportTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(sourceChain, "sourceChain");
        importedInputs = List.copyOf(importedInputs);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    @Override
    public List<UtxoId> spent() {
        return Spent.of(base.inputs(), importedInputs);
    }
}
