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
import io.github.avalanche4j.wallet.Reservation.Lasts;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the wallet's own transactions have reserved, spent and produced: the one owner of this state. A node's lookups
 * are compared with it, because they show accepted transactions only, may be older than the last of them, and may come
 * from a node that lags.
 */
final class Holdings {
    static final Duration REMEMBERED = Duration.ofMinutes(10); // longer than a lookup takes, or a node lags
    private static final int HASHES = 10_000;

    private record Awaited(Chain chain, Utxo utxo, long at) {}

    private final Clock clock;
    private final Duration draftLifetime;
    private final Set<Bytes> ours; // the addresses of the signers
    private final Map<Id, Reservation> reservations = new LinkedHashMap<>(); // by the hash of the unsigned transaction
    private final Map<Object, Long> spent = new HashMap<>(); // inputs of accepted transactions, and when
    private final Map<UtxoId, Long> unmade = new HashMap<>(); // outputs of transactions that will not be accepted
    private final Map<UtxoId, Awaited> awaited = new HashMap<>(); // outputs of accepted ones that no lookup showed yet
    private final Map<EvmAddress, UInt64> nonces = new HashMap<>(); // next ones, after accepted exports
    private final Set<Id> hashes = new LinkedHashSet<>(); // of all unsigned transactions that were made or refused
    private final Set<Id> retired = new LinkedHashSet<>(); // of drafts that others may have signed, and were released
    private final Set<Id> handedOut = new LinkedHashSet<>(); // of drafts that others may have signed
    private final Set<Id> movedBy = new HashSet<>(); // exports of moves that stores have

    Holdings(Clock clock, Duration draftLifetime, Set<Bytes> ours) {
        this.clock = clock;
        this.draftLifetime = draftLifetime;
        this.ours = ours;
    }

    private void forgetOld() {
        long now = clock.nanoTime();
        reservations
                .values()
                .removeIf(held -> held.lasts() == Lasts.A_WHILE
                        && Duration.ofNanos(now - held.since()).compareTo(draftLifetime) > 0);
        spent.values().removeIf(at -> now - at > REMEMBERED.toNanos());
        unmade.values().removeIf(at -> now - at > REMEMBERED.toNanos());
        awaited.values().removeIf(each -> now - each.at() > REMEMBERED.toNanos());
    }

    /** Whether a lookup that began at {@code start} is too old to be compared with what is remembered. */
    boolean isStale(long start) {
        return clock.nanoTime() - start > REMEMBERED.toNanos() / 2;
    }

    Clock clock() {
        return clock;
    }

    private boolean areInputsFree(BuiltTx built, List<BuiltTx> earlier) {
        return Inputs.of(built.unsigned()).stream().allMatch(freeFor(earlier));
    }

    /**
     * What a transaction in place of earlier ones may spend of what is unspent: what no other one reserves, and what all of
     * them spend and still reserve, because only one of those that spend it is accepted.
     */
    private Predicate<Object> freeFor(List<BuiltTx> earlier) {
        Set<Id> except = earlier.stream().map(Holdings::hash).collect(Collectors.toSet());
        Set<Object> reserved = reservations.entrySet().stream()
                .filter(held -> !except.contains(held.getKey()))
                .flatMap(held -> held.getValue().spends().stream())
                .collect(Collectors.toSet());
        boolean isReplacement = !Collections.disjoint(except, reservations.keySet());
        return spendable -> !isGone(spendable)
                && (!Inputs.isReserved(spendable, reserved)
                        || isReplacement
                                && earlier.stream()
                                        .allMatch(tx -> Inputs.of(tx.unsigned()).contains(spendable)));
    }

    private boolean isGone(Object spendable) {
        return spent.containsKey(spendable) || unmade.containsKey(spendable);
    }

    /** Whether one of the inputs was spent by a transaction of this wallet, or will never exist. */
    synchronized boolean isGone(UnsignedTx tx) {
        return Inputs.of(tx).stream().anyMatch(this::isGone);
    }

    /** The UTXOs that a lookup found and that no transaction of this wallet spends, except some. */
    synchronized List<Utxo> free(List<Utxo> found, List<BuiltTx> except) {
        forgetOld();
        found.forEach(utxo -> {
            awaited.remove(utxo.utxoId());
            unmade.remove(utxo.utxoId());
        });
        Predicate<Object> isFree = freeFor(except);
        return found.stream().filter(utxo -> isFree.test(utxo.utxoId())).toList();
    }

