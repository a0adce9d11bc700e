package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Lookup;
import io.github.avalanche4j.wallet.internal.Settings;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What all parts of one wallet share. Its monitor is the lock of all that is known of the wallet's transactions: of their
 * drafts, requests and issuances. Each decision is one step under it, and no request, signer or store is called there.
 */
final class WalletContext {
    private static final int MAX_TIP = 10_000;
    private static final int REMEMBERED = 1000;

    private record Outcome(Id tx, long at) {}

    private final List<Signer> signers;
    private final Settings options;
    private final NodeClient node;
    private final Transport transport;
    private final Lookup lookup;
    private final Holdings holdings;
    private final Map<Id, Issuance> issuances = new HashMap<>(); // by the id of the transaction
    private final Map<PaymentStore, Names> names = new ConcurrentHashMap<>();
    private final Map<Id, Saved> kept = new HashMap<>(); // by hash, of payments with names
    private final Queue<Outcome> ended = new ArrayDeque<>(); // those whose outcome is known, oldest first

    WalletContext(NodeClient node, Settings options, Signer[] signers) {
        this.signers = List.of(signers);
        this.options = options;
        this.node = node;
        this.transport = Objects.requireNonNull(
                CallAccess.runner(node.info().getNetworkId()).transport());
        this.lookup = new Lookup(node, options);
        this.holdings = new Holdings(
                transport.clock(),
                options.draftLifetime(),
                Arrays.stream(signers)
                        .map(signer -> signer.publicKey().shortId())
                        .collect(Collectors.toSet()));
    }

    /** Several calls as a call of the node's client. */
    <T> Call<T> sequence(String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.call(name, transport, script);
    }

    /** As above, of a script that asks a store, which may block. */
    <T> Call<T> stored(String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.blocking(name, transport, script);
    }

    /** As above; the failures say which transaction may have been sent. */
    <T> Call<T> sequence(
            String name, UnaryOperator<RuntimeException> explain, Function<Run, ? extends Call<T>> script) {
        return explained(sequence(name, script), explain);
    }

    <T> Call<T> explained(Call<T> call, UnaryOperator<RuntimeException> explain) {
        return CallAccess.explained(
                call,
                failure -> failure instanceof IllegalStateException && transport.isClosed()
                        ? failure // no run helps
                        : explain.apply(failure));
    }

    /** Runs a call again whose draft lost its reservation before it was sent or saved, because another thread was faster. */
    <T> Call<T> reserved(Supplier<Call<T>> call) {
        return Sequence.repeat(
                options.pollInterval(),
                () -> Sequence.recover(
                        call.get().map(Optional::of),
                        failure -> failure instanceof NotReservedException
                                ? Call.completed(Optional.empty())
                                : Sequence.failed(failure)));
    }

    List<Signer> signers() {
        return signers;
    }

    Settings options() {
        return options;
    }

    NodeClient node() {
        return node;
    }

    Lookup lookup() {
        return lookup;
    }

    Holdings holdings() {
        return holdings;
    }

    List<Bech32Address> addresses(Chain chain, Network network) {
        return signers.stream()
                .map(signer -> signer.publicKey().address(chain.name(), network))
                .toList();
    }

    List<EvmAddress> accounts() {
        return signers.stream().map(signer -> signer.publicKey().evmAddress()).toList();
    }

    /** Some nAVAX, at most 0.00001 AVAX, by which equal payments of two wallets with one key differ. */
    long randomTip() {
        return (long) (Math.abs(holdings.clock().random() - 0.5) * 2 * MAX_TIP);
    }

    Call<SignedTx> sign(SignedTx tx) {
        return Sequence.await("signing", () -> tx.signAsync(signers.toArray(Signer[]::new)));
    }

    /** The one issuance of a transaction; one that is no draft of this wallet may have been sent by another process. */
    synchronized Issuance issuance(SignedTx tx) {
        return issuances.computeIfAbsent(tx.id(), id -> Issuance.of(this, tx));
    }

    /** The one issuance of a draft that only this wallet may have sent. */
    synchronized Issuance unsent(SignedTx tx) {
        return issuances.computeIfAbsent(tx.id(), id -> Issuance.unsent(this, tx));
    }

    /** The issuance of the transaction with an id, if there is one. */
    synchronized Optional<Issuance> known(Id id) {
        return Optional.ofNullable(issuances.get(id));
    }

