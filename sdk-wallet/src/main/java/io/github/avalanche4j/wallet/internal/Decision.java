package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.internal.Engine.Saved;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Adds a transaction to the record of a name: looks up, chooses what it spends, signs and saves. It sends nothing, so a
 * failure costs nothing.
 *
 * @param cancels whether the transaction pays nothing, but cancels
 */
record Decision(Engine engine, String name, String purpose, TxPlan plan, boolean cancels) {
    /** A transaction that was built, and the anchor of its record. */
    private record Choice(BuiltTx built, Spendable anchor) {
        /** Builders leave out an account that cannot pay the fee of its own input. */
        boolean spendsAnchor() {
            return Spendable.of(built.unsigned()).contains(anchor);
        }
    }

    /**
     * Returns the saved record, which another run may have saved; absent if no transaction can be added until the chain
     * or the store changes.
     */
    Call<Optional<Saved>> next(Optional<Row> before, PaymentState state) {
        Object run = new Object();
        engine.refresh();
        Call<Optional<Saved>> made = plan.lookUp()
                .then(build -> engine.lookup().ids().map(ids -> chosen(build, state, ids.avaxAssetId(), run)))
                .then(choice -> choice.isEmpty()
                        ? Call.completed(Optional.empty())
                        : engine.sign(SignedTx.of(choice.get().built()))
                                .map(signed -> saved(before, state, choice.get(), signed, run)));
        return Sequence.recover(
                made.map(saved -> {
                    engine.ledger().leave(name, run);
                    return saved;
                }),
                failure -> {
                    engine.ledger().leave(name, run);
                    throw failure;
                });
    }

    /**
     * A transaction that spends the anchor and free UTXOs, and pays a higher fee than the earlier ones of its record.
     */
    private Optional<Choice> chosen(Build build, PaymentState state, Id avax, Object run) {
        Coins coins = new Coins(engine.ledger(), name, state);
        BuiltTx built = new NewTx(engine, build, !cancels).dearerThan(state.attempts(), name, coins);
        Choice choice = new Choice(built, state.anchor().orElseGet(() -> anchor(built.unsigned(), avax)));
        return Optional.of(choice)
                .filter(each -> coins.isAnchorShown() && each.spendsAnchor() && isTaken(each, state, run));
    }

    private boolean isTaken(Choice choice, PaymentState state, Object run) {
        return engine.ledger().take(name, run, choice.built().unsigned(), state.anchor());
    }

    private Optional<Saved> saved(
            Optional<Row> before, PaymentState state, Choice choice, SignedTx signed, Object run) {
        SignedTx complete = Engine.requireComplete("signers", signed);
        engine.refresh(); // another process may have saved a transaction with the same inputs during the signing
        if (!isTaken(choice, state, run)) {
            return Optional.empty();
        }
        Attempt attempt = new Attempt(complete, choice.built().fee(), false, cancels);
        PaymentState after = state.with(attempt, choice.anchor());
        return Optional.of(engine.save(before, after.row(name, purpose), after));
    }

    /**
     * Chooses the anchor among the inputs of a record's first transaction: an imported UTXO, else a nonce, else an
     * unlocked UTXO of AVAX, which any transaction can spend for its fee. The largest one is chosen, because it is
     * worth its fee at higher prices too.
     */
    private static Spendable anchor(UnsignedTx tx, Id avax) {
        if (tx instanceof AtomicExportTx export) {
            EvmInput largest = export.inputs().stream()
                    .max(Comparator.comparing(EvmInput::amount))
                    .orElseThrow();
            return new Spendable.Nonce(largest.address(), largest.nonce());
        }
        List<TxInput> inputs = tx.baseTx().map(BaseTx::inputs).orElse(List.of());
        if (tx instanceof ImportTx utxos) {
            inputs = utxos.importedInputs();
        } else if (tx instanceof AtomicImportTx atomic) {
            inputs = atomic.importedInputs();
        }
        return inputs.stream()
                .filter(input -> input.stakeableUntil().isEmpty())
                .max(Comparator.<TxInput, Boolean>comparing(
                                input -> input.assetId().equals(avax))
                        .thenComparing(TxInput::amount))
                .map(input -> Spendable.of(input.utxoId()))
                .orElseThrow();
    }
}
