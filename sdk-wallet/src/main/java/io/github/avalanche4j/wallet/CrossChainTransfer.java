package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.build.NAvax;
import io.github.avalanche4j.wallet.build.NetworkIds;
import io.github.avalanche4j.wallet.build.SpentOutputs;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/**
 * A transfer of AVAX from one chain to another of the wallet's first signer: an export, its acceptance, and an import.
 *
 * <p>It is a value at one of five stages. {@link #next} is a call that does one step and returns the value at the next
 * stage. Save {@link #state} after each step, to continue after a crash with {@link Wallet#resume}. A step that sends a
 * transaction uses bytes that the state already holds, so repeating it never pays twice.
 *
 * <pre>{@code
 * CrossChainTransfer transfer = wallet.move(Chain.C, Chain.P, NAvax.ofAvax("10"));
 * while (!transfer.isDone()) {
 *     save(transfer.state());                    // one line of text
 *     transfer = transfer.next().execute();
 * }
 * }</pre>
 */
public final class CrossChainTransfer {
    private static final String FORM = "avalanche4j-move-1";

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

    private final Wallet wallet;
    private final Chain from;
    private final Chain to;
    private final NAvax amount;
    private final Stage stage;
    private final Id exportId;
    private final Id replaced; // a transaction of this stage that the node refused
    private final Bytes signed; // the transaction that this stage sends

    private CrossChainTransfer(
            Wallet wallet, Chain from, Chain to, NAvax amount, Stage stage, Id exportId, Id replaced, Bytes signed) {
        this.wallet = wallet;
        this.from = from;
        this.to = to;
        this.amount = amount;
        this.stage = stage;
        this.exportId = exportId;
        this.replaced = replaced;
        this.signed = signed;
    }

    static CrossChainTransfer planned(Wallet wallet, Chain from, Chain to, NAvax amount) {
        if (from == to) {
            throw new InvalidRequestException("to", to.name(), "another chain than " + from);
        }
        return new CrossChainTransfer(wallet, from, to, amount, Stage.PLANNED, Id.EMPTY, Id.EMPTY, Bytes.EMPTY);
    }

    static CrossChainTransfer parse(Wallet wallet, String state) {
        String[] parts = state.split(" ", -1);
        try {
            if (parts.length == 8 && parts[0].equals(FORM)) {
                CrossChainTransfer transfer = new CrossChainTransfer(
                        wallet,
                        Chain.valueOf(parts[1]),
                        Chain.valueOf(parts[2]),
                        NAvax.of(UInt64.parse(parts[3])),
                        Stage.valueOf(parts[4]),
                        Id.parse(parts[5]),
                        Id.parse(parts[6]),
                        Bytes.fromCheckedHex(parts[7]));
                if (transfer.isSending()) {
                    transfer.issuance(); // reserves what it spends
                }
                return transfer;
            }
        } catch (IllegalArgumentException | AvalancheException e) {
            throw new InvalidRequestException("state", state, "a line that CrossChainTransfer.state returned");
        }
        throw new InvalidRequestException("state", state, "a line that CrossChainTransfer.state returned");
    }

    /** {@return one line of text, from which {@link Wallet#resume} continues; it holds no key} */
    public String state() {
        return String.join(
                " ",
                FORM,
                from.name(),
                to.name(),
                amount.amount().toString(),
                stage.name(),
                exportId.toString(),
                replaced.toString(),
                signed.toCheckedHex());
    }

    /** {@return its stage} */
    public Stage stage() {
        return stage;
    }

    /** {@return whether the import is accepted} */
    public boolean isDone() {
        return stage == Stage.DONE;
    }

    /** {@return the accepted export; absent until it is accepted} */
    public Optional<Id> exportId() {
        return optional(exportId);
    }

    /**
     * {@return the transaction that the node refused because prices or UTXOs had changed, and that this stage's
     * transaction replaces; absent if there was none}
     */
    public Optional<Id> replaced() {
        return optional(replaced);
    }

    private static Optional<Id> optional(Id id) {
        return id.equals(Id.EMPTY) ? Optional.empty() : Optional.of(id);
    }

    /**
     * {@return a call that does the next step} If it fails, this value is still valid and the step can be repeated;
     * bytes that the node refused are not sent again. A step that sends a transaction fails like {@link
     * TxDraft#issue()}.
     *
     * <p>If the node refuses the transaction because the price or the UTXOs have changed since it was prepared, the
     * step returns the same stage with a new transaction, once: see {@link #replaced}. Save that state too. After
     * another refusal, or a dropped transaction, {@link #release} returns the stage to continue from.
     *
     * @throws IllegalStateException if it is done
     */
    public Call<CrossChainTransfer> next() {
        return switch (stage) {
            case PLANNED -> WorkRunner.call("move.prepareExport", work -> prepareExport(work, Id.EMPTY));
            case EXPORTING, IMPORTING -> WorkRunner.call("move.send", this::send);
            case EXPORTED -> WorkRunner.call("move.prepareImport", work -> prepareImport(work, Id.EMPTY));
            case DONE -> throw new IllegalStateException("the transfer is done");
        };
    }

