package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs of an import: all UTXOs that the addresses can sign for.
 *
 * @param spent the UTXOs in the order of inputs
 * @param amounts the sums of the UTXOs by asset
 */
record Imports(List<Spent> spent, Map<Id, UInt64> amounts) {
    static Imports of(List<Utxo> exported, Owners owners) {
        List<Spent> spent = new ArrayList<>();
        Map<Id, UInt64> amounts = new LinkedHashMap<>();
        for (Utxo utxo : exported) {
            boolean isPlain = utxo.output() instanceof TransferOutput output
                    && output.stakeableUntil().isEmpty();
            List<Long> signers = isPlain ? owners.match(utxo.output().owners()) : null;
            if (signers != null) {
                UInt64 amount = ((TransferOutput) utxo.output()).amount();
                spent.add(
                        new Spent(utxo, new TxInput(utxo.utxoId(), utxo.assetId(), amount, signers, Optional.empty())));
                amounts.merge(utxo.assetId(), amount, (a, b) -> Amounts.sum("importedInputs.amount", a, b));
            }
        }
        if (spent.isEmpty()) {
            throw InsufficientFundsException.none("no UTXOs available to import: none of the " + exported.size()
                    + " exported ones can be signed for by the given addresses now");
        }
        return new Imports(Spent.sorted(spent), amounts);
    }

    /** One output for each asset except one. */
    List<TxOutput> outputsBesides(Id asset, OutputOwners owner) {
        List<TxOutput> outputs = new ArrayList<>();
        amounts.forEach((id, amount) -> {
            if (!id.equals(asset)) {
                outputs.add(new TxOutput(id, new TransferOutput(amount, owner, Optional.empty())));
            }
        });
        return outputs;
    }
}
