package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the wallet's own transactions have reserved, spent and produced: the one owner of this state. A node's lookups
 * are compared with it, because they show accepted transactions only, may be older than the last of them, and may come
 * from a node that lags.
 */
final class Holdings {
    // longer than a lookup takes, and longer than a node lags
    static final Duration REMEMBERED = Duration.ofMinutes(10);
    private static final int HASHES = 10_000;

    /** How long a transaction reserves what it spends. */
    private enum Lasts {
        /** For the lifetime of a draft. */
        A_WHILE,
        /** Until its outcome is known. */
        UNTIL_KNOWN,
        /** Until a store knows its outcome: a later process continues with what the store has. */
        UNTIL_SAVED
    }

    /** What a transaction reserves; one that is no draft may have been sent. */
    private record Reservation(
            Chain chain, Set<Object> spends, List<Utxo> produced, long since, boolean isDraft, Lasts lasts) {}

    private record Spent(long at) {}

    private record Awaited(Chain chain, Utxo utxo, long at) {}

    private final Clock clock;
    private final Duration draftLifetime;
    private final Set<Bytes> ours; // the addresses of the signers
    private final Map<Id, Reservation> reservations = new LinkedHashMap<>(); // by the hash of the unsigned transaction
    private final Map<Object, Spent> spent = new HashMap<>(); // inputs of accepted transactions
    private final Map<UtxoId, Awaited> awaited = new HashMap<>(); // outputs of accepted ones that no lookup showed yet
    private final Map<EvmAddress, UInt64> nonces = new HashMap<>(); // next ones, after accepted exports
    private final Set<Id> hashes = new LinkedHashSet<>(); // of all unsigned transactions that were made or refused

    Holdings(Clock clock, Duration draftLifetime, Set<Bytes> ours) {
        this.clock = clock;
        this.draftLifetime = draftLifetime;
        this.ours = ours;
    }

