package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The request of a call: one transaction, a move, a cancellation, or to continue the record. The next transaction also
 * depends on the record, which other calls may have changed: see {@link #next}.
 *
 * @param purpose what the name does; absent if the record says it
 * @param planned the state before the first transaction
 * @param first the transaction of the first step; absent if the call cannot make it
 * @param isCancel whether it ends the name without a payment, if that has not paid yet
 */
record Steps(
        Engine engine,
        Requests requests,
        Optional<String> purpose,
        PaymentState planned,
        Optional<TxPlan> first,
        boolean isCancel) {
    private static final Pattern MOVE = Pattern.compile("move\\(([PXC]), ([PXC]), ([0-9]+), (\\S+)\\)");

    /** The amount of an export that only spends the nonce of a cancelled one. */
    private static final NAvax LEAST = NAvax.of(1);

    static Steps of(Engine engine, Requests requests, TxPlan plan) {
        return new Steps(
                engine,
                requests,
                Optional.of(plan.purpose()),
                PaymentState.planned(plan.chain()),
                Optional.of(plan),
                false);
    }

    static Steps move(Engine engine, Requests requests, Chain from, Chain to, NAvax amount) {
        if (from == to) {
            throw new InvalidRequestException("to", to.name(), "another chain than " + from);
        }
        return new Steps(
                engine,
                requests,
                Optional.of("move(" + from + ", " + to + ", " + amount.amount() + ", " + owner(engine) + ")"),
                PaymentState.planned(from, to),
                Optional.of(affordable(engine, requests.export(from, to, amount), to, amount)),
                false);
    }

    /** The wallet's first key, to which a move belongs. */
    private static String owner(Engine engine) {
        return first(engine).shortId().toHex();
    }

    private static PublicKey first(Engine engine) {
        return engine.signers().get(0).publicKey();
    }

    /** Refuses an export that cannot pay the fee of its import. */
    private static TxPlan affordable(Engine engine, TxPlan export, Chain to, NAvax amount) {
        return new TxPlan(
                export.chain(), export.purpose(), engine.lookup().importFee(to).then(fee -> {
                    if (amount.compareTo(fee) <= 0) {
                        throw new InvalidRequestException(
                                "amount",
                                amount.toString(),
                                "more than " + fee + ", the fee of the import on the " + to + "-Chain now");
                    }
                    return export.lookUp();
                }));
    }

    static Steps cancel(Engine engine, Requests requests) {
        return new Steps(engine, requests, Optional.empty(), PaymentState.unknown(), Optional.empty(), true);
    }

    /**
     * Continues a record. Further transactions of a move are made from its record; those of another payment need its
     * request.
     */
    static Steps stored(Engine engine, Requests requests, Row row) {
        Matcher move = MOVE.matcher(row.purpose());
        boolean isMove = PaymentState.of(row).destination().isPresent() && move.matches();
        if (isMove && move.group(4).equals(owner(engine))) {
            return move(
                    engine,
                    requests,
                    Chain.valueOf(move.group(1)),
                    Chain.valueOf(move.group(2)),
                    NAvax.of(UInt64.parse(move.group(3))));
        }
        return new Steps(engine, requests, Optional.of(row.purpose()), PaymentState.unknown(), Optional.empty(), false);
    }

    /** Whether the next transaction of a record cancels. A move whose export is accepted is imported all the same. */
    boolean cancels(PaymentState state) {
        return (isCancel || state.isCancelling()) && !state.isImport();
    }

    /**
     * The next transaction of a record; absent if it cannot be made without its request.
     *
     * @param recorded the purpose of the record
     */
    Optional<TxPlan> next(PaymentState state, String recorded) {
        if (state.isImport()) {
            return Optional.of(requests.importFrom(
                    state.source().orElseThrow(), state.destination().orElseThrow(), mover(recorded)));
        }
        return cancels(state) ? Optional.of(cancellation(state)) : first;
    }

    /** The owner of a move: the first key of the wallet that began it. */
    private PublicKey mover(String recorded) {
        Matcher move = MOVE.matcher(recorded);
        String owner = move.matches() ? move.group(4) : owner(engine);
        return engine.signers().stream()
                .map(Signer::publicKey)
                .filter(key -> key.shortId().toHex().equals(owner))
                .findFirst()
                .orElseThrow(() -> new InvalidRequestException(
                        "signers",
                        owner(engine),
                        "with the owner of the move, " + owner,
                        "continue it with a wallet that has this key"));
    }

    /** The plan of a transaction that spends the anchor of a record back to the wallet. */
    private TxPlan cancellation(PaymentState state) {
        UnsignedTx tx = state.attempts().get(0).tx().tx().unsigned();
        if (tx instanceof AtomicExportTx) {
            return requests.export(Chain.C, Chain.P, LEAST);
        } else if (tx instanceof AtomicImportTx atomic) {
            return importFrom(atomic.sourceChain(), state.chain());
        }
        return tx instanceof ImportTx utxos
                ? importFrom(utxos.sourceChain(), state.chain())
                : requests.empty(state.chain());
    }

    private TxPlan importFrom(Id source, Chain to) {
        return new TxPlan(to, "", engine.lookup().ids().then(ids -> {
            Chain from = Stream.of(Chain.values())
                    .filter(chain -> ids.of(chain).equals(source))
                    .findFirst()
                    .orElseThrow();
            return requests.importFrom(from, to, first(engine)).lookUp();
        }));
    }
}
