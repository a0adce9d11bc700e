package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An input of a transaction, which spends an output of an earlier one: AvalancheGo's {@code avax.TransferableInput}
 * with a {@code secp256k1fx.TransferInput}, type id 5, on the P-Chain also inside a {@code stakeable.LockIn}, type id
 * 21.
 *
 * @param utxoId the reference to the output: transaction and index; outputs of the P-Chain's genesis have the
 *     transaction {@link Id#EMPTY}
 * @param amount the amount, in the asset's smallest unit: nAVAX for AVAX
 * @param signatureIndices the output's addresses that sign, as indices into its list, each from 0 to 2^32 − 1
 * @param stakeableUntil the time until which the spent output may only be staked; absent if there is no such lock. A
 *     time after {@link Instant#MAX} is kept as one of the last instants before it
 */
@NoJson("write the Tx that has it")
public record TxInput(
        UtxoId utxoId, Id assetId, UInt64 amount, List<Long> signatureIndices, Optional<Instant> stakeableUntil) {
    public TxInput {
        Objects.requireNonNull(utxoId, "utxoId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(amount, "amount");
        signatureIndices = UInt32List.copyOf(signatureIndices);
        Objects.requireNonNull(stakeableUntil, "stakeableUntil");
    }
}
