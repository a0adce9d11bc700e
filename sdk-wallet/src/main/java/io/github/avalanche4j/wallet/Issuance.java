package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Issues one signed transaction and follows it until it is final. It always sends the same bytes, and never after the
 * node has refused them. The UTXOs that it spends stay reserved until it is final.
 */
final class Issuance {
    // reasons that concern the server and not the transaction
    private static final Set<Reason> OF_SERVER =
            EnumSet.of(Reason.RATE_LIMIT, Reason.TIMEOUT, Reason.INTERNAL, Reason.NOT_BOOTSTRAPPED);
    // reasons for a transaction that the node itself has or had
    private static final Set<Reason> PERHAPS_OWN =
            EnumSet.of(Reason.INPUT_SPENT, Reason.CONFLICT, Reason.ALREADY_KNOWN);
    // the X-Chain shows a transaction only when its block is accepted, a second or two after its inputs count as spent
    private static final int LOOKS = 20;

    private final Wallet wallet;
    private final Chain chain;
    private final UnsignedTx reserved; // the very object whose inputs are reserved
    private final SignedTx tx;
    private final Id id;

    private final AtomicBoolean isSent = new AtomicBoolean(); // a request with the bytes may have reached a node
    private volatile boolean isTaken; // the node said that it has the transaction
    private volatile boolean isAnswered; // the last look
    private volatile boolean isAccepted;
    private volatile Optional<AvalancheException> end = Optional.empty();
    private volatile Optional<TxRefusedException> pending = Optional.empty(); // a refusal, certain or not
    private final AtomicInteger looksLeft = new AtomicInteger(); // until the refusal is certain
    private final AtomicInteger unseen = new AtomicInteger(); // looks that did not find it on the X-Chain
    private final AtomicBoolean isReplaced = new AtomicBoolean();
    private volatile String lastSeen = "nothing yet";

    private Issuance(Wallet wallet, Chain chain, UnsignedTx reserved, SignedTx tx) {
        this.wallet = wallet;
        this.chain = chain;
        this.reserved = reserved;
        this.tx = tx;
        this.id = tx.id();
    }

    /** An issuance that has sent nothing. */
    static Issuance of(Wallet wallet, Chain chain, UnsignedTx reserved, SignedTx tx) {
        Issuance issuance = new Issuance(wallet, chain, reserved, tx);
        wallet.reservations().take(reserved, issuance);
        wallet.issuances().refusal(tx.id()).ifPresent(issuance::refusedBefore);
        return issuance;
    }

    /** The issuance of a transaction that an earlier process may have sent; it checks the status first. */
    static Issuance resumed(Wallet wallet, Chain chain, SignedTx tx) {
        Issuance issuance = of(wallet, chain, tx.tx().unsigned(), tx);
        issuance.isSent.set(true);
        return issuance;
    }

    /** Takes over the refusal of the same bytes. */
    private void refusedBefore(TxRefusedException refusal) {
        if (refusal.mayBeAccepted()) {
            isSent.set(true);
            pending = Optional.of(refusal);
        } else {
            end(refusal);
        }
    }

    Chain chain() {
        return chain;
    }

    SignedTx tx() {
        return tx;
    }

    boolean isSent() {
        return isSent.get();
    }

    /** Whether the transaction is known to be accepted, or never to be. */
    boolean isAtEnd() {
        return isAccepted || end.isPresent();
    }

    /** Whether it was sent and not refused. */
    boolean isWaiting() {
        return isSent() && !isAtEnd() && pending.isEmpty();
    }

    /** Whether the node refused it though it was sent before. */
    private boolean isRefusedLate() {
        return pending.isPresent() && looksLeft.get() <= 0;
    }

    /** Begins to prepare another transaction in place of this one; returns false if that has already been done. */
    boolean replace() {
        return isReplaced.compareAndSet(false, true);
    }

    /** Records that no other transaction could be prepared. */
    void notReplaced() {
        isReplaced.set(false);
    }

    /** Frees what the transaction spends, unless it was sent and may still be accepted. */
    void release() {
        if (isSent() && !isAtEnd() && !isRefusedLate()) {
            throw new IllegalStateException(
                    "transaction " + id + " was sent and may still be accepted; issue it again to learn its outcome");
        }
        wallet.reservations().release(reserved);
    }

    /** Sends the bytes unless a node is known to have them, and waits until they are accepted. */
    Call<SignedTx> accepted(Run run) {
        if (end.isPresent()) {
            return Sequence.failed(end.get());
        }
        Call<Optional<SignedTx>> first = isSent() ? look(run) : parents(run).then(ready -> send(run));
        return first.then(found -> {
            if (found.isPresent()) {
                return Call.completed(found.get());
            } else if (isRefusedLate()) {
                return Sequence.failed(pending.get());
            }
            return Sequence.recover(
                    Sequence.pause(wallet.options().pollInterval())
                            .then(paused -> Sequence.repeat(wallet.options().pollInterval(), () -> next(run))),
                    failure -> {
                        boolean isLate = failure instanceof ConnectionException e && e.timedOut();
                        throw isLate ? new TxUnconfirmedException(id, lastSeen, failure) : failure;
                    });
        });
    }

    /** Waits for the transactions whose change this one spends: a node refuses it before they are accepted. */
    private Call<Optional<SignedTx>> parents(Run run) {
        Call<Optional<SignedTx>> all = Call.completed(Optional.empty());
        for (Issuance parent : wallet.reservations().parents(reserved)) {
            all = all.then(before -> Sequence.recover(parent.accepted(run).map(Optional::of), failure -> {
                if (!parent.isAtEnd()) {
                    throw failure;
                }
                return Call.completed(Optional.empty()); // the node refuses this one too
            }));
        }
        return all;
    }

