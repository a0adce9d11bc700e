package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The UTXOs and accounts that a transaction may spend: its anchor first, so that builders take it, then those that no
 * other name holds. An import takes only UTXOs of the first import in its record, because from more its builder might
 * leave the anchor out.
 */
final class Coins implements Available {
    private final Ledger ledger;
    private final Object who;
    private final Optional<Spendable> anchor;
    private final Set<Spendable> imports; // of the first transaction in the record
    private boolean isAnchorShown;

    /** For a transaction of a name; {@code who} is another object if it has no name. */
    Coins(Ledger ledger, Object who, PaymentState state) {
        this.ledger = ledger;
        this.who = who;
        this.anchor = state.anchor();
        this.imports = state.isBegun()
                ? Spendable.of(state.attempts().get(0).tx().tx().unsigned())
                : anchor.map(Set::of).orElse(Set.of());
    }

    /**
     * Whether the lookup has shown the anchor. A node that does not show it accepts no transaction that spends it. True
     * without an anchor.
     */
    boolean isAnchorShown() {
        return anchor.isEmpty() || isAnchorShown;
    }

    private boolean isAnchor(Utxo utxo) {
        return anchor.equals(Optional.of(Spendable.of(utxo.utxoId())));
    }

    private List<Utxo> free(List<Utxo> found) {
        List<Utxo> free = ledger.free(who, found, anchor);
        isAnchorShown |= free.stream().anyMatch(this::isAnchor);
        return free;
    }

    @Override
    public List<Utxo> utxos(List<Utxo> found) {
        return anchorFirst(free(found));
    }

    @Override
    public List<Utxo> anchorFirst(List<Utxo> utxos) {
        return first(utxos, this::isAnchor);
    }

    private static <T> List<T> first(List<T> all, Predicate<T> isFirst) {
        return Stream.concat(all.stream().filter(isFirst), all.stream().filter(isFirst.negate()))
                .toList();
    }

    @Override
    public List<Utxo> exported(List<Utxo> found) {
        return free(found).stream()
                .filter(utxo -> anchor.isEmpty() || imports.contains(Spendable.of(utxo.utxoId())))
                .toList();
    }

    @Override
    public List<EvmAccount> accounts(List<EvmAccount> found) {
        List<EvmAccount> free = ledger.freeAccounts(who, found);
        if (anchor.orElse(null) instanceof Spendable.Nonce nonce) {
            Stream<EvmAccount> own = found.stream()
                    .filter(account -> account.address().equals(nonce.account())
                            && account.nonce().compareTo(nonce.number()) <= 0) // a lagging node shows a lower nonce
                    .map(account -> new EvmAccount(account.address(), account.balance(), nonce.number()));
            List<EvmAccount> all = Stream.concat(
                            own,
                            free.stream().filter(account -> !account.address().equals(nonce.account())))
                    .toList();
            isAnchorShown |= !all.isEmpty() && all.get(0).address().equals(nonce.account());
            return all;
        }
        return free;
    }
}
