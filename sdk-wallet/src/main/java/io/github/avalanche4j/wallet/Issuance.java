package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.TxState.Proof;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Lookup;
import io.github.avalanche4j.wallet.internal.Spendable;
import io.github.avalanche4j.wallet.internal.SpenderSearch;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Sends one signed transaction and polls its status until it is final, in any number of runs. It always sends the same
 * bytes. What it spends stays reserved until it is final.
 */
final class Issuance {
    // reasons that concern the server and not the transaction
    private static final Set<Reason> OF_SERVER =
            EnumSet.of(Reason.RATE_LIMIT, Reason.TIMEOUT, Reason.INTERNAL, Reason.NOT_BOOTSTRAPPED);
    private static final String NO_INPUT = "one of its inputs will not exist";
    private static final String ADVICE = "run the call of its payment again, which pays once";

    private final WalletContext wallet;
    private final BuiltTx built; // without signatures
    private final Id id;
    private final Id hash;
    private final Set<Object> spends;
    private final AtomicInteger drops = new AtomicInteger(); // the polls that found it dropped
    private final SpenderSearch search;
    private volatile TxState state; // guarded by the wallet; can be read without it
    private volatile SignedTx tx; // the accepted one, if that has other signatures
    private volatile boolean isAbandoned;
    private volatile boolean isReturned;

    private Issuance(WalletContext wallet, SignedTx tx, TxState state) {
        this.wallet = wallet;
        this.built = BuiltTx.of(tx.tx().unsigned(), tx.spent(), NAvax.ZERO);
        this.tx = tx;
        this.id = tx.id();
        this.hash = Holdings.hash(built);
        this.spends = Inputs.of(built.unsigned());
        this.state = state;
        this.search = SpenderSearch.of(
                wallet.node(), built.chain(), Spendable.of(tx.tx().unsigned()));
    }

    /** The issuance of a transaction, which another process may have sent unless it is a draft of this wallet. */
    static Issuance of(WalletContext wallet, SignedTx tx) {
        Issuance one = unsent(wallet, tx);
        if (wallet.holdings().isRetired(one.hash)) {
            one.state = new TxState.Released();
        } else if (!wallet.holdings().isDraft(one.hash)) {
            one.state = TxState.Sent.elsewhere();
        }
        return one;
    }

    static Issuance unsent(WalletContext wallet, SignedTx tx) {
        return new Issuance(wallet, tx, new TxState.Signed());
    }

    /** The issuance of a transaction of which a store says that it was refused, or that its inputs are spent. */
    static Issuance refused(WalletContext wallet, SignedTx tx) {
        TxRejectedException refusal = new TxRejectedException(tx.id(), "a node refused it before", ADVICE);
        return new Issuance(wallet, tx, new TxState.Ended(refusal, Proof.REFUSAL));
    }

    SignedTx tx() {
        return tx;
    }

    /** The id of the transaction that it was made for. */
    Id id() {
        return id;
    }

    Id hash() {
        return hash;
    }

    /** Whether it is another one, and spends an input of this one. */
    boolean excludes(Issuance other) {
        return other != this && !Collections.disjoint(spends, other.spends);
    }

    TxState state() {
        return state;
    }

    /** Reserves what the transaction spends until its outcome is known. */
    void reserve() {
        synchronized (wallet) {
            if (state.mayBeAccepted()) {
                wallet.holdings().keep(built);
            } else if (state instanceof TxState.Signed
                    && !wallet.holdings().reserveAgain(built)
                    && !wallet.mayBeSaved(hash)) {
                releaseUnlessSent(); // another draft may spend the same by now
            }
        }
    }

    private void free() {
        if (wallet.issuances(hash).stream().anyMatch(other -> other.state.mayBeAccepted())) {
            return; // with other signatures
        } else if (state.isRefused()) {
            wallet.holdings().refusedForGood(hash);
        } else {
            wallet.holdings().release(hash);
        }
    }

    /** Frees what the transaction spends, unless it was sent or a store has it; false if so, or if it had ended. */
    boolean releaseUnlessSent() {
        synchronized (wallet) {
            if (!(state instanceof TxState.Signed) || wallet.isSaved(hash)) {
                return false;
            }
            state = new TxState.Released();
            wallet.holdings().retire(hash);
            wallet.reserveOpen(hash); // it may have been sent with other signatures
            wallet.remember(this);
            return true;
        }
    }

    /**
     * Like {@link #releaseUnlessSent}, and fails if it was sent and may be accepted, also with other signatures, or another
     * process may send it; or if it is accepted: another transaction would pay for the same again.
     */
    void releaseUnlessAccepted() {
        release(now -> now.mayBeAccepted() || now.mayBeOwn());
    }

