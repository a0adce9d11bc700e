package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

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
    private final TransferState fields;

    private CrossChainTransfer(Wallet wallet, TransferState fields) {
        this.wallet = wallet;
        this.fields = fields;
    }

    static CrossChainTransfer planned(Wallet wallet, Chain from, Chain to, NAvax amount) {
        if (from == to) {
            throw new InvalidRequestException("to", to.name(), "another chain than " + from);
        }
        return new CrossChainTransfer(
                wallet, new TransferState(from, to, amount, Stage.PLANNED, Id.EMPTY, Id.EMPTY, Bytes.EMPTY, List.of()));
    }

    static CrossChainTransfer parse(Wallet wallet, String state) {
        CrossChainTransfer transfer = new CrossChainTransfer(wallet, TransferState.parse(state, wallet.issuances()));
        if (transfer.isSending()) {
            try {
                transfer.issuance(); // reserves what it spends
            } catch (AvalancheException e) {
                throw TransferState.notOne(state);
            }
        }
        return transfer;
    }

    /**
     * {@return one line of text, from which {@link Wallet#resume} continues; it holds no key} After a refusal it holds
     * the refusal too. Save it again then. If the process dies before that, the next one sends the refused bytes a
     * second time, which pays at most once: the node refuses them again, or accepts them if the cause has passed.
     */
    public String state() {
        return fields.refusing(refused()).text(wallet.issuances());
    }

    /** The transactions that the node refused, with that of this stage. */
    private List<Id> refused() {
        Stream<Id> last = wallet.issuances().refusal(Sha256.idOf(fields.signed())).stream()
                .map(TxRefusedException::txId);
        return Stream.concat(fields.refused().stream(), last).distinct().toList();
    }

    /** {@return its stage} */
    public Stage stage() {
        return fields.stage();
    }

    /** {@return whether the import is accepted} */
    public boolean isDone() {
        return fields.stage() == Stage.DONE;
    }

    /** {@return the accepted export; absent until it is accepted} */
    public Optional<Id> exportId() {
        return optional(fields.exportId());
    }

    /**
     * {@return the transaction that the node refused because prices or UTXOs had changed, and that this stage's
     * transaction replaces; absent if there was none}
     */
    public Optional<Id> replaced() {
        return optional(fields.replaced());
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
        return switch (fields.stage()) {
            case PLANNED -> sequence("move.prepareExport", run -> prepareExport(Id.EMPTY));
            case EXPORTING, IMPORTING -> sequence("move.send", this::send);
            case EXPORTED -> sequence("move.prepareImport", run -> prepareImport(Id.EMPTY));
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
            throw new IllegalStateException("there is nothing to release at stage " + fields.stage());
        }
        issuance().release();
        return at(
                fields.stage() == Stage.EXPORTING ? Stage.PLANNED : Stage.EXPORTED,
                fields.exportId(),
                Id.EMPTY,
                Bytes.EMPTY);
    }

    private Call<CrossChainTransfer> sequence(String name, Function<Run, Call<CrossChainTransfer>> script) {
        return wallet.lookup().sequence(name, script);
    }

    private boolean isSending() {
        return fields.stage() == Stage.EXPORTING || fields.stage() == Stage.IMPORTING;
    }

    private CrossChainTransfer at(Stage next, Id export, Id replaced, Bytes bytes) {
        return new CrossChainTransfer(
                wallet, fields.at(next, export, replaced, bytes).refusing(refused()));
    }

    private PublicKey key() {
        return wallet.signers()[0].publicKey();
    }

    private Call<CrossChainTransfer> prepareExport(Id refused) {
        return wallet.lookup()
                .ids()
                .then(ids -> sign(export(ids)))
                .map(bytes -> at(Stage.EXPORTING, Id.EMPTY, refused, bytes));
    }

    private TxRequest export(NetworkIds ids) {
        Bech32Address receiver = key().address(fields.to().name(), ids.network());
        return switch (fields.from()) {
            case P -> wallet.p().exportTo(fields.to(), fields.amount(), receiver);
            case X -> wallet.x().exportTo(fields.to(), fields.amount(), receiver);
            case C -> wallet.c().exportTo(fields.to(), fields.amount(), receiver);
        };
    }

    /** Signs a new transaction; if its bytes were refused, the next one has others. */
    private Call<Bytes> sign(TxRequest request) {
        return Sequence.recover(
                request.draft()
                        .then(draft -> wallet.issuances().prepared(draft))
                        .map(issuance -> issuance.tx().bytes()),
                failure -> {
                    if (failure instanceof TxRefusedException) {
                        return sign(request);
                    }
                    throw failure;
                });
    }

    /** The transaction of this stage, without the UTXOs that it spends, because only signing needs them. */
    private Issuance issuance() {
        Chain chain = fields.stage() == Stage.EXPORTING ? fields.from() : fields.to();
        SpentOutputs none = new SpentOutputs(chain, List.of(), Optional.empty());
        return wallet.issuances().resumed(chain, SignedTx.parse(fields.signed(), none));
    }

    private Call<CrossChainTransfer> send(Run run) {
        Issuance issuance = issuance();
        return Sequence.recover(
                issuance.accepted(run).map(accepted -> {
                    wallet.issuances().done(issuance);
                    return fields.stage() == Stage.EXPORTING
                            ? at(Stage.EXPORTED, accepted.id(), Id.EMPTY, Bytes.EMPTY)
                            : at(Stage.DONE, fields.exportId(), Id.EMPTY, Bytes.EMPTY);
                }),
                failure -> replace(issuance, failure));
    }

    /** Prepares another transaction in place of an outdated one, only once for all values of this stage. */
    private Call<CrossChainTransfer> replace(Issuance issuance, RuntimeException failure) {
        boolean isOutdated = failure instanceof TxRefusedException e && e.isOutdated();
        if (!isOutdated || replaced().isPresent() || !issuance.replace()) {
            return Sequence.failed(failure);
        }
        Id refused = issuance.tx().id();
        return Sequence.recover(
                fields.stage() == Stage.EXPORTING ? prepareExport(refused) : prepareImport(refused), failed -> {
                    issuance.notReplaced();
                    throw failed;
                });
    }

    private Call<CrossChainTransfer> prepareImport(Id refused) {
        return wallet.lookup().ids().then(ids -> {
            List<Bech32Address> ours = wallet.addresses(fields.to(), ids.network());
            Call<NetworkIds> visible = Sequence.repeat(
                    wallet.options().pollInterval(),
                    () -> wallet.lookup()
                            .exported(fields.to(), ours, fields.from())
                            .map(utxos ->
                                    utxos.stream().anyMatch(this::isExported) ? Optional.of(ids) : Optional.empty()));
            return Sequence.recover(visible, failure -> {
                        boolean isLate = failure instanceof ConnectionException e && e.timedOut();
                        throw isLate
                                ? new TxUnconfirmedException(
                                        fields.exportId(),
                                        "the chain " + fields.to() + " does not show what was exported",
                                        failure)
                                : failure;
                    })
                    .then(found -> sign(importTo(found)))
                    .map(bytes -> at(Stage.IMPORTING, fields.exportId(), refused, bytes));
        });
    }

    private boolean isExported(Utxo utxo) {
        return utxo.utxoId().txId().equals(fields.exportId());
    }

    /** Imports only the UTXOs that this transfer exported, so that transfers do not take each other's. */
    private TxRequest importTo(NetworkIds ids) {
        Predicate<Utxo> exported = this::isExported;
        return switch (fields.to()) {
            case P -> wallet.p().importFrom(fields.from(), key().address("P", ids.network()), exported);
            case X -> wallet.x().importFrom(fields.from(), key().address("X", ids.network()), exported);
            case C -> wallet.c().importFrom(fields.from(), key().evmAddress(), exported);
        };
    }

    /** {@return the chains, the amount and the stage} */
    @Override
    public String toString() {
        return "CrossChainTransfer[" + fields.amount() + " from " + fields.from() + " to " + fields.to() + ", "
                + fields.stage() + "]";
    }
}