    private static Set<Object> spends(UnsignedTx tx) {
        Set<Object> spends = new HashSet<>(tx.spent());
        if (tx instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input -> spends.add(EvmAddress.of(input.address().bytes())));
        }
        return spends;
    }

    static boolean shareInput(UnsignedTx one, UnsignedTx other) {
        return !Collections.disjoint(spends(one), spends(other));
    }

    private void forgetOld() {
        long now = clock.nanoTime();
        reservations
                .values()
                .removeIf(held -> held.lasts() == Lasts.A_WHILE && now - held.since() > draftLifetime.toNanos());
        spent.values().removeIf(each -> now - each.at() > REMEMBERED.toNanos());
        awaited.values().removeIf(each -> now - each.at() > REMEMBERED.toNanos());
    }

    /** Whether a lookup that began at {@code start} is too old to be compared with what is remembered. */
    boolean isStale(long start) {
        return clock.nanoTime() - start > REMEMBERED.toNanos() / 2;
    }

    Clock clock() {
        return clock;
    }

    private boolean isFree(Object spendable) {
        return !spent.containsKey(spendable)
                && reservations.values().stream()
                        .noneMatch(held -> held.spends().contains(spendable));
    }

    /** The UTXOs that a lookup found and that no transaction of this wallet spends. */
    synchronized List<Utxo> free(Collection<Utxo> found) {
        forgetOld();
        found.forEach(utxo -> awaited.remove(utxo.utxoId()));
        return found.stream().filter(utxo -> isFree(utxo.utxoId())).toList();
    }

    /** The accounts that no export uses; a nonce that is too low comes from a node that lags. */
    synchronized List<EvmAccount> freeAccounts(List<EvmAccount> found) {
        forgetOld();
        return found.stream()
                .filter(account -> isFree(account.address()) && !lags(account))
                .toList();
    }

    private boolean lags(EvmAccount account) {
        UInt64 next = nonces.get(account.address());
        return next != null && account.nonce().compareTo(next) < 0;
    }

    /** The UTXOs that no accepted transaction of this wallet spent, and the change that no lookup showed yet. */
    synchronized List<Utxo> later(Chain chain, List<Utxo> found) {
        Stream<Utxo> notShown = awaited.values().stream()
                .filter(each -> each.chain() == chain)
                .map(Awaited::utxo)
                .filter(utxo -> !found.contains(utxo));
        return Stream.concat(found.stream(), notShown)
                .filter(utxo -> !spent.containsKey(utxo.utxoId()))
                .toList();
    }

    /** The UTXOs that no accepted transaction of this wallet spent. */
    synchronized List<Utxo> unspent(List<Utxo> found) {
        return found.stream().filter(utxo -> !spent.containsKey(utxo.utxoId())).toList();
    }

    /** The outputs of transactions that were sent and may be accepted. */
    synchronized List<Utxo> unconfirmed(Chain chain) {
        return reservations.values().stream()
                .filter(held -> held.chain() == chain)
                .flatMap(held -> held.produced().stream())
                .toList();
    }

    /** The outputs of this wallet's transactions that a lookup did not find: not accepted, or not shown yet. */
    synchronized List<Utxo> pending(Chain chain, List<Utxo> found) {
        Stream<Utxo> notShown =
                awaited.values().stream().filter(each -> each.chain() == chain).map(Awaited::utxo);
        return Stream.concat(unconfirmed(chain).stream(), notShown)
                .filter(utxo -> !found.contains(utxo))
                .toList();
    }

    /** Whether more may be free on a chain when transactions of this wallet are finished. */
    synchronized boolean mayFree(Chain chain) {
        forgetOld();
        return reservations.values().stream().anyMatch(held -> held.chain() == chain)
                || awaited.values().stream().anyMatch(each -> each.chain() == chain)
                || chain == Chain.C && !nonces.isEmpty();
    }

    /** The number of transactions that hold reservations on a chain. */
    synchronized long count(Chain chain) {
        return reservations.values().stream()
                .filter(held -> held.chain() == chain)
                .count();
    }

    /** Whether this wallet made a transaction that was never issued. */
    synchronized boolean isDraft(Id hash) {
        Reservation held = reservations.get(hash);
        return held != null && held.isDraft();
    }

    /** Whether the same unsigned transaction was made or refused before, so that another one needs other bytes. */
    synchronized boolean isKnown(BuiltTx built) {
        return hashes.contains(hash(built));
    }

    static Id hash(BuiltTx built) {
        return Id.of(built.hash());
    }

    /** Reserves what a transaction spends; returns false if it is not free any more, or the bytes are not new. */
    synchronized boolean reserve(BuiltTx built) {
        return !isKnown(built)
                && spends(built.unsigned()).stream().allMatch(this::isFree)
                && take(built, Lasts.A_WHILE);
    }

    /**
     * Reserves what a replacement spends; returns false if it shares no input with one of the transactions that it
     * replaces, so that both could be accepted, or another input is not free.
     */
    synchronized boolean reserve(BuiltTx built, List<UnsignedTx> replaced) {
        Set<Object> spends = spends(built.unsigned());
        List<Set<Object>> shared = replaced.stream().map(Holdings::spends).toList();
        return shared.stream().allMatch(each -> spends.stream().anyMatch(each::contains))
                && spends.stream()
                        .allMatch(each -> isFree(each)
                                || !spent.containsKey(each)
                                        && shared.stream().anyMatch(others -> others.contains(each)))
                && take(built, Lasts.A_WHILE);
    }

    private boolean take(BuiltTx built, Lasts lasts) {
        remember(hash(built));
        reservations.put(
                hash(built),
                new Reservation(built.chain(), spends(built.unsigned()), List.of(), clock.nanoTime(), true, lasts));
        return true;
    }

    /** Reserves again what a draft spends whose reservation has ended; returns false if it is not free. */
    synchronized boolean reserveAgain(BuiltTx built) {
        forgetOld();
        return reservations.containsKey(hash(built))
                || spends(built.unsigned()).stream().allMatch(this::isFree) && take(built, Lasts.A_WHILE);
    }

    /**
     * Reserves what a draft spends until its outcome is known, or until a store knows it; returns false if it is not
     * free any more.
     */
    synchronized boolean hold(BuiltTx built, boolean isSaved) {
        Reservation held = reservations.get(hash(built));
        boolean wasSaved = held != null && held.lasts() == Lasts.UNTIL_SAVED;
        return reserveAgain(built) && take(built, isSaved || wasSaved ? Lasts.UNTIL_SAVED : Lasts.UNTIL_KNOWN);
    }

    private void remember(Id hash) {
        hashes.add(hash);
        if (hashes.size() > HASHES) {
            hashes.remove(hashes.iterator().next());
        }
    }

    /** Records that the bytes of a transaction may be made again. */
    synchronized void forget(BuiltTx built) {
        hashes.remove(hash(built));
    }

    /** Records that the bytes of a transaction are not to be made again. */
    synchronized void refused(Id hash) {
        remember(hash);
    }

    /** Reserves what signed bytes spend until their outcome is known; it may have been reserved for a draft. */
    synchronized void keep(Chain chain, Id hash, UnsignedTx tx) {
        remember(hash);
        Reservation before = reservations.get(hash);
        List<Utxo> produced = before == null ? List.of() : before.produced();
        Lasts lasts = before == null || before.lasts() == Lasts.A_WHILE ? Lasts.UNTIL_KNOWN : before.lasts();
        reservations.put(hash, new Reservation(chain, spends(tx), produced, clock.nanoTime(), false, lasts));
    }

    /** Records the outputs of a transaction that was sent. */
    synchronized void sent(Id hash, Tx tx) {
        reservations.computeIfPresent(
                hash,
                (same, held) -> new Reservation(
                        held.chain(), held.spends(), owned(tx.produced()), held.since(), false, held.lasts()));
    }

    private List<Utxo> owned(List<Utxo> produced) {
        return produced.stream()
                .filter(utxo ->
                        utxo.output().owners().addresses().stream().anyMatch(address -> ours.contains(address.bytes())))
                .toList();
    }

    /** The hashes of transactions, sent and not accepted, whose outputs a transaction spends. */
    synchronized Set<Id> makers(UnsignedTx tx) {
        Set<UtxoId> inputs = new HashSet<>(tx.spent());
        return reservations.entrySet().stream()
                .filter(held -> held.getValue().produced().stream().anyMatch(utxo -> inputs.contains(utxo.utxoId())))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** Records that a transaction was accepted. */
    synchronized void accepted(Chain chain, Id hash, Tx tx) {
        long now = clock.nanoTime();
        reservations.remove(hash);
        tx.unsigned().spent().forEach(input -> {
            spent.put(input, new Spent(now));
            awaited.remove(input);
        });
        if (tx.unsigned() instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input -> nonces.merge(
                            EvmAddress.of(input.address().bytes()),
                            UInt64.fromBits(input.nonce().longValue() + 1),
                            (one, other) -> one.compareTo(other) > 0 ? one : other));
        } else {
            owned(tx.produced()).forEach(utxo -> awaited.put(utxo.utxoId(), new Awaited(chain, utxo, now)));
        }
    }

    /** Frees what a refused transaction spends, unless a store has it. */
    synchronized void refusedForGood(Id hash) {
        lastOtherwise(hash, held -> held.lasts() == Lasts.UNTIL_SAVED ? held.lasts() : null);
    }

    /** Frees what a transaction reserves after the lifetime of a draft. */
    synchronized void expire(Id hash) {
        lastOtherwise(hash, held -> Lasts.A_WHILE);
    }

    private void lastOtherwise(Id hash, Function<Reservation, @Nullable Lasts> lasts) {
        reservations.computeIfPresent(hash, (same, held) -> {
            Lasts next = lasts.apply(held);
            return next == null
                    ? null
                    : new Reservation(held.chain(), held.spends(), List.of(), clock.nanoTime(), held.isDraft(), next);
        });
    }

    synchronized boolean isReserved(Id hash) {
        forgetOld();
        return reservations.containsKey(hash);
    }

    synchronized void release(Id hash) {
        reservations.remove(hash);
    }
}
