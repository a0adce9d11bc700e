package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.builder.NotAuthorizedException;
import io.github.avalanche4j.wallet.sign.SigningException;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Thrown when a transaction was sent, or may have been, and the call ends before its outcome is known: at the deadline,
 * by an interrupt, or when the client is closed. It is also thrown if the transaction is accepted, and what follows it
 * is not done. Run the same call again: it asks for the status, and never pays a second time. If the outcome stays
 * unknown, pay by another transaction that replaces this one, see {@link TxRequest#replace}.
 *
 * @serial exclude
 */
public final class TxUnconfirmedException extends AvalancheException {
    private static final long serialVersionUID = 1;
    private static final Set<String> OF_CALLS = Set.of("name", "request", "work", "state"); // wrong in each run

    private final transient Id txId;

    private TxUnconfirmedException(Id txId, String what, String advice, boolean isTransient, Throwable cause) {
        super(
                what + "; run the same call again, which never pays twice" + advice + ": "
                        + String.valueOf(cause.getMessage()).replace("; nothing was sent", "; nothing more was sent"),
                "",
                isTransient,
                cause);
        this.txId = txId;
    }

    /** The failure of a call with the last of its transactions that may be accepted, or else with the last refused one. */
    static RuntimeException of(Stream<Issuance> all, RuntimeException failure) {
        return all.filter(one -> one.state().isSent() && !one.state().isEndedForGood())
                .reduce((one, next) -> next.state().isRefused() && !one.state().isRefused() ? one : next)
                .map(one -> of(one.tx().id(), one.state(), failure))
                .orElse(failure);
    }

    /** The failure of a call with the transaction that was sent, unless it is the end of that or names it already. */
    static RuntimeException of(Id txId, TxState state, RuntimeException failure) {
        if (TxRefusedException.isEnd(failure)
                || failure instanceof TxUnconfirmedException
                || failure instanceof TxRequest.IrreplaceableException
                || failure instanceof PaymentRecord.LostException
                || !state.isSent()) {
            return failure;
        }
        return state instanceof TxState.Accepted
                ? accepted(txId, "what follows it is not done", mayHelp(failure), failure)
                : unknown(txId, state, failure);
    }

    /** The failure of a call that ends before the outcome of a transaction is known, or before all that follows is done. */
    static TxUnconfirmedException of(Id txId, String what, RuntimeException failure) {
        return failure instanceof TxUnconfirmedException known
                ? known
                : new TxUnconfirmedException(txId, what, "", true, failure);
    }

    /** The failure of a call that hides a transaction that may be accepted. */
    static TxUnconfirmedException unknown(Id txId, TxState state, RuntimeException failure) {
        return new TxUnconfirmedException(
                txId,
                "the outcome of transaction " + txId + " is not known yet; last seen: " + state.lastSeen(),
                state.isRefused() ? "" : ", or pay by another transaction that replaces it, with replace()",
                mayHelp(failure) || isOfAnother(failure),
                failure);
    }

    /** What keeps a call from making another transaction does not keep the next one from asking for this one. */
    private static boolean isOfAnother(RuntimeException failure) {
        return failure instanceof InvalidRequestException refused && !OF_CALLS.contains(refused.argument())
                || failure instanceof InsufficientFundsException
                || failure instanceof NotAuthorizedException
                || failure instanceof SigningException
                || TxRefusedException.isEnd(failure);
    }

    /** The failure of a store may pass, too. */
    private static boolean mayHelp(RuntimeException failure) {
        return !(failure instanceof AvalancheException e) || e.isTransient() || Sequence.isInterrupted(e);
    }

    /** A transaction is accepted, and what has to follow it is not done. */
    static TxUnconfirmedException accepted(Id txId, String missing, boolean isTransient, Throwable cause) {
        return new TxUnconfirmedException(
                txId, "transaction " + txId + " is accepted, and " + missing, "", isTransient, cause);
    }

    /** {@return the transaction that was sent, or may have been} */
    public Id txId() {
        return txId;
    }
}
