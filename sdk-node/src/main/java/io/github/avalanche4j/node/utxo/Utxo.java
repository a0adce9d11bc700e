package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;

/**
 * An unspent output (UTXO) of the P-, X- or C-Chain (AvalancheGo vms/components/avax/utxo.go).
 *
 * @param utxoId the reference to the output: transaction and index
 * @param output amount or content, and owners; an {@link UnknownOutput} for an unknown kind
 */
@NoJson("write its bytes, which encodeUtxo of its chain's codec gives")
public record Utxo(UtxoId utxoId, Id assetId, Output output) {
    public Utxo {
        Objects.requireNonNull(utxoId, "utxoId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(output, "output");
    }
}
