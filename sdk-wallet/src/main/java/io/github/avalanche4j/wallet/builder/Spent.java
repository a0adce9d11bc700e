package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** A UTXO that a transaction spends, and the input that spends it. */
record Spent(Utxo utxo, TxInput input) {
    static final Comparator<Spent> ORDER = Comparator.comparing(Spent::utxo, Order.UTXOS);

    static List<Spent> sorted(Collection<Spent> spent) {
        return spent.stream().sorted(ORDER).toList();
    }

    static List<TxInput> inputs(List<Spent> spent) {
        return spent.stream().map(Spent::input).toList();
    }

    static List<Utxo> utxos(List<Spent> spent) {
        return spent.stream().map(Spent::utxo).toList();
    }
}