    /**
     * Abandons the transaction that this stage sends. After a refusal with {@link TxRefusedException#mayBeAccepted},
     * first look for the export's id on other nodes: if one of them has it, another export pays a second time. An
     * import cannot pay twice.
     *
     * @return the stage before: planned, or exported
     * @throws IllegalStateException at the stages that send nothing, or if the transaction was sent and neither refused
     *     nor known to be final
     */
    public CrossChainTransfer release() {
        if (!isSending()) {
            throw new IllegalStateException("there is nothing to release at stage " + stage);
        }
        issuance().release();
        return at(stage == Stage.EXPORTING ? Stage.PLANNED : Stage.EXPORTED, exportId, Id.EMPTY, Bytes.EMPTY);
    }

    private boolean isSending() {
        return stage == Stage.EXPORTING || stage == Stage.IMPORTING;
    }

    private CrossChainTransfer at(Stage next, Id export, Id refused, Bytes bytes) {
        return new CrossChainTransfer(wallet, from, to, amount, next, export, refused, bytes);
    }

    private PublicKey key() {
        return wallet.signers()[0].publicKey();
    }

    private CompletableFuture<CrossChainTransfer> prepareExport(Work work, Id refused) {
        return wallet.lookup()
                .ids(work)
                .thenCompose(ids -> sign(work, export(ids)))
                .thenApply(bytes -> at(Stage.EXPORTING, Id.EMPTY, refused, bytes));
    }

    private TxRequest export(NetworkIds ids) {
        Bech32Address receiver = key().address(from.name(), ids.network());
        return switch (from) {
            case P -> wallet.p().exportTo(to, amount, receiver);
            case X -> wallet.x().exportTo(to, amount, receiver);
            case C -> wallet.c().exportTo(to, amount, receiver);
        };
    }

    private CompletableFuture<Bytes> sign(Work work, TxRequest request) {
        return request.prepare(work)
                .thenCompose(draft -> wallet.issuances().prepared(work, draft))
                .thenApply(issuance -> issuance.tx().bytes());
    }

    /** The transaction of this stage, without the UTXOs that it spends, because only signing needs them. */
    private Issuance issuance() {
        Chain chain = stage == Stage.EXPORTING ? from : to;
        SpentOutputs none = new SpentOutputs(chain, List.of(), Optional.empty());
        return wallet.issuances().resumed(chain, SignedTx.parse(signed, none));
    }

    private CompletableFuture<CrossChainTransfer> send(Work work) {
        Issuance issuance = issuance();
        return issuance.run(work)
                .thenApply(accepted -> {
                    wallet.issuances().done(issuance);
                    return stage == Stage.EXPORTING
                            ? at(Stage.EXPORTED, accepted.id(), Id.EMPTY, Bytes.EMPTY)
                            : at(Stage.DONE, exportId, Id.EMPTY, Bytes.EMPTY);
                })
                .exceptionallyCompose(failure -> replace(work, issuance, WorkRunner.reason(failure)));
    }

    /** Prepares another transaction in place of an outdated one, only once for all values of this stage. */
    private CompletableFuture<CrossChainTransfer> replace(Work work, Issuance issuance, RuntimeException failure) {
        boolean isOutdated = failure instanceof TxRefusedException e && e.isOutdated();
        if (!isOutdated || replaced().isPresent() || !issuance.replace()) {
            return CompletableFuture.failedFuture(failure);
        }
        Id refused = issuance.tx().id();
        return (stage == Stage.EXPORTING ? prepareExport(work, refused) : prepareImport(work, refused))
                .whenComplete((next, failed) -> {
                    if (failed != null) {
                        issuance.notReplaced();
                    }
                });
    }

    private CompletableFuture<CrossChainTransfer> prepareImport(Work work, Id refused) {
        return wallet.lookup().ids(work).thenCompose(ids -> {
            List<Bech32Address> ours = wallet.addresses(to, ids.network());
            return work.repeat(() -> wallet.lookup()
                            .exported(work, to, ours, from)
                            .thenCompose(utxos -> {
                                if (utxos.stream().anyMatch(this::isExported)) {
                                    return CompletableFuture.completedFuture(Optional.of(ids));
                                } else if (work.isOver()) {
                                    throw new TxUnconfirmedException(
                                            exportId, "the chain " + to + " does not show what was exported", null);
                                }
                                return work.pause(wallet.options().pollInterval())
                                        .thenApply(paused -> Optional.empty());
                            }))
                    .thenCompose(found -> sign(work, importTo(found)))
                    .thenApply(bytes -> at(Stage.IMPORTING, exportId, refused, bytes));
        });
    }

    private boolean isExported(Utxo utxo) {
        return utxo.utxoId().txId().equals(exportId);
    }

    /** Imports only the UTXOs that this transfer exported, so that transfers do not take each other's. */
    private TxRequest importTo(NetworkIds ids) {
        Predicate<Utxo> exported = this::isExported;
        return switch (to) {
            case P -> wallet.p().importFrom(from, key().address("P", ids.network()), exported);
            case X -> wallet.x().importFrom(from, key().address("X", ids.network()), exported);
            case C -> wallet.c().importFrom(from, key().evmAddress(), exported);
        };
    }

    /** {@return the chains, the amount and the stage} */
    @Override
    public String toString() {
        return "CrossChainTransfer[" + amount + " from " + from + " to " + to + ", " + stage + "]";
    }
}
