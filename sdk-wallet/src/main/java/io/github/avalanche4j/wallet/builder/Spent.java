package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A UTXO that a transaction spends, and the input that spends it. */
record Spent(Utxo utxo, TxInput input) {
    /** All of a UTXO that holds an amount. */
    static Spent of(Utxo utxo, List<Long> signers, Optional<Instant> stakeableUntil) {
        UInt64 amount = ((TransferOutput) utxo.output()).amount();
        return new Spent(utxo, new TxInput(utxo.utxoId(), utxo.assetId(), amount, signers, stakeableUntil));
    }

    static List<Spent> sorted(Collection<Spent> spent) {
        return spent.stream()
                .sorted(Comparator.comparing(Spent::utxo, Order.UTXOS))
                .toList();
    }

    static List<TxInput> inputs(List<Spent> spent) {
        return spent.stream().map(Spent::input).toList();
    }

    static List<Utxo> utxos(List<Spent> spent) {
        return spent.stream().map(Spent::utxo).toList();
    }
}
