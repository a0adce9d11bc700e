package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The UTXOs and account nonces reserved by transactions that are not final. */
final class Reservations {
    private record Held(Set<Object> spent, Optional<Issuance> issuance) {}

    private final IdentityHashMap<UnsignedTx, Held> held = new IdentityHashMap<>();

    /** Builds from free UTXOs, and reserves those that were used. */
    synchronized BuiltTx take(Supplier<BuiltTx> build) {
        BuiltTx built = build.get();
        held.put(built.unsigned(), new Held(spent(built.unsigned()), Optional.empty()));
        return built;
    }

    /** Reserves what a transaction spends before it is sent, unless it is already reserved. */
    synchronized void take(UnsignedTx tx, Issuance issuance) {
        held.put(tx, new Held(spent(tx), Optional.of(issuance)));
    }

    synchronized void release(UnsignedTx tx) {
        held.remove(tx);
    }

    /** The free UTXOs; used while {@link #take} builds. */
    synchronized List<Utxo> free(List<Utxo> utxos) {
        return utxos.stream().filter(utxo -> isFree(utxo.utxoId())).toList();
    }

    synchronized List<EvmAccount> freeAccounts(List<EvmAccount> accounts) {
        return accounts.stream().filter(account -> isFree(account.address())).toList();
    }

    private boolean isFree(Object spendable) {
        return held.values().stream().noneMatch(one -> one.spent().contains(spendable));
    }

    /** The outputs of transactions that were sent and may be accepted. */
    synchronized List<Utxo> unconfirmed(Chain chain) {
        return waiting()
                .filter(issuance -> issuance.chain() == chain)
                .flatMap(issuance -> issuance.tx().tx().produced().stream())
                .toList();
    }

    /** The transactions, sent and not accepted, whose outputs a transaction spends. */
    synchronized List<Issuance> parents(UnsignedTx tx) {
        Set<Id> makers = tx.spent().stream().map(UtxoId::txId).collect(Collectors.toSet());
        return waiting().filter(issuance -> makers.contains(issuance.tx().id())).toList();
    }

    private Stream<Issuance> waiting() {
        return held.values().stream().flatMap(one -> one.issuance().stream()).filter(Issuance::isWaiting);
    }

    private static Set<Object> spent(UnsignedTx tx) {
        Set<Object> spent = new HashSet<>(tx.spent());
        if (tx instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input -> spent.add(EvmAddress.of(input.address().bytes())));
        }
        return spent;
    }
}
