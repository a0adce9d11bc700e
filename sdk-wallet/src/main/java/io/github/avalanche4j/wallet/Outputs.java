package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The outputs of plain payments. */
final class Outputs {
    private Outputs() {}

    static OutputOwners owner(Bech32Address address) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address));
    }

    static List<TxOutput> of(NetworkIds ids, NAvax amount, Bech32Address to) {
        return List.of(
                new TxOutput(ids.avaxAssetId(), new TransferOutput(amount.amount(), owner(to), Optional.empty())));
    }
}
