package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.build.NAvax;
import io.github.avalanche4j.wallet.build.NetworkIds;
import io.github.avalanche4j.wallet.build.SpentOutputs;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A transfer of AVAX from one chain to another of the wallet's first signer: an export, its acceptance, and an import.
 *
 * <p>It is a value at one of five stages. {@link #next} is a call that does one step and gives the value at the next
 * stage. Keep {@link #state} after each step to go on after a crash with {@link Wallet#resume}: a step that
 * sends something is done with bytes that the state holds already, so doing it again does not pay twice.
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

    /** How far a transfer is. */
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
    private final Bytes signed; // the transaction that this stage sends

    private CrossChainTransfer(
            Wallet wallet, Chain from, Chain to, NAvax amount, Stage stage, Id exportId, Bytes signed) {
        this.wallet = wallet;
        this.from = from;
        this.to = to;
        this.amount = amount;
        this.stage = stage;
        this.exportId = exportId;
        this.signed = signed;
    }

    static CrossChainTransfer planned(Wallet wallet, Chain from, Chain to, NAvax amount) {
        if (from == to) {
            throw new InvalidRequestException("to", to.name(), "another chain than " + from);
        }
        return new CrossChainTransfer(wallet, from, to, amount, Stage.PLANNED, Id.EMPTY, Bytes.EMPTY);
    }

    static CrossChainTransfer parse(Wallet wallet, String state) {
        String[] parts = state.split(" ", -1);
        try {
            if (parts.length == 7 && parts[0].equals(FORM)) {
                return new CrossChainTransfer(
                        wallet,
                        Chain.valueOf(parts[1]),
                        Chain.valueOf(parts[2]),
                        NAvax.of(UInt64.parse(parts[3])),
                        Stage.valueOf(parts[4]),
                        Id.parse(parts[5]),
                        Bytes.fromCheckedHex(parts[6]));
            }
        } catch (IllegalArgumentException | InvalidRequestException e) {
            throw new InvalidRequestException("state", state, "a line that CrossChainTransfer.state gave");
        }
        throw new InvalidRequestException("state", state, "a line that CrossChainTransfer.state gave");
    }

    /** {@return one line of text from which {@link Wallet#resume} goes on; it holds no key} */
    public String state() {
        return String.join(
                " ",
                FORM,
                from.name(),
                to.name(),
                amount.amount().toString(),
                stage.name(),
                exportId.toString(),
                signed.toCheckedHex());
    }

    /** {@return how far it is} */
    public Stage stage() {
        return stage;
    }

    /** {@return whether the import is accepted} */
    public boolean isDone() {
        return stage == Stage.DONE;
    }

    /** {@return the accepted export; absent before} */
    public Optional<Id> exportId() {
        return exportId.equals(Id.EMPTY) ? Optional.empty() : Optional.of(exportId);
    }

    /**
     * {@return a call that does the next step} Where it fails, this value is still right and the step can be done again.
     * A step that sends something fails as {@link TxDraft#issue()} does; after a {@link TxRefusedException} of the
     * export, begin a new transfer only if no node knows the refused transaction.
     *
     * @throws IllegalStateException if it is done
     */
    public Call<CrossChainTransfer> next() {
        return switch (stage) {
            case PLANNED -> WorkRunner.call("move.prepareExport", this::prepareExport);
            case EXPORTING -> WorkRunner.call("move.export", work -> send(work, from, Stage.EXPORTED));
            case EXPORTED -> WorkRunner.call("move.prepareImport", this::prepareImport);
            case IMPORTING -> WorkRunner.call("move.import", work -> send(work, to, Stage.DONE));
            case DONE -> throw new IllegalStateException("the transfer is done");
        };
    }

    private CrossChainTransfer at(Stage next, Id export, Bytes bytes) {
        return new CrossChainTransfer(wallet, from, to, amount, next, export, bytes);
    }

    private PublicKey key() {
        return wallet.signers()[0].publicKey();
    }

    private CompletableFuture<CrossChainTransfer> prepareExport(Work work) {
        return wallet.lookup()
                .ids(work)
                .thenCompose(ids -> sign(work, export(ids)))
                .thenApply(bytes -> at(Stage.EXPORTING, Id.EMPTY, bytes));
    }

    private TxRequest export(NetworkIds ids) {
        Bech32Address receiver = key().address(from.name(), ids.network());
        return switch (from) {
            case P -> wallet.p().exportTo(to, amount, receiver);
            case X -> wallet.x().exportTo(to, amount, receiver);
            case C -> wallet.c().exportTo(to, amount, receiver);
        };
    }

    /** The signed bytes of a request; its draft keeps its UTXOs from other drafts until this wallet is gone. */
    private CompletableFuture<Bytes> sign(Work work, TxRequest request) {
        return request.prepare(work)
                .thenCompose(
                        draft -> work.await(() -> SignedTx.of(draft.built()).signAsync(wallet.signers())))
                .thenApply(SignedTx::bytes);
    }

    private CompletableFuture<CrossChainTransfer> send(Work work, Chain chain, Stage next) {
        SpentOutputs none = new SpentOutputs(chain, List.of(), Optional.empty());
        SignedTx tx = SignedTx.parse(signed, none);
        Issuance issuance =
                new Issuance(wallet.lookup().node(), wallet.options().pollInterval(), chain, tx).perhapsSent();
        return issuance.run(work)
                .thenApply(accepted -> at(next, next == Stage.EXPORTED ? accepted.id() : exportId, Bytes.EMPTY));
    }

    private CompletableFuture<CrossChainTransfer> prepareImport(Work work) {
        return wallet.lookup().ids(work).thenCompose(ids -> {
            List<Bech32Address> ours = wallet.addresses(to, ids.network());
            return work.repeat(() -> wallet.lookup()
                            .exported(work, to, ours, from)
                            .thenCompose(utxos -> {
                                boolean isThere = utxos.stream()
                                        .anyMatch(utxo -> utxo.utxoId().txId().equals(exportId));
                                if (isThere) {
                                    return CompletableFuture.completedFuture(Optional.of(ids));
                                } else if (work.isOver()) {
                                    throw new TxUnconfirmedException(
                                            exportId, "the chain " + to + " does not show what was exported", null);
                                }
                                return work.pause(wallet.options().pollInterval())
                                        .thenApply(paused -> Optional.empty());
                            }))
                    .thenCompose(found -> sign(work, importTo(found)))
                    .thenApply(bytes -> at(Stage.IMPORTING, exportId, bytes));
        });
    }

    private TxRequest importTo(NetworkIds ids) {
        EvmAddress account = key().evmAddress();
        return switch (to) {
            case P -> wallet.p().importFrom(from, key().address("P", ids.network()));
            case X -> wallet.x().importFrom(from, key().address("X", ids.network()));
            case C -> wallet.c().importFrom(from, account);
        };
    }

    /** {@return the chains, the amount and the stage} */
    @Override
    public String toString() {
        return "CrossChainTransfer[" + amount + " from " + from + " to " + to + ", " + stage + "]";
    }
}
