package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.build.BuiltTx;
import io.github.avalanche4j.wallet.build.EvmAccount;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** What drafts spend that are not at their end: UTXOs, and accounts whose next nonce an export takes. */
final class Reservations {
    private final Set<Object> taken = new HashSet<>();

    /** Builds from what is free, and takes what was built from. */
    synchronized BuiltTx take(Supplier<BuiltTx> build) {
        BuiltTx built = build.get();
        taken.addAll(spent(built));
        return built;
    }

    synchronized void release(BuiltTx built) {
        taken.removeAll(spent(built));
    }

    /** Those that no draft spends; asked for while {@link #take} builds. */
    synchronized List<Utxo> free(List<Utxo> utxos) {
        return utxos.stream().filter(utxo -> !taken.contains(utxo.utxoId())).toList();
    }

    synchronized List<EvmAccount> freeAccounts(List<EvmAccount> accounts) {
        return accounts.stream()
                .filter(account -> !taken.contains(account.address()))
                .toList();
    }

    private static Set<Object> spent(BuiltTx built) {
        Set<Object> spent = new HashSet<>(built.unsigned().spent());
        if (built.unsigned() instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input -> spent.add(EvmAddress.of(input.address().bytes())));
        }
        return spent;
    }
}
