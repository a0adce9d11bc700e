package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.internal.SpenderSearch;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A transfer of AVAX from one chain to another of the wallet's first signer: an export, its acceptance, and an import.
 *
 * <p>It is a value at one of five stages. {@link #next} is a call that does one step and returns the value at the next
 * stage. Save {@link #state} after each step, to continue after a crash with {@link Wallet#resume}, or let {@link
 * Payments#complete} do so. A step that sends a transaction uses bytes that the state already holds, so repeating it
 * never pays twice. Carry out a move in one way: if its own steps have sent something before it gets a name that
 * another process has begun, both are accepted.
 *
 * <pre>{@code
 * CrossChainTransfer transfer = wallet.move(Chain.C, Chain.P, NAvax.ofAvax("10"));
 * while (!transfer.isDone()) {
 *     save(transfer.state());                    // one line of text
 *     transfer = transfer.next().execute();
 * }
 * }</pre>
 */
public final class CrossChainTransfer implements KeptWork {
    /** The stages of a transfer. */
    public enum Stage {
        /** Nothing was sent. */
        PLANNED,
        /** The export is signed; it may have been sent. */
        EXPORTING,
        /** The export is accepted. */
        EXPORTED,
        /** The import is signed; it may have been sent. */
        IMPORTING,
        /** The import is accepted. */
        DONE
    }

    private final WalletContext wallet;
    private final TransferState fields;
    private final AtomicReference<@Nullable TxRequest> request; // of the transaction of this stage
    private final AtomicReference<@Nullable String> boundTo; // the name of a payment, the same at all stages
    private final SpenderSearch imports;

    private CrossChainTransfer(
            WalletContext wallet,
            TransferState fields,
            @Nullable TxRequest request,
            AtomicReference<@Nullable String> boundTo) {
        this.wallet = wallet;
        this.fields = fields;
        this.request = new AtomicReference<>(request);
        this.boundTo = boundTo;
        this.imports = SpenderSearch.ofOutputs(wallet.node(), fields.to(), fields.exportId());
    }

    static CrossChainTransfer planned(WalletContext wallet, Chain from, Chain to, NAvax amount) {
        if (from == to) {
            throw new InvalidRequestException("to", to.name(), "another chain than " + from);
        }
        return new CrossChainTransfer(
                wallet,
                new TransferState(owner(wallet), from, to, amount, Stage.PLANNED, Id.EMPTY, Id.EMPTY, KeptTxs.NONE),
                null,
                new AtomicReference<>());
    }

    private static Bytes owner(WalletContext wallet) {
        return key(wallet).shortId();
    }

    private static PublicKey key(WalletContext wallet) {
        return wallet.signers().get(0).publicKey();
    }

    static CrossChainTransfer parse(WalletContext wallet, String state) {
        CrossChainTransfer transfer =
                new CrossChainTransfer(wallet, TransferState.parse(state), null, new AtomicReference<>());
        if (!transfer.fields.owner().equals(owner(wallet))) {
            throw new InvalidRequestException(
                    "state", state, "of a transfer of this wallet's first key", "it belongs to another key");
        }
        if (transfer.fields.isSending()) {
            wallet.reserve(transfer.fields.sending());
        }
        return transfer;
    }

    /** {@return one line of text, from which {@link Wallet#resume} continues; it holds no key} */
    @Override
    public String state() {
        return fields.text();
    }

    @Override
    public String purpose() {
        return fields.purpose();
    }

    /** {@return its stage} */
    public Stage stage() {
        return fields.stage();
    }

    /** The request of its stage, if that has made a transaction. */
    Optional<TxRequest> prepared() {
        return Optional.ofNullable(request.get()).filter(TxRequest::isPrepared);
    }

    @Override
    public boolean isBegun() {
        return fields.stage() != Stage.PLANNED;
    }

    /** {@return whether the import is accepted} */
    @Override
    public boolean isDone() {
        return fields.stage() == Stage.DONE;
    }

    /** {@return the accepted export; absent until it is accepted} */
    public Optional<Id> exportId() {
        return Optional.of(fields.exportId()).filter(id -> !id.equals(Id.EMPTY));
    }

    /**
     * {@return the transaction that the node refused, and that this stage's transaction replaces; absent if there was
     * none}
     */
    public Optional<Id> replaced() {
        return Optional.of(fields.replaced()).filter(id -> !id.equals(Id.EMPTY));
    }

    /**
     * {@return a call that does the next step} Run it again after any failure: this value stays valid, and each run of
     * a step uses the same transaction. If that was not sent within {@link WalletOptions#draftLifetime}, and another
     * transaction has spent its UTXOs, the step returns the same stage with another transaction: go on with that
     * value. A step that sends a transaction fails like {@link TxDraft#issue()}.
     *
     * <p>If the node refuses the transaction because the price or the UTXOs have changed since it was prepared, the
     * step returns the same stage with a new transaction, once: see {@link #replaced}. Save that state too. After
     * another refusal, {@link #release} returns the stage to continue from; if the outcome stays unknown, use {@link
     * #replace}. A transfer is also done if another program has imported what it exported.
     *
     * @throws IllegalStateException if it is done
     */
    @Override
    public Call<CrossChainTransfer> next() {
        return switch (fields.stage()) {
            case PLANNED ->
                wallet.sequence(
                        "move.prepareExport",
                        this::explained,
                        run -> wallet.lookup()
                                .importFee(fields.to())
                                .map(this::requireMoreThan)
                                .then(fee -> send(Stage.EXPORTING)));
            case EXPORTING -> wallet.sequence("move.send", this::explained, run -> send(Stage.EXPORTING));
            case EXPORTED ->
                wallet.sequence(
                        "move.prepareImport",
                        this::afterExport,
                        run -> visible().then(isShown -> isShown ? sendImport() : Call.completed(done())));
            case IMPORTING -> wallet.sequence("move.send", this::afterExport, run -> sendImport());
            case DONE -> throw new IllegalStateException("the transfer is done");
        };
    }

    /**
     * {@return a call that prepares a replacement of the sent transaction, see {@link TxRequest#replace}} It returns the
     * same stage with both transactions, of which one is accepted. Save that state before you continue.
     *
     * @throws IllegalStateException at the stages that send nothing
     */
    public Call<CrossChainTransfer> replace() {
        requireSending("replace");
        return wallet.sequence(
                "move.replace",
                this::explained,
                run -> request()
                        .then(request -> request.prepareReplacement(null)
                                .then(TxDraft::signWithWallet)
                                .map(signed -> with(request.kept(fields.sending())))));
    }

    /**
     * {@return the move at the stage before, planned or exported} It gives up the transaction that this stage sends.
     * Continue only with the returned value: another one that was made from the same text would move a second time.
     *
     * @throws IllegalStateException at the stages that send nothing, or if the transaction was sent and may be accepted, or
     *     is accepted, or a {@link PaymentStore} has it
     */
    public CrossChainTransfer release() {
        requireSending("release");
        KeptTxs all = prepared().map(known -> known.kept(fields.sending())).orElse(fields.sending());
        wallet.release(all); // also what a later value has sent
        Stage before = fields.stage() == Stage.EXPORTING ? Stage.PLANNED : Stage.EXPORTED;
        KeptTxs refused = all.notGivenUp(wallet);
        return new CrossChainTransfer( // which excludes those
                wallet, fields.at(before, fields.exportId(), Id.EMPTY, refused), request.get(), boundTo);
    }

    /** Imports of everything leave what it exports, until it is done. */
    void keepExport() {
        Stream<Id> exports = fields.stage() == Stage.EXPORTING
                ? fields.sending().all().stream().map(kept -> kept.tx().id())
                : exportId().stream();
        exports.forEach(id -> wallet.holdings().keepExport(id, !isDone()));
    }

    /** Binds this value to one name, because it moves once. */
    void requireName(String name) {
        if (fields.sending().all().stream().anyMatch(wallet::isGivenUp)) {
            throw new InvalidRequestException(
                    "work", toString(), "the last value of a move", "a later one has another transaction");
        }
        String bound = boundTo.updateAndGet(known -> known == null ? name : known);
        Optional.ofNullable(request.get()).ifPresent(made -> made.current().named());
        if (!name.equals(bound)) {
            throw new InvalidRequestException(
                    "work", toString(), "a move of its own for each name", "it belongs to " + bound);
        }
    }

    @Override
    public String sending() {
        return fields.sending().state();
    }

    @Override
    public CrossChainTransfer withSending(String transactions) {
        return with(KeptTxs.parse(transactions));
    }

    private CrossChainTransfer with(KeptTxs sending) {
        return at(fields.stage(), fields.exportId(), fields.replaced(), sending);
    }

    private void requireSending(String what) {
        if (!fields.isSending()) {
            throw new IllegalStateException("there is nothing to " + what + " at stage " + fields.stage());
        }
    }

    private CrossChainTransfer at(Stage next, Id export, Id replaced, KeptTxs txs) {
        boolean isSameTx = next != Stage.EXPORTED && next != Stage.DONE;
        TransferState after = fields.at(next, export, replaced, txs);
        if (after.isSending() && txs.all().isEmpty()) { // another thread has released it since it was signed
            throw new NotReservedException(
                    "the transaction of " + after.purpose() + " was released; run the call again");
        }
        return new CrossChainTransfer(wallet, after, isSameTx ? request.get() : null, boundTo);
    }

    /** Nothing is exported that cannot pay its import. */
    private NAvax requireMoreThan(NAvax importFee) {
        if (fields.amount().compareTo(importFee) <= 0) {
            throw new InvalidRequestException(
                    "amount",
                    fields.amount().toString(),
                    "more than " + importFee + ", the fee of the import on the " + fields.to() + "-Chain now");
        }
        return importFee;
    }

    /**
     * The one request of the transaction of this stage, which is the same for all runs. It continues the transactions of
     * this stage, even if it has made others since.
     */
    private Call<TxRequest> request() {
        TxRequest known = request.get();
        Call<TxRequest> one = known != null
                ? Call.completed(known)
                : wallet.lookup().ids().map(ids -> {
                    request.compareAndSet(null, fields.isExport() ? export(ids) : importTo(ids));
                    return Objects.requireNonNull(request.get());
                });
        return one.map(made -> {
            made.current().resumed(fields.sending(), Saved.IN_STORE);
            return made;
        });
    }

    private TxRequest export(NetworkIds ids) {
        Bech32Address receiver = key(wallet).address(fields.to().name(), ids.network());
        return switch (fields.from()) {
            case P -> new PChainWallet(wallet).exportTo(fields.to(), fields.amount(), receiver);
            case X -> new XChainWallet(wallet).exportTo(fields.to(), fields.amount(), receiver);
            case C -> new CChainWallet(wallet).exportTo(fields.to(), fields.amount(), receiver);
        };
    }

    /** Imports only the UTXOs that this transfer exported, so that transfers do not take each other's. */
    private TxRequest importTo(NetworkIds ids) {
        Chain source = fields.from();
        Bech32Address to = key(wallet).address(fields.to().name(), ids.network());
        return switch (fields.to()) {
            case P -> new PChainWallet(wallet).importFrom(source, to, this::isExported);
            case X -> new XChainWallet(wallet).importFrom(source, to, this::isExported);
            case C -> new CChainWallet(wallet).importFrom(source, key(wallet).evmAddress(), this::isExported);
        };
    }

    /** Sends what this has; the same stage with another transaction if that has to be saved first. */
    private Call<CrossChainTransfer> send(Stage sending) {
        boolean mayReplace = boundTo.get() != null || replaced().isEmpty();
        Supplier<Call<CrossChainTransfer>> next = () -> request()
                .then(request -> request.issueSaved(fields.sending(), mayReplace)
                        .map(issued -> issued.map(this::sent).orElseGet(() -> unsent(sending, request))));
        return boundTo.get() == null
                ? wallet.reserved(next)
                : next.get(); // the call of a name looks at its store first
    }

    /** Sends the import. If no lookup shows what was exported, a node may lag, or another program has imported it. */
    private Call<CrossChainTransfer> sendImport() {
        AtomicReference<@Nullable InsufficientFundsException> last = new AtomicReference<>();
        AtomicInteger misses = new AtomicInteger();
        Call<CrossChainTransfer> sent = Sequence.repeat(
                wallet.options().pollInterval(),
                () -> Sequence.recover(send(Stage.IMPORTING).map(Optional::of), failure -> {
                    if (!(failure instanceof InsufficientFundsException lacking)) {
                        throw failure;
                    }
                    last.set(lacking);
                    return misses.incrementAndGet() < TxState.LATE_POLLS
                            ? Call.completed(Optional.empty())
                            : imported().map(isImported -> {
                                if (!isImported) {
                                    throw failure;
                                }
                                return Optional.of(done());
                            });
                }));
        return Sequence.recover(sent, failure -> {
            InsufficientFundsException lacking = last.get();
            throw lacking != null && Sequence.isLate(failure) ? lacking : failure;
        });
    }

    private CrossChainTransfer unsent(Stage sending, TxRequest request) {
        if (boundTo.get() != null) {
            request.current().named(); // its store has to have it first
        }
        return at(sending, fields.exportId(), request.refusedId().orElse(Id.EMPTY), request.kept(fields.sending()));
    }

    /** The failure of a step with the transaction that it has sent, or that an earlier process may have sent. */
    private RuntimeException explained(RuntimeException failure) {
        return prepared()
                .map(known -> known.explained(failure))
                .orElseGet(() -> fields.sending().explained(wallet, failure));
    }

    private CrossChainTransfer sent(IssuedTx tx) {
        return fields.isExport() ? at(Stage.EXPORTED, tx.id(), Id.EMPTY, KeptTxs.NONE) : done();
    }

    private CrossChainTransfer done() {
        return at(Stage.DONE, fields.exportId(), Id.EMPTY, KeptTxs.NONE);
    }

    /** The failure of an import after an export that is accepted. */
    private RuntimeException afterExport(RuntimeException failure) {
        boolean isSent =
                fields.isSending() || prepared().flatMap(TxRequest::sentId).isPresent(); // by a later value
        RuntimeException known = isSent ? explained(failure) : failure;
        return known instanceof AvalancheException plain
                        && !(known instanceof TxUnconfirmedException)
                        && !TxRefusedException.isEnd(known)
                ? TxUnconfirmedException.accepted(
                        fields.exportId(),
                        isSent ? "its import is not done" : "its import was not sent",
                        plain.isTransient()
                                || Sequence.isInterrupted(plain)
                                || plain instanceof InsufficientFundsException, // of a node that lags, or dear now
                        plain)
                : known;
    }

    /** Polls until the destination shows what was exported; false if it shows that another program has imported it. */
    private Call<Boolean> visible() {
        AtomicInteger polls = new AtomicInteger();
        Call<Boolean> shown = wallet.lookup().ids().then(ids -> {
            List<Bech32Address> ours = wallet.addresses(fields.to(), ids.network());
            return Sequence.repeat(
                    wallet.options().pollInterval(),
                    () -> wallet.lookup()
                            .exported(fields.to(), ours, fields.from())
                            .then(utxos -> {
                                if (utxos.stream().anyMatch(this::isExported)) {
                                    return Call.completed(Optional.of(true));
                                }
                                return polls.incrementAndGet() % TxState.LATE_POLLS == 0
                                        ? imported()
                                                .map(isImported ->
                                                        Optional.of(false).filter(no -> isImported))
                                        : Call.completed(Optional.empty());
                            }));
        });
        return Sequence.recover(shown, failure -> {
            throw Sequence.isLate(failure)
                    ? TxUnconfirmedException.accepted(
                            fields.exportId(),
                            "the chain " + fields.to() + " does not show what it exported",
                            true,
                            failure)
                    : failure;
        });
    }

    /** Whether a block of the destination has the import, such as that of a program that does not know this one. */
    private Call<Boolean> imported() {
        return imports.next().map(Optional::isPresent);
    }

    private boolean isExported(Utxo utxo) {
        return utxo.utxoId().txId().equals(fields.exportId());
    }

    /** {@return the chains, the amount and the stage} */
    @Override
    public String toString() {
        return "CrossChainTransfer[" + fields.amount() + " from " + fields.from() + " to " + fields.to() + ", "
                + fields.stage() + "]";
    }
}
