package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The inputs that the wallet's keys must not spend now. They follow from the unfinished records of the store. Beyond
 * these the ledger remembers only the inputs that a run is about to save, and transactions that were accepted lately,
 * because lookups lag. A mistake here costs a refused transaction and never a second payment. No request, signer or
 * store is called under its monitor.
 */
public final class Ledger {
    private static final Duration LAG = Duration.ofMinutes(10); // longer than a node lags
    private static final Duration LEASE =
            Duration.ofMinutes(1); // until a run that neither saves nor fails loses its inputs
    private static final Duration PATIENCE =
            Duration.ofSeconds(15); // then another name may use the nonce of an account
    private static final Duration VANISHED = Duration.ofSeconds(30); // then lookups show that the inputs are spent

    /**
     * A record.
     *
     * @param holds the inputs that no other name may spend
     * @param at the time at which it was saved, or at which the reading that showed it began
     */
    private record Known(Row row, PaymentState state, Set<Spendable> holds, long at, boolean isFinished) {
        static Known of(Row row, PaymentState state, long at) {
            Set<Spendable> holds = new HashSet<>(state.holds());
            holds.addAll(state.exports());
            return new Known(row, state, holds, at, state.isFinished());
        }

        Known vanished(long now) {
            return new Known(row, state, holds, now, true);
        }

        boolean hasVanished() {
            return isFinished && !state.isFinished();
        }
    }

    private record Taken(Object run, UnsignedTx tx, Set<Spendable> spends, long at) {}

    private record Awaited(Chain chain, Utxo utxo, long at) {}

    private final Clock clock;
    private final Set<Bytes> ours; // the addresses of the signers
    private final Map<String, Known> records = new HashMap<>(); // by name, unfinished or finished a moment ago
    private final Map<Object, Taken> taken = new HashMap<>(); // by name, until it is saved
    private final Map<Spendable, Long> spent = new HashMap<>(); // by accepted transactions
    private final Map<UtxoId, Awaited> awaited =
            new HashMap<>(); // outputs of accepted transactions that no lookup has shown yet
    private @Nullable Long withheldAt; // when a lookup showed a nonce that another name held, or an export had used
    private @Nullable Long readAt; // the beginning of the last reading of the store

    /** An empty ledger of the keys with these addresses. */
    public Ledger(Clock clock, Set<Bytes> ours) {
        this.clock = clock;
        this.ours = Set.copyOf(ours);
    }

    private boolean isOlder(long at, Duration age) {
        return clock.nanoTime() - at > age.toNanos();
    }

    private void forgetOld() {
        records.values().removeIf(known -> known.isFinished() && isOlder(known.at(), VANISHED));
        taken.values().removeIf(lease -> isOlder(lease.at(), LEASE));
        spent.values().removeIf(at -> isOlder(at, LAG));
        awaited.values().removeIf(each -> isOlder(each.at(), LAG));
    }

    /** Whether the store was read longer ago than {@code most}. */
    public synchronized boolean isStale(Duration most) {
        return readAt == null || isOlder(readAt, most);
    }

    /** Forgets the last reading, because the store failed: it may have another record now. */
    public synchronized void forget() {
        readAt = null;
    }