    private Call<Optional<SignedTx>> next(Run run) {
        if (run.isOver()) {
            return Sequence.failed(new TxUnconfirmedException(id, lastSeen, null));
        }
        return lookAgain(run)
                .then(found -> found.isPresent() || isTaken || pending.isPresent() ? Call.completed(found) : send(run));
    }

    /** Sends the bytes once; fails if the node refused them. */
    private Call<Optional<SignedTx>> send(Run run) {
        boolean isFirst = isSent.compareAndSet(false, true);
        return Sequence.recover(
                issue().map(unused -> {
                    isTaken = true;
                    lastSeen = "the node accepted it into its pool";
                    return Optional.empty();
                }),
                failure -> answered(run, failure, isFirst));
    }

    private Call<Optional<SignedTx>> answered(Run run, RuntimeException failure, boolean isFirst) {
        lastSeen = String.valueOf(failure.getMessage());
        boolean isInterrupted = failure instanceof ConnectionException e && e.interrupted();
        if (isInterrupted || !(failure instanceof AvalancheException)) {
            return Sequence.failed(failure);
        } else if (failure instanceof JsonRpcException refusal && !OF_SERVER.contains(refusal.reason())) {
            return verdict(run, refusal, isFirst);
        }
        return Call.completed(Optional.empty()); // the response was lost, or does not decide
    }

    /**
     * A refusal counts when the status has not shown the transaction since: a request that came twice is refused for
     * what its first coming has spent.
     */
    private Call<Optional<SignedTx>> verdict(Run run, JsonRpcException refusal, boolean isFirst) {
        if (refusal.reason() != Reason.ALREADY_KNOWN) {
            boolean isShownLate = chain == Chain.X || !isFirst;
            looksLeft.set(PERHAPS_OWN.contains(refusal.reason()) && isShownLate ? LOOKS : 1);
            pending = Optional.of(new TxRefusedException(id, refusal, !isFirst));
        }
        return lookAgain(run);
    }

    /** Looks, and fails if that makes a refusal certain. */
    private Call<Optional<SignedTx>> lookAgain(Run run) {
        return look(run).then(found -> {
            if (found.isPresent() || isTaken || pending.isEmpty() || !isAnswered || looksLeft.decrementAndGet() > 0) {
                return Call.completed(found);
            }
            TxRefusedException refusal = pending.get();
            wallet.issuances().refused(refusal);
            wallet.issuances().refused(chain.encodeUnsignedTx(reserved));
            if (!refusal.mayBeAccepted()) {
                end(refusal);
            }
            return Sequence.failed(refusal);
        });
    }

    private void end(AvalancheException failure) {
        end = Optional.of(failure);
        wallet.reservations().release(reserved);
    }

    /** One attempt, because a second one would be refused for the inputs that the first spent. */
    private Call<Id> issue() {
        NodeClient node = wallet.lookup().node();
        return switch (chain) {
            case P -> node.platform().issueTx(tx.bytes()).retries(0);
            case X -> node.avm().issueTx(tx.bytes()).retries(0);
            case C -> node.avax().issueTx(tx.bytes()).retries(0);
        };
    }

    private record Status(TxStatus status, Optional<String> reason) {}

    private Call<Status> status() {
        NodeClient node = wallet.lookup().node();
        return switch (chain) {
            case P -> node.platform().getTxStatus(id).map(said -> new Status(said.status(), said.reason()));
            case X -> node.avm().getTxBytes(id).map(bytes -> new Status(TxStatus.ACCEPTED, Optional.empty()));
            case C -> node.avax().getAtomicTxStatus(id).map(said -> new Status(said.status(), Optional.empty()));
        };
    }

    /** The transaction if it is accepted; a failure if it never will be. */
    private Call<Optional<SignedTx>> look(Run run) {
        return Sequence.recover(status().map(this::answered), failure -> Call.completed(unanswered(run, failure)));
    }

    private Optional<SignedTx> answered(Status said) {
        isAnswered = true;
        TxStatus status = said.status();
        lastSeen = "the node says " + status;
        if (status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED)) {
            isAccepted = true;
            wallet.reservations().release(reserved);
            return Optional.of(tx);
        } else if (status.equals(TxStatus.DROPPED) || status.equals(TxStatus.ABORTED)) {
            TxRejectedException rejected = new TxRejectedException(id, status, said.reason());
            end(rejected);
            throw rejected;
        } else if (status.equals(TxStatus.PROCESSING)) {
            isTaken = true;
            pending = Optional.empty();
        } else if (status.equals(TxStatus.UNKNOWN)) {
            isTaken = false;
        }
        return Optional.empty();
    }

    private Optional<SignedTx> unanswered(Run run, RuntimeException failure) {
        isAnswered = false;
        if (failure instanceof TxRejectedException) {
            throw failure;
        }
        boolean isUnknown = failure instanceof JsonRpcException e && e.reason() == Reason.NOT_FOUND;
        if (isUnknown) { // the X-Chain shows accepted transactions alone, and drops others without a word
            isAnswered = true;
            if (unseen.incrementAndGet() % LOOKS == 0) {
                isTaken = false;
            }
            return Optional.empty();
        }
        boolean goesOn =
                failure instanceof AvalancheException && !(failure instanceof ConnectionException e && e.interrupted());
        if (!goesOn) {
            throw failure;
        }
        if (!run.isOver()) { // the deadline ended this check; the previous one is more informative
            lastSeen = String.valueOf(failure.getMessage());
        }
        return Optional.empty();
    }
}