    /** The one issuance of a transaction from a store, which may know that a node refused it. */
    synchronized Issuance issuance(KeptTxs.Kept kept) {
        if (!kept.isEnded()) {
            return issuance(kept.tx());
        }
        holdings.remember(kept.hash()); // a node repeats its refusal of the same bytes
        Issuance known = issuances.get(kept.tx().id());
        if (known == null) {
            known = Issuance.refused(this, kept.tx());
            issuances.put(known.id(), known);
            remember(known);
        }
        return known;
    }

    /** The kept transactions that were refused, or whose inputs are spent, which no store says yet. */
    synchronized List<KeptTxs.Kept> ended(KeptTxs txs) {
        return txs.all().stream()
                .filter(kept -> !kept.isEnded()
                        && known(kept.tx().id())
                                .filter(known -> known.state() instanceof TxState.Ended)
                                .isPresent())
                .toList();
    }

    /** The issuance of a draft that was sent, also with signatures of others: the one most likely to be accepted. */
    synchronized Optional<Issuance> sent(BuiltTx built) {
        Id hash = Holdings.hash(built);
        return holdings.isDraft(hash)
                ? Optional.empty()
                : issuances(hash).stream()
                        .filter(one -> one.state().isSent())
                        .max(Comparator.comparing(one -> one.state().prospect()));
    }

    /** The issuances of an unsigned transaction, which may have several signatures. */
    synchronized List<Issuance> issuances(Id hash) {
        return issuances.values().stream()
                .filter(issuance -> issuance.hash().equals(hash))
                .toList();
    }

    /** Reserves what kept transactions spend, whose outcome is not known. */
    synchronized void reserve(KeptTxs txs) {
        txs.all().forEach(kept -> issuance(kept).reserve());
    }

    /** Frees what kept transactions spend, unless one of them was sent and may be accepted, or is accepted. */
    synchronized void release(KeptTxs txs) {
        txs.all().forEach(kept -> issuance(kept).releaseUnlessAccepted());
    }

    /** What it knows of the names of a store. */
    Names names(PaymentStore store) {
        return names.computeIfAbsent(store, one -> new Names(this));
    }

    /** Reserves what work spends, whose outcome is not known; what it has exported is not for others. */
    void reserve(KeptWork work) {
        reserve(work, KeptTxs.sending(work));
    }

    private void reserve(KeptWork work, KeptTxs sending) {
        reserve(sending);
        if (work instanceof CrossChainTransfer move) {
            move.keepExport();
        }
    }

    /** Reserves what work spends that a store has, until the store has another stage of it. */
    void hold(KeptWork work) {
        KeptTxs sending = KeptTxs.sending(work);
        reserve(work, sending);
        hold(sending);
    }

    private synchronized void hold(KeptTxs sending) {
        for (KeptTxs.Kept kept : saved(sending, Saved.IN_STORE).all()) {
            if (kept.isEnded()) {
                free(kept.hash()); // what the store knows to be refused spends nothing
            } else {
                holdings.holdSaved(kept.hash());
            }
        }
    }

    /** Records that a transaction is of a name, and whether its store has it. */
    synchronized void keep(BuiltTx tx, Saved saved) {
        Id hash = Holdings.hash(tx);
        if (kept.getOrDefault(hash, saved).compareTo(saved) <= 0) {
            kept.put(hash, saved);
        }
    }

    /** As {@link #keep}, of transactions that are saved; any process may send those that have not ended. */
    synchronized KeptTxs saved(KeptTxs txs, Saved where) {
        for (KeptTxs.Kept tx : txs.all()) {
            keep(tx.built(), where);
            if (issuances.containsKey(tx.tx().id()) || !holdings.isReserved(tx.hash())) {
                issuance(tx).saved(tx.isEnded());
            }
        }
        return txs;
    }

    /** Releases what a run did not save and never sends, unless another run has saved it since. */
    synchronized void notSaved(KeptTxs.Kept tx) {
        if (!isSaved(tx.hash())) {
            kept.put(tx.hash(), Saved.NO);
            boolean unused = issuance(tx).releaseUnlessSent();
        }
    }

    /** Forgets that a transaction is of a name. */
    synchronized void forgetKept(BuiltTx tx) {
        kept.remove(Holdings.hash(tx));
    }

    synchronized boolean mayBeSaved(Id hash) {
        return kept.getOrDefault(hash, Saved.NO) != Saved.NO;
    }

    /** Reserves what a transaction spends that was sent meanwhile, perhaps with other signatures, and may be accepted. */
    synchronized void reserveOpen(Id hash) {
        issuances(hash).stream()
                .filter(one -> one.state().mayBeAccepted() && !one.isAbandoned())
                .forEach(Issuance::reserve);
    }