    /** The accounts that no export uses, except some; a nonce that is too low comes from a node that lags. */
    synchronized List<EvmAccount> freeAccounts(List<EvmAccount> found, List<BuiltTx> except) {
        forgetOld();
        Predicate<Object> isFree = freeFor(except);
        return found.stream()
                .filter(account -> isFree.test(new Inputs.Nonce(account.address(), account.nonce())) && !lags(account))
                .toList();
    }

    private boolean lags(EvmAccount account) {
        UInt64 next = nonces.get(account.address());
        return next != null && account.nonce().compareTo(next) < 0;
    }

    /** The UTXOs that no accepted transaction of this wallet spent, and the change that no lookup showed yet. */
    synchronized List<Utxo> later(Chain chain, List<Utxo> found) {
        return unspent(
                Stream.concat(found.stream(), awaited(chain, found).stream()).toList());
    }

    /** The UTXOs that no accepted transaction of this wallet spent. */
    synchronized List<Utxo> unspent(List<Utxo> found) {
        return found.stream().filter(utxo -> !spent.containsKey(utxo.utxoId())).toList();
    }

    /** The outputs of transactions that were sent and may be accepted; of two that exclude each other, none. */
    synchronized List<Utxo> unconfirmed(Chain chain) {
        return on(chain)
                .filter(held -> on(chain)
                                .filter(any -> !Collections.disjoint(any.spends(), held.spends()))
                                .count()
                        == 1)
                .flatMap(held -> held.produced().stream())
                .toList();
    }

    /** The outputs of accepted transactions of this wallet that no lookup has shown yet. */
    synchronized List<Utxo> awaited(Chain chain, List<Utxo> found) {
        return awaited.values().stream()
                .filter(each -> each.chain() == chain)
                .map(Awaited::utxo)
                .filter(utxo -> !found.contains(utxo))
                .toList();
    }

    /** Whether more may be free on a chain when transactions of this wallet are finished. */
    synchronized boolean mayFree(Chain chain) {
        forgetOld();
        return on(chain).findAny().isPresent()
                || awaited.values().stream().anyMatch(each -> each.chain() == chain)
                || chain == Chain.C && !nonces.isEmpty();
    }

    /** The number of transactions that hold reservations on a chain. */
    synchronized long count(Chain chain) {
        return on(chain).count();
    }

