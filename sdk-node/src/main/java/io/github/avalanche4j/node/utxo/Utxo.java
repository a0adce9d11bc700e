package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.Id;
import java.util.Objects;

/**
 * An output that nobody has spent yet, as the P-, X- or C-Chain keeps it (AvalancheGo vms/components/avax/utxo.go).
 *
 * @param utxoId which output of which transaction
 * @param assetId the asset
 * @param output what it is and whose; an {@link UnknownOutput} for a kind that is not known
 */
public record Utxo(UtxoId utxoId, Id assetId, Output output) {
    /**
     * An output that nobody has spent.
     *
     * @param utxoId which output of which transaction
     * @param assetId the asset
     * @param output what it is and whose
     */
    public Utxo {
        Objects.requireNonNull(utxoId, "utxoId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(output, "output");
    }
}
