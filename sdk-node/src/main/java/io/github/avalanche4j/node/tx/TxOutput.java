package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import java.util.Objects;

/**
 * An output of a transaction with its asset: AvalancheGo's {@code avax.TransferableOutput}.
 *
 * @param output the amount and its owners
 */
@NoJson("write the Tx that has it")
public record TxOutput(Id assetId, TransferOutput output) {
    public TxOutput {
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(output, "output");
    }

    /** {@return the amount, in the asset's smallest unit: nAVAX for AVAX} */
    public UInt64 amount() {
        return output.amount();
    }

    /** {@return the owners that may spend it} */
    public OutputOwners owners() {
        return output.owners();
    }
}