    /** Like {@link #releaseUnlessAccepted}, and fails if it was refused and may be accepted all the same. */
    void releaseForGood() {
        synchronized (wallet) {
            release(now -> now.mayBeAccepted() || now.isDoubtful());
            if (state instanceof TxState.Ended && !wallet.mayBeSaved(hash)) {
                wallet.holdings().retire(hash); // also with other signatures
            }
        }
    }

    private void release(Predicate<TxState> isOpen) {
        synchronized (wallet) {
            List<Issuance> all = new ArrayList<>(wallet.issuances(hash));
            all.add(this);
            for (Issuance one : all) {
                if (isOpen.test(one.state)) {
                    throw new IllegalStateException("transaction " + one.id + " may have been sent, and may still be"
                            + " accepted: issue it again to learn its outcome, or replace it");
                }
            }
            if (state instanceof TxState.Accepted) {
                throw new IllegalStateException(
                        "transaction " + id + " is accepted: run its call again, which returns it");
            } else if (state instanceof TxState.Signed
                    && (wallet.holdings().isSaved(hash) || wallet.mayBeSaved(hash))) {
                throw new IllegalStateException("a store may have transaction " + id
                        + ", which another process may send at any time: pay it by its name, or run issueSaved()");
            }
            releaseUnlessSent();
        }
    }

    /** Like {@link #releaseForGood}; does nothing if a call has returned it as accepted. */
    void releaseUnlessReturned() {
        if (!isReturned) {
            releaseForGood();
        }
    }

    /** Records that a call returns it. */
    SignedTx returned(SignedTx accepted) {
        isReturned = true;
        return accepted;
    }

    /** Frees what the transaction spends, even if it may be accepted. */
    void abandon() {
        synchronized (wallet) {
            isAbandoned = true;
            wallet.holdings().remember(hash);
            wallet.holdings().release(hash);
            wallet.forget(this);
        }
    }

    /** A store has it: another process may send it, has done so, or has seen its end, whatever this one does. */
    void saved(boolean isEnded) {
        change(now -> isEnded ? now.decided() : now.saved(wallet.holdings().isReserved(hash)));
    }

    /** Another transaction that spends one of the same inputs was accepted. */
    void replacedBy(Object other) {
        end("transaction " + other + " spent one of its inputs", Proof.BLOCK);
    }

    /** It will not be accepted. */
    void endForGood(String reason) {
        end(reason, Proof.CONCLUSION);
    }

    private void end(String reason, Proof proof) {
        TxState.Ended end = new TxState.Ended(new TxRejectedException(id, reason, ADVICE), proof);
        change(now -> now.endedBy(end, reason));
    }

    /** Changes the state; frees what it spends if that ends it. */
    private void change(UnaryOperator<TxState> change) {
        synchronized (wallet) {
            boolean wasFinal = state.isFinal();
            state = change.apply(state);
            if (!wasFinal && state.isFinal()) {
                free();
                wallet.remember(this);
            }
        }
    }

    /** Another one that spends an input was accepted: another transaction, or this one with other signatures. */
    void spentBy(Issuance accepted) {
        if (accepted.hash.equals(hash)) {
            accept(accepted.tx());
        }
        replacedBy(accepted.tx().id());
    }

    private void accept(SignedTx withSignatures) {
        tx = withSignatures;
        accept();
    }

    void accept() {
        synchronized (wallet) {
            if (!(state instanceof TxState.Accepted)) {
                state = new TxState.Accepted();
                wallet.accepted(this);
            }
        }
    }

    private void update(UnaryOperator<TxState> change) {
        synchronized (wallet) {
            state = state.isFinal() ? state : change.apply(state);
        }
    }

    /** Sends the bytes unless a node is known to have them, and polls until they are accepted. */
    Call<SignedTx> accepted() {
        Call<SignedTx> polled = wallet.sequence("issue", run -> {
            reserve();
            update(TxState::askedAgain);
            return Sequence.repeat(wallet.options().pollInterval(), this::round);
        });
        Call<SignedTx> found = Sequence.recover(polled, failure -> {
            if (state instanceof TxState.Accepted) {
                return Call.completed(tx); // another run has seen it
            } else if (failure instanceof TxRefusedException refusal
                    && (refusal.wasSentBefore() || refusal.isInputGone())) {
                return search().map(accepted ->
                        accepted.orElseThrow(() -> state instanceof TxState.Ended ended ? ended.failure() : refusal));
            }
            throw failure;
        });
        return CallAccess.explained(found, failure -> TxUnconfirmedException.of(tx.id(), state, failure));
    }

