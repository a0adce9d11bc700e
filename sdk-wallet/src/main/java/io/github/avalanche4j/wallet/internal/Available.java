package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.Comparator;
import java.util.List;

/** The UTXOs and accounts of a lookup that a transaction may spend. */
public interface Available {
    /** The chain's own UTXOs, in the order in which they are spent. */
    List<Utxo> utxos(List<Utxo> found);

    /** The UTXOs that another chain exported. */
    List<Utxo> exported(List<Utxo> found);

    List<EvmAccount> accounts(List<EvmAccount> found);

    /** The same UTXOs, the anchor first. */
    default List<Utxo> anchorFirst(List<Utxo> utxos) {
        return utxos;
    }

    /** Puts the largest of the chain's own UTXOs first. */
    record LargestFirst(Available available) implements Available {
        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            List<Utxo> sorted = available.utxos(found).stream()
                    .sorted(Comparator.comparing(LargestFirst::amount).reversed())
                    .toList();
            return available.anchorFirst(sorted);
        }

        private static UInt64 amount(Utxo utxo) {
            return utxo.output() instanceof TransferOutput output ? output.amount() : UInt64.ZERO;
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            return available.exported(found);
        }

        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            return available.accounts(found);
        }
    }
}