    private Stream<Reservation> on(Chain chain) {
        return reservations.values().stream().filter(held -> held.chain() == chain);
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

    /**
     * Reserves what a transaction spends, perhaps in place of earlier ones; returns false if its bytes are not new, it
     * shares no input with one of those, so that both could be accepted, or another transaction has reserved an input.
     */
    synchronized boolean reserve(BuiltTx built, List<BuiltTx> earlier) {
        return !isKnown(built)
                && earlier.stream().allMatch(other -> Inputs.shared(built.unsigned(), other.unsigned()))
                && areInputsFree(built, earlier)
                && take(built, Lasts.A_WHILE);
    }

    private boolean take(BuiltTx built, Lasts lasts) {
        Id hash = hash(built);
        remember(hash);
        reservations.put(hash, reservation(built, true, lasts));
        return true;
    }

    private Reservation reservation(BuiltTx built, boolean isDraft, Lasts lasts) {
        return new Reservation(built.chain(), Inputs.of(built.unsigned()), List.of(), clock.nanoTime(), isDraft, lasts);
    }

    /** Reserves again what a draft spends whose reservation has ended; returns false if it was released, or is not free. */
    synchronized boolean reserveAgain(BuiltTx built) {
        forgetOld();
        Id hash = hash(built);
        return isReserved(hash) || !isRetired(hash) && areInputsFree(built, List.of()) && take(built, Lasts.A_WHILE);
    }

    /**
     * Reserves again what a draft spends, until a store knows its outcome if it is saved next; returns false if it is
     * not free any more.
     */
    synchronized boolean hold(BuiltTx built, boolean isSaved) {
        Id hash = hash(built);
        Reservation held = reservations.get(hash);
        if (held != null && !held.isDraft()) { // it was sent
            if (isSaved) {
                holdSaved(hash);
            }
            return true;
        }
        return reserveAgain(built) && take(built, isSaved || isSaved(hash) ? Lasts.UNTIL_SAVED : Lasts.A_WHILE);
    }

    /** Reserves what a transaction spends until a store knows its outcome. */
    synchronized void holdSaved(Id hash) {
        reservations.computeIfPresent(hash, (same, held) -> held.untilSaved());
    }

    /** Whether a store may have a transaction whose outcome it does not know. */
    synchronized boolean isSaved(Id hash) {
        Reservation held = reservations.get(hash);
        return held != null && held.lasts() == Lasts.UNTIL_SAVED;
    }

    /** Records that the bytes of a transaction are not to be made again. */
    synchronized void remember(Id hash) {
        add(hashes, hash);
    }

    private static void add(Set<Id> known, Id hash) {
        known.add(hash);
        if (known.size() > HASHES) {
            known.remove(known.iterator().next());
        }
    }

    /** Frees what a draft spends whose bytes are not made or sent any more, also with other signatures. */
    synchronized void retire(Id hash) {
        remember(hash);
        add(retired, hash);
        release(hash);
    }

    /** Records that others may sign a draft. One that was released is not sent, unless an equal one has its bytes now. */
    synchronized void handedOut(Id hash, boolean isReleased) {
        add(handedOut, hash);
        if (isReleased && !isReserved(hash)) {
            retire(hash);
        }
    }

    synchronized boolean isHandedOut(Id hash) {
        return handedOut.contains(hash);
    }

    synchronized boolean isRetired(Id hash) {
        return retired.contains(hash);
    }

    /** Records that the bytes of a transaction may be made again. */
    synchronized void forget(BuiltTx built) {
        hashes.remove(hash(built));
    }

    /** Reserves what signed bytes spend until their outcome is known; it may have been reserved for a draft. */
    synchronized void keep(BuiltTx built) {
        Id hash = hash(built);
        remember(hash);
        Reservation held = reservations.getOrDefault(hash, reservation(built, false, Lasts.UNTIL_KNOWN));
        Lasts lasts = held.isDraft() ? held.lasts() : held.lasts().ifSent();
        reservations.put(
                hash,
                new Reservation(held.chain(), held.spends(), held.produced(), clock.nanoTime(), held.isDraft(), lasts));
    }

    /** Reserves what a transaction spends until its outcome is known, because it is sent next; false if it is not reserved. */
    synchronized boolean sent(Id hash, Tx tx) {
        Reservation sent = reservations.computeIfPresent(
                hash,
                (same, held) -> new Reservation(
                        held.chain(),
                        held.spends(),
                        owned(tx.produced()),
                        held.since(),
                        false,
                        held.lasts().ifSent()));
        return sent != null;
    }

    synchronized boolean isReserved(Id hash) {
        return reservations.containsKey(hash);
    }

    private List<Utxo> owned(List<Utxo> produced) {
        return produced.stream()
                .filter(utxo ->
                        utxo.output().owners().addresses().stream().anyMatch(address -> ours.contains(address.bytes())))
                .toList();
    }

    /** Whether an import may take what was exported: no move that a store has does. */
    synchronized boolean isFreeToImport(Utxo exported) {
        return !movedBy.contains(exported.utxoId().txId());
    }

    synchronized void keepExport(Id export, boolean isKept) {
        if (isKept) {
            movedBy.add(export);
        } else {
            movedBy.remove(export);
        }
    }

    /** Records that a transaction was accepted, after which others that spend one of its inputs never are. */
    synchronized void accepted(Chain chain, Id hash, Tx tx) {
        long now = clock.nanoTime();
        reservations.remove(hash);
        Set<Object> spends = Inputs.of(tx.unsigned());
        List<Id> others = reservations.entrySet().stream()
                .filter(held -> !Collections.disjoint(held.getValue().spends(), spends))
                .map(Map.Entry::getKey)
                .toList();
        others.forEach(this::release);
        spends.forEach(input -> spent.put(input, now));
        awaited.keySet().removeAll(spends);
        tx.produced().forEach(utxo -> unmade.remove(utxo.utxoId()));
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
        Reservation held = reservations.get(hash);
        release(hash);
        if (held != null && held.lasts() == Lasts.UNTIL_SAVED) {
            reservations.put(hash, held.lasting(Lasts.UNTIL_SAVED, clock.nanoTime()));
        }
    }

    /** Frees what a transaction reserves that no node has received, after the lifetime of a draft. */
    synchronized void unsent(Id hash) {
        if (!isSaved(hash)) {
            expire(hash);
        }
    }

    /** Frees what a refused transaction reserves after the lifetime of a draft. */
    synchronized void expire(Id hash) {
        reservations.computeIfPresent(hash, (same, held) -> held.lasting(Lasts.A_WHILE, clock.nanoTime()));
    }

    /** Frees what a transaction spends that will not be accepted; its outputs will not exist. */
    synchronized void release(Id hash) {
        Reservation held = reservations.remove(hash);
        if (held != null) {
            held.produced().forEach(utxo -> unmade.put(utxo.utxoId(), clock.nanoTime()));
        }
    }
}