    boolean isAbandoned() {
        return isAbandoned;
    }

    /** Whether its outputs will never exist, because it cannot be accepted or was accepted under another id. */
    boolean isWithoutOutputs() {
        return state.isImpossible()
                || state instanceof TxState.Accepted && !tx.id().equals(id);
    }

    /**
     * Ends this transaction if a block shows it or another spender, an input will never exist, or its time is over: the
     * only proofs.
     */
    Call<Optional<SignedTx>> search() {
        if (wallet.spendsUnmade(built.unsigned())) {
            end(NO_INPUT, Proof.BLOCK);
            return Call.completed(Optional.empty());
        }
        return search.next()
                .then(spender -> {
                    spender.ifPresent(other -> {
                        other.tx().ifPresent(this::found);
                        replacedBy(other.id());
                    });
                    return spender.isPresent() ? Call.completed(true) : expired();
                })
                .map(any -> state instanceof TxState.Accepted ? Optional.of(tx) : Optional.empty());
    }

    /** Ends this transaction, with any signatures, if no block can have it any more and what it spends is unspent. */
    private Call<Boolean> expired() {
        Instant expiry = built.expiry().orElse(null);
        if (expiry == null) {
            return Call.completed(false);
        }
        Call<Boolean> isUnspent =
                wallet.lookup().isUnspentAfter(expiry, spends, network -> wallet.addresses(built.chain(), network));
        return Sequence.orElse(isUnspent, false).map(isOver -> {
            if (isOver) {
                endForGood("its time ended at " + expiry);
            }
            return isOver;
        });
    }

    /** A block has a transaction that spends an input: this one, perhaps with other signatures, or another one. */
    private void found(Tx accepted) {
        if (accepted.unsigned().equals(built.unsigned())) {
            accept(SignedTx.parse(built.chain().encodeTx(accepted), built.spent()));
        }
        wallet.known(accepted.id()).ifPresent(Issuance::accept); // perhaps an earlier one of the same request
    }

    private Call<Optional<SignedTx>> round() {
        TxState now = state;
        if (now instanceof TxState.Accepted) {
            return Call.completed(Optional.of(tx));
        } else if (now instanceof TxState.Ended ended) {
            return ended.mayBeOwn() ? poll() : Sequence.failed(ended.failure());
        } else if (now instanceof TxState.Released) {
            return Sequence.failed(new NotReservedException(
                    "transaction " + id + " was released, or one of its inputs is gone; run its request again"));
        } else if (now instanceof TxState.Signed) {
            return wallet.inputsExist(built.unsigned(), wallet.makers(built.unsigned()))
                    .then(exist -> {
                        wallet.requireSaved(this); // it may have got a name while it waited
                        return exist || !endsWithoutInputs() ? send() : Call.completed(Optional.empty());
                    });
        }
        return poll().then(found -> {
            if (found.isPresent() || !(state instanceof TxState.Sent sent)) {
                return Call.completed(found);
            } else if (sent.isDue()) {
                return send();
            }
            int dropped = drops.get();
            return dropped > 0 && dropped % TxState.LATE_POLLS == 0 ? search() : Call.completed(found);
        });
    }

    /** Ends it because what it spends will not exist; false for what another process may send: a node has to refuse that. */
    boolean endsWithoutInputs() {
        synchronized (wallet) {
            boolean maySend = wallet.mayBeSaved(hash) && !wallet.spendsUnmade(built.unsigned());
            if (!wallet.mayBeSaved(hash)) {
                releaseUnlessSent();
            } else if (!maySend) {
                endForGood(NO_INPUT);
            }
            return !maySend;
        }
    }

    /** Sends the bytes; one attempt, because a second one would be refused for the inputs that the first spent. */
    private Call<Optional<SignedTx>> send() {
        int sends;
        synchronized (wallet) {
            sends = state instanceof TxState.Sent sent ? sent.sends() : 0;
            if (!isNext()) {
                return Call.completed(Optional.empty());
            }
            state = new TxState.Sent(sends + 1, true, false, 0, "the request to send it has no response yet");
            if (!wallet.holdings().sent(hash, tx.tx()) && !isAbandoned) {
                reserve(); // the end of other signatures may have freed it
            }
        }
        return Sequence.recover(
                wallet.lookup().issue(built.chain(), tx.bytes()).retries(0).map(sent -> {
                    update(now ->
                            now instanceof TxState.Sent known ? known.inMempool("it is in the node's mempool") : now);
                    return Optional.empty();
                }),
                failure -> failed(failure, sends == 0));
    }

