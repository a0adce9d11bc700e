package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
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
 * What the wallet's keys must not spend now: the one owner of that. It follows from the unfinished records of the store;
 * beyond them it remembers only what a run is about to save, and what was accepted lately, because lookups lag. A mistake
 * here costs a refused transaction and never a second payment. No request, signer or store is called under its monitor.
 */
public final class Ledger {
    private static final Duration LAG = Duration.ofMinutes(10); // longer than a node lags
    private static final Duration LEASE = Duration.ofMinutes(1); // of a run that neither saves nor fails
    private static final Duration PATIENCE = Duration.ofSeconds(15); // with a name that uses an account
    private static final Duration VANISHED = Duration.ofSeconds(30); // lookups show what a finished name has spent

    /**
     * A record.
     *
     * @param holds what no other name may spend
     * @param at when it was saved, or when the reading began that showed it
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
    }

    private record Taken(Object run, UnsignedTx tx, Set<Spendable> spends, long at) {}

    private record Awaited(Chain chain, Utxo utxo, long at) {}

    private final Clock clock;
    private final Set<Bytes> ours; // the addresses of the signers
    private final Map<String, Known> records = new HashMap<>(); // by name, unfinished or finished a moment ago
    private final Map<Object, Taken> taken = new HashMap<>(); // by name, until it is saved
    private final Map<Spendable, Long> spent = new HashMap<>(); // by accepted transactions
    private final Map<UtxoId, Awaited> awaited = new HashMap<>(); // outputs of those that no lookup has shown yet
    private final Map<EvmAddress, UInt64> nonces = new HashMap<>(); // next ones, after accepted exports
    private @Nullable Long readAt; // when the reading of the store began last

    /** A ledger that knows nothing, of keys with some addresses. */
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

    /** The store failed: what it has is not known until it is read again. */
    public synchronized void forget() {
        readAt = null;
    }

    /**
     * Takes all that is unfinished in the store, from a reading that began at some time; what was saved since is newer.
     *
     * @return the names that are finished, perhaps by another process; what they hold is not known before they are loaded
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
            return known; // what cannot be read holds nothing, and its own name fails
        }
    }

    /** A record was saved, or is loaded at its end. */
    public synchronized void saved(Row row, PaymentState state) {
        taken.remove(row.name());
        records.put(row.name(), Known.of(row, state, clock.nanoTime()));
        if (state.isFinished()) {
            state.attempts().forEach(each -> accepted(state.chain(), each.tx().tx()));
        }
    }

    /**
     * Takes what a transaction spends for a minute; the one critical section. It fails if another run takes for the same
     * name, if another name holds an input, if another name has the same transaction, or if an input was spent lately. The
     * anchor is a name's own, even if another one holds it: no name waits for the outcome of another one.
     *
     * @param who the name, or another value if it has none
     * @param run who asks; the same one may ask again
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

    /** Gives up what a run took and did not save. */
    public synchronized void leave(Object who, Object run) {
        taken.computeIfPresent(who, (same, lease) -> lease.run() == run ? null : lease);
    }

    /** Whether another name has the same transaction: if it were accepted, both would take it for theirs. */
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
     * What others hold. A nonce that a record has held for long without a change is free: names compete for the next one of
     * an account, because none after it is accepted before.
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

    /** Of the UTXOs that a lookup found, those that a transaction of a name may spend. */
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

    /** Of the accounts that a lookup found, those whose next nonce no other name holds. */
    public synchronized List<EvmAccount> freeAccounts(Object who, List<EvmAccount> found) {
        forgetOld();
        Held held = held(who);
        return found.stream()
                .filter(account -> held.leaves(Spendable.of(account)) && !lags(account))
                .toList();
    }

    /** Whether a node has shown a nonce that an accepted export used before. */
    private boolean lags(EvmAccount account) {
        return account.nonce().compareTo(nonces.getOrDefault(account.address(), UInt64.ZERO)) < 0;
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

    /** Whether a name may find more on a chain when others are finished, or when a lookup shows what they have made. */
    public synchronized boolean mayFree(Object who, Chain chain) {
        forgetOld();
        return count(who, chain) > 0
                || taken.keySet().stream().anyMatch(other -> !other.equals(who))
                || awaited.values().stream().anyMatch(each -> each.chain() == chain)
                || chain == Chain.C && !nonces.isEmpty();
    }

    /** How many other names have a transaction on a chain that is not final. */
    public synchronized long count(Object who, Chain chain) {
        return others(who)
                .filter(known -> !known.isFinished()
                        && known.state().isBegun()
                        && known.state().chain() == chain)
                .count();
    }

    /** An accepted transaction spent something. */
    public synchronized void spent(Spendable input) {
        spent.put(input, clock.nanoTime());
        if (input instanceof Spendable.Nonce nonce) {
            nonces.merge(nonce.account(), nonce.next(), (one, next) -> one.compareTo(next) > 0 ? one : next);
        } else if (input instanceof Spendable.Coin coin) {
            awaited.remove(coin.id());
        }
    }

    /** A transaction of these keys was accepted. */
    public synchronized void accepted(Chain chain, Tx tx) {
        long now = clock.nanoTime();
        Spendable.of(tx.unsigned()).forEach(this::spent);
        if (!(tx.unsigned() instanceof AtomicExportTx)) {
            tx.produced().stream()
                    .filter(utxo -> utxo.output().owners().addresses().stream()
                            .anyMatch(address -> ours.contains(address.bytes())))
                    .forEach(utxo -> awaited.put(utxo.utxoId(), new Awaited(chain, utxo, now)));
        }
    }
}