    /**
     * Replaces the records by those of a reading of the store, except records that were saved after the reading began.
     *
     * @return the names that are no longer unfinished, perhaps because another process has finished them; load them
     */
    public synchronized List<String> read(long began, List<Row> unfinished) {
        Map<String, Row> rows = unfinished.stream()
                .filter(PaymentState::isIn)
                .collect(Collectors.toMap(Row::name, row -> row, (one, other) -> other));
        List<String> vanished = records.entrySet().stream()
                .filter(each -> each.getValue().at() - began < 0
                        && !each.getValue().isFinished()
                        && !rows.containsKey(each.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        vanished.forEach(name -> records.computeIfPresent(name, (same, known) -> known.vanished(clock.nanoTime())));
        rows.forEach((name, row) -> records.compute(name, (same, known) -> read(began, row, known)));
        readAt = began;
        return vanished;
    }

    private static @Nullable Known read(long began, Row row, @Nullable Known known) {
        if (known != null && (known.at() - began >= 0 || known.row().equals(row))) {
            return known;
        }
        try {
            return Known.of(row, PaymentState.of(row), began);
        } catch (InvalidRequestException e) {
            return known; // a record that cannot be read holds nothing, and only its own name fails
        }
    }

    /** Takes over a record that a reading did not list. One that is not finished holds its inputs again. */
    public synchronized void loaded(Row row, PaymentState state) {
        if (state.isFinished()) {
            saved(row, state);
        } else {
            records.computeIfPresent(
                    row.name(), (name, known) -> known.hasVanished() ? Known.of(row, state, clock.nanoTime()) : known);
        }
    }

    /**
     * Takes over a record that was saved, or that is finished and was loaded. The outputs of a name that had finished
     * before are not awaited, because they may be spent.
     */
    public synchronized void saved(Row row, PaymentState state) {
        taken.remove(row.name());
        Known before = records.put(row.name(), Known.of(row, state, clock.nanoTime()));
        if (state.isFinished()) {
            boolean wasOpen = before != null && !before.state().isFinished();
            state.attempts().forEach(each -> accepted(state.chain(), each.tx().tx(), wasOpen));
        }
    }

    /**
     * Reserves the inputs of a transaction for a minute. It returns false if another run has a reservation for the same
     * name, if another name holds an input or has the same transaction, or if an input was spent lately. A name may
     * always take its anchor, even if another name holds it, so that no name waits for the outcome of another name.
     *
     * @param who the name; another object for a transaction without a name
     * @param run the run that reserves; it may reserve again
     */
    public synchronized boolean take(Object who, Object run, UnsignedTx tx, Optional<Spendable> anchor) {
        forgetOld();
        Taken other = taken.get(who);
        Set<Spendable> spends = Spendable.of(tx);
        Held held = held(who);
        boolean isFree = (other == null || other.run() == run)
                && spends.stream()
                        .allMatch(input ->
                                !spent.containsKey(input) && (anchor.equals(Optional.of(input)) || held.leaves(input)))
                && !isMade(who, tx);
        if (isFree) {
            taken.put(who, new Taken(run, tx, spends, clock.nanoTime()));
        }
        return isFree;
    }

    /** Ends the reservation of a run that saved nothing. */
    public synchronized void leave(Object who, Object run) {
        taken.computeIfPresent(who, (same, lease) -> lease.run() == run ? null : lease);
    }

    /** Whether another name has the same transaction. If it were accepted, both names would count as paid. */
    public synchronized boolean isMade(Object who, UnsignedTx tx) {
        return taken.entrySet().stream()
                        .anyMatch(each -> !each.getKey().equals(who)
                                && each.getValue().tx().equals(tx))
                || others(who)
                        .flatMap(known -> known.state().attempts().stream())
                        .anyMatch(each -> each.tx().tx().unsigned().equals(tx));
    }

    private Stream<Known> others(Object who) {
        return records.entrySet().stream()
                .filter(each -> !each.getKey().equals(who))
                .map(Map.Entry::getValue);
    }

    /**
     * The inputs that other names hold. A nonce is free again if its record has not changed for 15 seconds: an
     * account's transactions are accepted in the order of their nonces, so names compete for the next nonce.
     */
    private record Held(Set<Spendable> spends) {
        boolean leaves(Spendable input) {
            return !spends.contains(input)
                    && !(input instanceof Spendable.Nonce && spends.stream().anyMatch(input::isBlockedBy));
        }
    }

    private Held held(Object who) {
        Set<Spendable> spends = new HashSet<>();
        others(who).forEach(known -> {
            boolean isStuck = isOlder(known.at(), PATIENCE);
            known.holds().stream()
                    .filter(input -> !(isStuck && input instanceof Spendable.Nonce))
                    .forEach(spends::add);
        });
        taken.forEach((other, lease) -> {
            if (!other.equals(who)) {
                spends.addAll(lease.spends());
            }
        });
        return new Held(spends);
    }

    /** Selects the UTXOs of a lookup that a transaction of a name may spend. */
    public synchronized List<Utxo> free(Object who, List<Utxo> found, Optional<Spendable> anchor) {
        forgetOld();
        found.forEach(utxo -> awaited.remove(utxo.utxoId()));
        Held held = held(who);
        return found.stream()
                .filter(utxo -> isFree(Spendable.of(utxo.utxoId()), held, anchor))
                .toList();
    }

    private boolean isFree(Spendable input, Held held, Optional<Spendable> anchor) {
        return !spent.containsKey(input) && (anchor.equals(Optional.of(input)) || held.leaves(input));
    }

    /** Selects the accounts of a lookup whose next nonce no other name holds. */
    public synchronized List<EvmAccount> freeAccounts(Object who, List<EvmAccount> found) {
        forgetOld();
        Held held = held(who);
        List<EvmAccount> free = found.stream()
                .filter(account -> !lags(account) && held.leaves(Spendable.of(account)))
                .toList();
        if (free.size() < found.size()) {
            withheldAt = clock.nanoTime();
        }
        return free;
    }

    /** Whether a node shows a nonce that an accepted export has already used. */
    private boolean lags(EvmAccount account) {
        return spent.keySet().stream().anyMatch(Spendable.of(account)::isBlockedBy);
    }

    /** The UTXOs that no accepted transaction of these keys has spent. */
    public synchronized List<Utxo> unspent(List<Utxo> found) {
        return found.stream()
                .filter(utxo -> !spent.containsKey(Spendable.of(utxo.utxoId())))
                .toList();
    }

    /** The outputs of accepted transactions of these keys that no lookup has shown yet. */
    public synchronized List<Utxo> awaited(Chain chain, List<Utxo> found) {
        return awaited.values().stream()
                .filter(each -> each.chain() == chain)
                .map(Awaited::utxo)
                .filter(utxo -> !found.contains(utxo))
                .toList();
    }

    /**
     * Whether a name may find more funds on a chain later: when other names are finished, or when a lookup shows their
     * outputs, or the next nonce of an account.
     */
    public synchronized boolean mayFree(Object who, Chain chain) {
        forgetOld();
        return count(who, chain) > 0
                || taken.keySet().stream().anyMatch(other -> !other.equals(who))
                || awaited.values().stream().anyMatch(each -> each.chain() == chain)
                || chain == Chain.C && withheldAt != null && !isOlder(withheldAt, VANISHED);
    }

    /** The number of other names with a transaction on a chain that is not final. */
    public synchronized long count(Object who, Chain chain) {
        return others(who)
                .filter(known -> !known.isFinished()
                        && known.state().isBegun()
                        && known.state().chain() == chain)
                .count();
    }

    /** Takes over an input that an accepted transaction has spent. */
    public synchronized void spent(Spendable input) {
        spent.put(input, clock.nanoTime());
        if (input instanceof Spendable.Coin coin) {
            awaited.remove(coin.id());
        }
    }

    /** Takes over an accepted transaction of the keys. */
    public synchronized void accepted(Chain chain, Tx tx) {
        accepted(chain, tx, true);
    }

    private void accepted(Chain chain, Tx tx, boolean isAwaited) {
        long now = clock.nanoTime();
        Spendable.of(tx.unsigned()).forEach(this::spent);
        if (isAwaited && !(tx.unsigned() instanceof AtomicExportTx)) {
            tx.produced().stream()
                    .filter(utxo -> utxo.output().owners().addresses().stream()
                            .anyMatch(address -> ours.contains(address.bytes())))
                    .filter(utxo -> !spent.containsKey(Spendable.of(utxo.utxoId())))
                    .forEach(utxo -> awaited.put(utxo.utxoId(), new Awaited(chain, utxo, now)));
        }
    }
}