    /** Whether to send it now, unless another run does; fails if it has got a name while it waited. */
    private boolean isNext() {
        if (!(state instanceof TxState.Signed)) {
            return state instanceof TxState.Sent sent && sent.isDue();
        }
        wallet.requireSaved(this);
        boolean isOver =
                !wallet.holdings().isReserved(hash) || wallet.holdings().isRetired(hash);
        return !isOver || !releaseUnlessSent();
    }

    private Call<Optional<SignedTx>> failed(RuntimeException failure, boolean isFirst) {
        @Nullable
        JsonRpcException refusal =
                failure instanceof JsonRpcException error && !OF_SERVER.contains(error.reason()) ? error : null;
        if (isFirst && failure instanceof ConnectionException e && e.phase() == Phase.CONNECTING) {
            unsent();
        } else if (refusal == null) { // else another run would send it again in between
            String message = String.valueOf(failure.getMessage());
            update(before -> before instanceof TxState.Sent sent
                    ? new TxState.Sent(sent.sends(), false, false, sent.missedPolls(), message)
                    : before);
        }
        if (!Sequence.isOfRequest(failure)) {
            throw failure;
        } else if (refusal != null) {
            update(before -> before instanceof TxState.Sent sent ? sent.refused(id, refusal) : before);
            return poll(); // which confirms the refusal, or shows that a node has the transaction
        }
        return Call.completed(Optional.empty()); // the response was lost, or does not decide
    }

    /** No node has received its first request. */
    private void unsent() {
        synchronized (wallet) {
            wallet.holdings().unsent(hash);
            update(before -> before instanceof TxState.Sent sent && sent.sends() == 1 ? new TxState.Signed() : before);
            wallet.reserveOpen(hash); // another run has sent it
        }
    }

    /** Asks for the status once; the transaction if it is accepted, a failure if it never will be. */
    Call<Optional<SignedTx>> poll() {
        if (state instanceof TxState.Accepted) {
            return Call.completed(Optional.of(tx)); // a block may have shown it, whatever the status says
        }
        return Sequence.<Optional<Lookup.Status>>recover(
                        wallet.lookup().status(built.chain(), id).retries(0).map(Optional::of), failure -> {
                            if (failure instanceof JsonRpcException e && e.reason() == Reason.NOT_FOUND) {
                                return Call.completed(Optional.of(Lookup.Status.UNKNOWN)); // in X's and C's words
                            }
                            if (!Sequence.isOfRequest(failure)) {
                                throw failure;
                            }
                            update(before -> before.seen(String.valueOf(failure.getMessage())));
                            return Call.completed(Optional.empty());
                        })
                .map(status -> status.flatMap(this::decided));
    }

    private Optional<SignedTx> decided(Lookup.Status response) {
        synchronized (wallet) {
            TxStatus status = response.status();
            String seen = "the node says " + status
                    + response.reason().map(why -> ": " + why).orElse("");
            if (status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED)) {
                accept();
                return Optional.of(tx);
            } else if (status.equals(TxStatus.ABORTED)) {
                TxState ended =
                        new TxState.Ended(new TxRejectedException(id, status, response.reason()), Proof.CONCLUSION);
                change(now -> now.isFinal() && !now.isRefused() ? now : ended);
            } else if (status.equals(TxStatus.PROCESSING)) {
                boolean mayBeDropped = built.chain() == Chain.C; // before Helicon, that looks the same
                drops.addAndGet(mayBeDropped ? 1 : 0);
                TxState before = state;
                int sends = before instanceof TxState.Sent sent ? sent.sends() : 2;
                state = before.isFinal() && (mayBeDropped || !before.isRefused())
                        ? before
                        : new TxState.Sent(sends, false, true, 0, seen);
                if (before.isRefused() && !state.isRefused()) {
                    reserve(); // it was refused by one node, and another has it
                }
            } else if (status.equals(TxStatus.UNKNOWN) || status.equals(TxStatus.DROPPED)) {
                // a node's word that it dropped the transaction is not the end: it may hold it in a block already
                boolean isUnknown = status.equals(TxStatus.UNKNOWN);
                drops.addAndGet(isUnknown ? 0 : 1);
                update(before -> before.missed(isUnknown, seen));
            }
            TxState now = state;
            if (now instanceof TxState.Doubted doubted && doubted.pollsLeft() <= 0) {
                wallet.holdings().remember(hash);
                if (!doubted.refusal().wasSentBefore()) {
                    change(TxState::decided);
                }
                throw doubted.refusal();
            } else if (now instanceof TxState.Ended ended) {
                throw ended.failure();
            }
            return Optional.empty();
        }
    }
}
