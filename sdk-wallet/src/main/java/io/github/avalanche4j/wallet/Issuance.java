package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Brings one signed transaction to its end. Its bytes are the same each time they are sent, and are not sent again once
 * the node has refused them.
 */
final class Issuance {
    // said of the server and not of the transaction
    private static final Set<JsonRpcException.Reason> OF_SERVER = EnumSet.of(
            JsonRpcException.Reason.RATE_LIMIT,
            JsonRpcException.Reason.TIMEOUT,
            JsonRpcException.Reason.INTERNAL,
            JsonRpcException.Reason.NOT_BOOTSTRAPPED);
    // what the node says of a transaction that it has, or had, itself
    private static final Set<JsonRpcException.Reason> PERHAPS_OWN = EnumSet.of(
            JsonRpcException.Reason.INPUT_SPENT,
            JsonRpcException.Reason.CONFLICT,
            JsonRpcException.Reason.ALREADY_KNOWN);

    private final NodeClient node;
    private final Duration interval;
    private final Chain chain;
    private final SignedTx tx;
    private final Id id;

    private volatile boolean isSent; // a request with the bytes may have reached a node
    private volatile boolean isTaken; // the node said that it has the transaction
    private volatile boolean isAccepted;
    private volatile boolean isRefusedLate; // the bytes were sent before, so another node may have them
    private volatile Optional<AvalancheException> end = Optional.empty();
    private volatile String lastSeen = "nothing yet";

    Issuance(NodeClient node, Duration interval, Chain chain, SignedTx tx) {
        this.node = node;
        this.interval = interval;
        this.chain = chain;
        this.tx = tx;
        this.id = tx.id();
    }

    /** This, for a transaction that an earlier process may have sent: its status is asked for first. */
    Issuance perhapsSent() {
        isSent = true;
        return this;
    }

    SignedTx tx() {
        return tx;
    }

    boolean isSent() {
        return isSent;
    }

    /** Whether it is known that the transaction will not be accepted, or was. */
    boolean isAtEnd() {
        return isAccepted || end.isPresent() && !isRefusedLate;
    }

    /** Sends the bytes where it is not known that a node has them, and waits until they are accepted. */
    CompletableFuture<SignedTx> run(Work work) {
        if (end.isPresent()) {
            AvalancheException failure = end.get();
            return !isRefusedLate
                    ? CompletableFuture.failedFuture(failure)
                    : look(work).thenApply(found -> found.orElseThrow(() -> failure));
        }
        CompletableFuture<Optional<SignedTx>> first =
                isSent ? look(work) : send(work).thenApply(sent -> Optional.<SignedTx>empty());
        return first.thenCompose(found -> found.isPresent()
                ? CompletableFuture.completedFuture(found.get())
                : work.repeat(() -> work.pause(interval).thenCompose(paused -> next(work))));
    }

    private CompletableFuture<Optional<SignedTx>> next(Work work) {
        if (work.isOver()) {
            return CompletableFuture.failedFuture(new TxUnconfirmedException(id, lastSeen, null));
        }
        return look(work).thenCompose(found -> {
            if (found.isPresent() || isTaken || isRefusedLate) {
                return CompletableFuture.completedFuture(found);
            }
            return send(work).thenApply(sent -> Optional.empty());
        });
    }

    /** Sends the bytes; gives whether the node said that it took them. */
    private CompletableFuture<Boolean> send(Work work) {
        boolean isFirst = !isSent;
        isSent = true;
        return work.ask(issue())
                .thenApply(taken -> {
                    isTaken = true;
                    lastSeen = "the node took it";
                    return true;
                })
                .exceptionallyCompose(failure -> answered(work, WorkRunner.reason(failure), isFirst));
    }

    private CompletableFuture<Boolean> answered(Work work, RuntimeException failure, boolean isFirst) {
        lastSeen = String.valueOf(failure.getMessage());
        boolean isInterrupted = failure instanceof ConnectionException e && e.interrupted();
        if (isInterrupted || !(failure instanceof AvalancheException)) {
            return CompletableFuture.failedFuture(failure);
        } else if (failure instanceof JsonRpcException refusal && !OF_SERVER.contains(refusal.reason())) {
            return verdict(work, refusal, isFirst);
        }
        return CompletableFuture.completedFuture(false); // the response was lost, or is no verdict
    }

    private CompletableFuture<Boolean> verdict(Work work, JsonRpcException refusal, boolean isFirst) {
        if (!PERHAPS_OWN.contains(refusal.reason())) {
            isRefusedLate = !isFirst;
            return CompletableFuture.failedFuture(refused(refusal));
        }
        // the transaction itself may be what spent its inputs: its status says so
        return look(work).thenCompose(found -> {
            boolean isKnown = found.isPresent() || isTaken;
            boolean isNews = refusal.reason() != JsonRpcException.Reason.ALREADY_KNOWN;
            if (!isKnown && isNews && isFirst) {
                return CompletableFuture.failedFuture(refused(refusal));
            }
            isRefusedLate = !isKnown && isNews;
            return CompletableFuture.completedFuture(false);
        });
    }

    private TxRefusedException refused(JsonRpcException refusal) {
        TxRefusedException refused = new TxRefusedException(id, refusal);
        end = Optional.of(refused);
        return refused;
    }

    /** One attempt: a second one would be refused for what the first has spent. */
    private Call<Id> issue() {
        return switch (chain) {
            case P -> node.platform().issueTx(tx.bytes()).retries(0);
            case X -> node.avm().issueTx(tx.bytes()).retries(0);
            case C -> node.avax().issueTx(tx.bytes()).retries(0);
        };
    }

    private record Status(TxStatus status, Optional<String> reason) {}

    private Call<Status> status() {
        return switch (chain) {
            case P -> node.platform().getTxStatus(id).map(said -> new Status(said.status(), said.reason()));
            case X -> node.avm().getTxBytes(id).map(bytes -> new Status(TxStatus.ACCEPTED, Optional.empty()));
            case C -> node.avax().getAtomicTxStatus(id).map(said -> new Status(said.status(), Optional.empty()));
        };
    }

    /** The transaction, if it is accepted; a failure, if it never will be. */
    private CompletableFuture<Optional<SignedTx>> look(Work work) {
        return work.ask(status()).<Optional<SignedTx>>handle((said, failure) -> {
            if (failure != null) {
                return unanswered(WorkRunner.reason(failure));
            }
            TxStatus status = said.status();
            lastSeen = "the node says " + status;
            if (status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED)) {
                isAccepted = true;
                return Optional.of(tx);
            } else if (status.equals(TxStatus.DROPPED) || status.equals(TxStatus.ABORTED)) {
                TxRejectedException rejected = new TxRejectedException(id, status, said.reason());
                end = Optional.of(rejected);
                throw rejected;
            }
            isTaken = status.equals(TxStatus.PROCESSING) || isTaken && !status.equals(TxStatus.UNKNOWN);
            return Optional.empty();
        });
    }

    private Optional<SignedTx> unanswered(RuntimeException failure) {
        boolean isUnknown = failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.NOT_FOUND;
        if (isUnknown) {
            return Optional.empty(); // the X-Chain knows accepted transactions alone
        }
        boolean goesOn =
                failure instanceof AvalancheException && !(failure instanceof ConnectionException e && e.interrupted());
        if (!goesOn) {
            throw failure;
        }
        lastSeen = String.valueOf(failure.getMessage());
        return Optional.empty();
    }
}