    /** Frees what a transaction spends that was refused, unless a node has it again. */
    synchronized void free(Id hash) {
        holdings.release(hash);
        reserveOpen(hash);
    }

    synchronized boolean isSaved(Id hash) {
        return isSaved(hash, Saved.AS_TEXT);
    }

    /** Whether it is saved where a caller looks: what a text has, a store may lack. */
    synchronized boolean isSaved(Id hash, Saved where) {
        return kept.getOrDefault(hash, Saved.NO).compareTo(where) >= 0;
    }

    /** Fails if a transaction has a name and its store may not have it: a later process would pay by another one. */
    synchronized void requireSaved(Issuance unsent) {
        if (kept.containsKey(unsent.hash()) && !isSaved(unsent.hash())) {
            throw new IllegalStateException("transaction " + unsent.tx().id()
                    + " was not sent: it has a name, or a saved text, which may lack it; pay it by its name, or save"
                    + " state() of its request and run issueSaved()");
        }
    }

    /** Remembers the outcome of a transaction for some minutes at least, so that running its calls again returns the same. */
    synchronized void remember(Issuance issuance) {
        long now = holdings.clock().nanoTime();
        ended.add(new Outcome(issuance.id(), now));
        while (ended.size() > REMEMBERED && now - ended.element().at() > Holdings.REMEMBERED.toNanos()) {
            issuances.computeIfPresent(
                    ended.remove().tx(), (same, one) -> one.state().isFinal() ? null : one); // a node may have it again
        }
    }

    /** Forgets a transaction whose outcome does not matter. */
    synchronized void forget(Issuance issuance) {
        issuances.remove(issuance.id(), issuance);
    }

    /** Records that a transaction was accepted, which ends others that spend one of its inputs. */
    synchronized void accepted(Issuance accepted) {
        holdings.accepted(
                accepted.tx().spent().chain(), accepted.hash(), accepted.tx().tx());
        kept.remove(accepted.hash());
        issuances.values().stream().filter(accepted::excludes).toList().forEach(other -> other.spentBy(accepted));
        remember(accepted);
    }

    /** Whether a transaction was neither sent nor saved, and never will be. */
    synchronized boolean isGivenUp(KeptTxs.Kept kept) {
        Issuance known = issuances.get(kept.tx().id()); // forgotten after a while
        return !mayBeSaved(kept.hash())
                && (known == null ? holdings.isRetired(kept.hash()) : known.state() instanceof TxState.Released);
    }

    /** Whether one spends an output that will never exist. */
    synchronized boolean spendsUnmade(UnsignedTx tx) {
        return tx.spent().stream()
                .map(input -> issuances.get(input.txId()))
                .anyMatch(maker -> maker != null && maker.isWithoutOutputs());
    }

    /** A lookup has shown UTXOs, so what made them is accepted. */
    synchronized void shown(List<Utxo> found) {
        found.stream()
                .map(utxo -> issuances.get(utxo.utxoId().txId()))
                .filter(Objects::nonNull)
                .distinct()
                .toList()
                .forEach(Issuance::accept);
    }

    /** The transactions of this wallet whose outputs one spends, and that are not accepted yet. */
    synchronized List<Issuance> makers(UnsignedTx tx) {
        return tx.spent().stream()
                .map(input -> issuances.get(input.txId()))
                .filter(maker -> maker != null && !(maker.state() instanceof TxState.Accepted))
                .distinct()
                .toList();
    }

    /**
     * Waits for the transactions whose change one spends: a node refuses it before they are accepted. False if one of
     * them will not be accepted, or an input is spent.
     */
    Call<Boolean> inputsExist(UnsignedTx tx, List<Issuance> makers) {
        Call<Boolean> all = Call.completed(true);
        for (Issuance maker : makers) {
            all = all.then(before -> isMade(maker).map(isMade -> before && isMade));
        }
        return all.map(known -> known && !holdings.isGone(tx) && !spendsUnmade(tx));
    }

    private static Call<Boolean> isMade(Issuance maker) {
        if (maker.isAbandoned() || !maker.state().isSent()) {
            return Call.completed(false);
        }
        return Sequence.recover(maker.accepted().map(accepted -> true), failure -> {
            if (maker.state().isFinal()) {
                return Call.completed(false);
            }
            throw ConnectionException.of(
                    "the transaction was not sent: it spends the change of transaction "
                            + maker.tx().id() + ", whose outcome is not known: " + failure.getMessage(),
                    details -> details.cause(failure));
        });
    }
}
