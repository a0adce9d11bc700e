package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.jsonrpc.TxRefusal;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.internal.Engine.LostException;
import io.github.avalanche4j.wallet.internal.Engine.Saved;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.internal.SpenderSearch.Spender;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One run of a call for a name. It sends the newest transaction of the record, polls its status, and adds another
 * transaction when that helps. Runs in any process share only the record. The memory of a run decides how soon it
 * polls, sends or adds, and never whether that is safe.
 */
final class PaymentRun {
    // the X-Chain shows a transaction only when its block is accepted, a second or two after its inputs count as spent,
    // and so does the C-Chain with Helicon; on any chain a node may lag
    static final int LATE = 20; // polls
    private static final int VERY_LATE = 60;
    private static final int LATE_ON_C = 120; // with Helicon a transaction in its pool looks like an unknown one
    private static final int PAUSE = 5; // between two decisions that change nothing
    private static final int NEWEST = 3; // newest transactions in each poll
    private static final int MOST_DECISIONS = 20; // of a run
    private static final int MOST_ATTEMPTS = 100; // of a record
    private static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);

    /** Refusals after which another transaction may be accepted. */
    private static final Set<TxRefusal> OUTDATED =
            EnumSet.of(TxRefusal.FEE_TOO_LOW, TxRefusal.INPUT_SPENT, TxRefusal.CONFLICT, TxRefusal.NONCE);

    /** Refusals whose cause may have passed, although a node repeats them for the same bytes. */
    private static final Set<TxRefusal> PASSING = EnumSet.of(TxRefusal.CAPACITY, TxRefusal.LOCKED, TxRefusal.OTHER);

    private final Engine engine;
    private final String name;
    private final Steps steps;
    private Optional<Row> row = Optional.empty();
    private PaymentState state;
    private boolean isLoaded;
    private boolean isResumed; // the anchor was chosen before this run
    private boolean isRerun; // the newest transaction was refused before this run
    private @Nullable SpenderSearch search; // for what spent the anchor
    private int rounds; // since the record has changed
    private int missed; // polls since a node had a transaction of the record in its pool
    private int decisions;
    private int pausedUntil;
    private @Nullable Id made; // the newest one that this run has made, until it is sent
    private @Nullable Sent sent; // the newest one, unless the record has changed since
    private @Nullable Attempt accepted;
    private @Nullable RuntimeException last; // the failure that the run waits out
    private @Nullable RuntimeException end;
    private String seen = "nothing yet";

    /**
     * A transaction that this run has sent.
     *
     * @param isOld whether it may have been sent before: a node repeats why it dropped or refused it
     * @param refusal absent if the node has accepted the bytes, or its response is lost
     */
    private record Sent(Id id, boolean isOld, Optional<JsonRpcException> refusal) {
        Optional<TxRefusal> reason() {
            return refusal.map(why -> TxRefusal.of(why.error()));
        }

        /** Whether another transaction may be accepted instead, because prices, UTXOs or other conditions have changed. */
        boolean isMended() {
            return reason().filter(why -> OUTDATED.contains(why) || isOld && PASSING.contains(why))
                    .isPresent();
        }
    }

    private PaymentRun(Engine engine, String name, Steps steps) {
        this.engine = engine;
        this.name = name;
        this.steps = steps;
        this.state = steps.planned();
    }

    /** A call that returns the state of a name at its end. */
    static Call<PaymentState> call(Engine engine, String what, String name, Steps steps) {
        return engine.stored(what, run -> run(engine, name, steps));
    }

    /** Like {@link #call}, within a call that may call the store. */
    static Call<PaymentState> run(Engine engine, String name, Steps steps) {
        PaymentRun one = new PaymentRun(engine, name, steps);
        return CallAccess.explained(Sequence.repeat(engine.settings().pollInterval(), one::round), one::explained);
    }

    private Call<Optional<PaymentState>> round() {
        rounds++;
        if (!isLoaded || !state.isBegun()) { // another run may have begun the payment
            load();
        }
        if (state.isFinished()) {
            return again();
        } else if (state.isBegun()) {
            return poll().then(found -> found.isPresent() ? accepted(found.get()) : next());
        } else if (steps.cancels(state)) {
            return changed(state.cancelled());
        }
        return isLate() ? look(this::decide) : decide();
    }

    /** Ends this round, and the run if the name is finished. */
    private Call<Optional<PaymentState>> again() {
        return Call.completed(Optional.of(state).filter(PaymentState::isFinished));
    }

    private boolean isLate() {
        return rounds > 0 && rounds % LATE == 0;
    }

    private void load() {
        adopt(engine.load(name));
    }

    /** Continues with the record of the store. */
    private void adopt(Optional<Row> now) {
        if (isLoaded && now.equals(row)) {
            return;
        } else if (row.isPresent() && now.isEmpty()) {
            throw LostException.of(row.get());
        }
        PaymentState before = state;
        state = now.map(this::read).orElse(state);
        if (!state.anchor().equals(before.anchor())) {
            before.anchor().ifPresent(anchor -> engine.endSearch(before.chain(), anchor));
            search = null;
            isResumed = !isLoaded;
            last = null; // the failure of transactions that are never accepted
        }
        isRerun = !isLoaded && state.isBegun() && state.last().isRefused();
        row = now;
        if (state.isFinished()) {
            now.ifPresent(known -> engine.ledger().saved(known, state)); // another process may have saved the record
        }
        isLoaded = true;
        rounds = 0;
        missed = 0;
        pausedUntil = 0;
        sent = null;
        accepted = null;
    }

    private PaymentState read(Row now) {
        PaymentState read = PaymentState.of(now);
        boolean isCancelled = read.isFinished() && read.paid().isEmpty();
        boolean isSame = read.isOf(steps.planned())
                && steps.purpose().filter(own -> !own.equals(now.purpose())).isEmpty();
        if (!isCancelled && !isSame) {
            throw end(new InvalidRequestException(
                    "name", name, "a name that is not taken", "it belongs to " + now.purpose()));
        }
        return read;
    }

    private String purpose() {
        return row.map(Row::purpose).or(steps::purpose).orElse("cancelled before it began");
    }

    private RuntimeException end(RuntimeException failure) {
        end = failure;
        return failure;
    }

    /** Whether the newest transaction must not be sent, because it pays and the run or the record is a cancellation. */
    private boolean isSilent() {
        return steps.cancels(state) && !state.last().cancels();
    }

    /** Polls the newest transactions; at first, and from time to time, all. Returns the accepted one; absent if none is. */
    private Call<Optional<Attempt>> poll() {
        missed++;
        List<Attempt> attempts = state.attempts();
        int first = rounds % LATE == 0 ? 0 : Math.max(0, attempts.size() - NEWEST);
        Call<Optional<Attempt>> found = Call.completed(Optional.empty());
        for (int i = attempts.size() - 1; i >= first; i--) {
            Attempt each = attempts.get(i);
            found = found.then(known -> known.isPresent()
                    ? Call.completed(known)
                    : engine.lookup().poll(state.chain(), each.id()).map(status -> {
                        missed = status.isPending() ? 0 : missed;
                        seen = status.toString();
                        return Optional.of(each).filter(any -> status.isAccepted());
                    }));
        }
        return found;
    }

    private Call<Optional<PaymentState>> next() {
        if (isSilent()) {
            return isLate() ? look(this::decide) : decide();
        } else if (isRerun) {
            isRerun = false;
            return decide(); // which looks everything up again
        } else if (sent == null || !state.last().id().equals(sent.id())) {
            return send();
        } else if (missed > 0 && sent.reason().equals(Optional.of(TxRefusal.FEE_TOO_LOW))) {
            return isLate() ? look(this::refused) : decide();
        } else if (search == null && sent.isOld() && sent.refusal().isPresent()) {
            return look(this::refused); // a run with a short deadline never counts enough polls to be late
        }
        return isLate() ? look(this::undecided) : again();
    }

    /** The node shows the anchor as unspent. Adds another transaction, or sends the same one again, if that helps. */
    private Call<Optional<PaymentState>> undecided() {
        if (sent != null && sent.refusal().isPresent()) {
            return refused();
        } else if (missed == 0 && (state.chain() != Chain.C || rounds % VERY_LATE != 0)) {
            return again();
        } else if (missed == 0) { // before Helicon, a transaction that the pool dropped looks the same
            return isTooCheap().then(isIt -> isIt ? decide() : send());
        }
        return missed >= (state.chain() == Chain.C ? LATE_ON_C : VERY_LATE) ? decide() : send();
    }

    /** Whether the newest transaction waits in the pool of a C-Chain whose base fee has risen above its price. */
    private Call<Boolean> isTooCheap() {
        Attempt waiting = state.last();
        BigInteger paid = waiting.fee().toBigInteger().multiply(WEI);
        BigInteger gas = waiting.built().gas().toBigInteger();
        return Sequence.orElse(
                engine.node()
                        .evm("C")
                        .baseFee()
                        .map(price -> price.multiply(gas).compareTo(paid) > 0),
                false);
    }

    /** Sends once. A second attempt would be refused, because the first has spent the inputs. */
    private Call<Optional<PaymentState>> send() {
        Attempt next = state.last();
        boolean isOld = made == null || !next.id().equals(made);
        made = null;
        sent = new Sent(next.id(), isOld, Optional.empty());
        return Sequence.recover(
                engine.lookup()
                        .issue(state.chain(), next.tx().bytes())
                        .retries(0)
                        .then(any -> again()),
                failure -> {
                    if (!Sequence.isOfRequest(failure)) {
                        throw failure;
                    } else if (failure instanceof ConnectionException lost && lost.phase() == Phase.CONNECTING) {
                        sent = null; // no node has received it
                    } else {
                        sent = new Sent(next.id(), isOld, Lookup.refusal(failure));
                    }
                    last = failure;
                    seen = String.valueOf(failure.getMessage());
                    return again();
                });
    }

    /**
     * Looks for changes of the record by other runs, and for the spender of the anchor. Without either, continues with
     * {@code otherwise}.
     */
    private Call<Optional<PaymentState>> look(Supplier<Call<Optional<PaymentState>>> otherwise) {
        Optional<Row> before = row;
        load();
        if (!row.equals(before) || state.anchor().isEmpty()) {
            return row.equals(before) ? otherwise.get() : again();
        }
        if (search == null) {
            search = engine.search(state.chain(), state.anchor().get());
        }
        return search.next().then(spender -> spender.map(this::spent).orElseGet(otherwise));
    }

    /**
     * An accepted transaction has spent the anchor. If it is not in the record, no transaction of the record can be
     * accepted.
     */
    private Call<Optional<PaymentState>> spent(Spender spender) {
        Optional<Attempt> own = spender.tx().flatMap(state::own);
        if (own.isPresent()) {
            return accepted(own.get());
        }
        state.anchor().ifPresent(engine.ledger()::spent);
        return changed(state.spentBy(spender.tx()));
    }

    /** Ends a step, and the name after its last step. */
    private Call<Optional<PaymentState>> accepted(Attempt own) {
        accepted = own;
        engine.ledger().accepted(state.chain(), own.tx().tx());
        PaymentState next = state.accepted(own);
        try {
            return changed(next);
        } catch (LostException e) {
            if (!next.isFinished()) {
                throw e;
            }
            row = Optional.empty(); // the name is finished, so its lost record is saved again
            return changed(next);
        }
    }

    private Call<Optional<PaymentState>> changed(PaymentState next) {
        adopt(Optional.of(engine.save(row, next.row(name, purpose()), next).row()));
        return again();
    }

    /** Marks the newest transaction as refused, so that other names may spend its inputs. */
    private Call<Optional<PaymentState>> refused() {
        Sent why = sent;
        Attempt refused = state.last();
        if (why == null || why.refusal().isEmpty()) {
            return again();
        }
        if (!refused.isRefused()) {
            Call<Optional<PaymentState>> unused = changed(state.withRefused(refused));
            if (state.isFinished() || !state.isBegun() || !state.last().id().equals(refused.id())) {
                return again(); // another run has gone on
            }
        }
        if (!(why.isMended() && steps.next(state, purpose()).isPresent()) && !steps.cancels(state)) {
            throw end(engine.failures().refused(refused.id(), why.refusal().get()));
        }
        return decide();
    }

    /**
     * Adds a transaction to the record, and sends it. If a cancellation or a resumed import cannot be made, looks for what
     * spent the anchor, because a run with a short deadline is never late.
     */
    private Call<Optional<PaymentState>> decide() {
        boolean isBegun = state.isBegun();
        boolean cancels = steps.cancels(state);
        Optional<TxPlan> plan = steps.next(state, purpose());
        if (plan.isEmpty() && !isBegun) {
            throw end(new InvalidRequestException(
                    "name",
                    name,
                    "the name of a payment whose transaction may be accepted",
                    "pay it with its request"));
        }
        boolean isOver = isFull() || decisions >= MOST_DECISIONS && !cancels;
        if (plan.isEmpty() || isBegun && (rounds < pausedUntil || isOver)) {
            return again();
        }
        pausedUntil = rounds + PAUSE;
        Decision decision = new Decision(engine, name, purpose(), plan.get(), cancels);
        Call<Optional<Saved>> decided =
                Sequence.recover(decision.next(row, state), failure -> undecided(failure, isBegun || state.isImport()));
        return decided.then(now -> {
            if (now.isEmpty()) {
                boolean isUrgent = isResumed && (isBegun ? isSilent() : state.isImport());
                return isUrgent && search == null ? look(this::again) : again();
            }
            decisions += isBegun ? 1 : 0;
            adopt(now.map(Saved::row));
            made = now.get().isOurs() ? state.last().id() : null;
            return state.isBegun() && !state.isFinished() && !isSilent() ? send() : again();
        });
    }

    /**
     * Whether the record has so many transactions that only a cancellation is added to them. The import of a move has no
     * limit, because nothing else ends the move.
     */
    private boolean isFull() {
        return state.attempts().size() >= MOST_ATTEMPTS && !steps.cancels(state) && !state.isImport();
    }

    private RuntimeException full() {
        return new InvalidRequestException(
                "name",
                name,
                "the name of a payment with fewer than " + MOST_ATTEMPTS + " transactions",
                "cancel it, and pay under another name");
    }

    /**
     * Continues after a failed decision if a transaction of the record may be accepted, the import of a move is
     * missing, or funds may become free.
     */
    private Call<Optional<Saved>> undecided(RuntimeException failure, boolean goesOn) {
        if (!Sequence.isOfRequest(failure)) {
            throw failure;
        } else if (goesOn) {
            last = failure;
            return Call.completed(Optional.empty());
        } else if (failure instanceof InsufficientFundsException lacking
                && engine.ledger().mayFree(name, state.chain())) {
            last = lacking.whileReserved(engine.ledger().count(name, state.chain()));
            return Call.completed(Optional.empty());
        }
        throw failure;
    }

    /** Adds the id of the saved transaction to a failure, because this run or another one may have sent it. */
    private RuntimeException explained(RuntimeException failure) {
        RuntimeException waited = isFull() ? full() : last;
        RuntimeException reason = Sequence.isLate(failure) && waited != null ? waited : failure;
        if (failure == end || failure instanceof LostException) {
            return failure;
        } else if (accepted != null) {
            return unconfirmed(accepted.id(), " is accepted, and the store could not save that", reason);
        } else if (state.isBegun() && !state.isFinished()) {
            return unconfirmed(state.last().id(), " may be accepted; last seen: " + seen, reason);
        }
        return state.export()
                .filter(any -> !state.isFinished())
                .map(export -> unconfirmed(export, " is accepted, and its import is not done", reason))
                .orElse(reason);
    }

    private RuntimeException unconfirmed(Id id, String what, RuntimeException reason) {
        return engine.failures().unconfirmed(id, "transaction " + id + what, reason);
    }
}
