package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.jsonrpc.TxRefusal;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Thrown when the node refuses a transaction that was sent. To try again when the cause has passed, run the call of the
 * request again. It prepares another transaction, whose fee differs by some nAVAX, because a node repeats its refusal of
 * the same bytes without a new check. Only bytes that may have been sent before are sent again.
 *
 * @serial exclude
 */
public final class TxRefusedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private static final String REPEATED =
            "it refused another transaction of the same request in the same words, so the request breaks the rule"
                    + " that they name; make no other request for the same while one of both may be accepted";

    private final transient Id txId;
    private final Reason reason;
    private final boolean wasSentBefore;
    private final boolean isProven;

    TxRefusedException(Id txId, JsonRpcException cause, boolean wasSentBefore) {
        this(
                txId,
                cause,
                wasSentBefore
                        ? "it may have been sent before, so another node may have it: issue it again to learn its"
                                + " outcome, or pay by another transaction that replaces it, with replace()"
                        : Reason.of(cause.error()).advice,
                wasSentBefore,
                false,
                wasSentBefore || mayPass(cause, false));
    }

    private TxRefusedException(
            Id txId,
            JsonRpcException cause,
            String advice,
            boolean wasSentBefore,
            boolean isProven,
            boolean isTransient) {
        super(
                "the node refused transaction " + txId + " (" + Reason.of(cause.error()) + "): " + cause.error() + "; "
                        + advice,
                "",
                isTransient,
                cause);
        this.txId = txId;
        this.reason = Reason.of(cause.error());
        this.wasSentBefore = wasSentBefore;
        this.isProven = isProven;
    }

    private static boolean mayPass(JsonRpcException cause, boolean isProven) {
        Reason reason = Reason.of(cause.error());
        return Reason.TEMPORARY.contains(reason) || reason == Reason.OTHER && !isProven;
    }

    /** The same refusal after another one of the same request with the same text: it breaks a rule. */
    TxRefusedException after(TxRefusedException before) {
        JsonRpcException refusal = (JsonRpcException) Objects.requireNonNull(getCause());
        boolean isSame = reason == Reason.OTHER
                && before.getCause() instanceof JsonRpcException earlier
                && ruleOf(before, earlier).equals(ruleOf(this, refusal));
        if (!isSame) {
            return this;
        }
        TxRefusedException again = new TxRefusedException(txId, refusal, REPEATED, wasSentBefore, isProven, false);
        Stream.of(getSuppressed()).forEach(again::addSuppressed);
        return again;
    }

    /** The words of a node, which names the transaction in them. */
    private static String ruleOf(TxRefusedException refusal, JsonRpcException cause) {
        return cause.error().replace(refusal.txId.toString(), "");
    }

    /** The same refusal, of which it is known why the transaction will not be accepted. */
    TxRefusedException because(String proof) {
        JsonRpcException refusal = (JsonRpcException) Objects.requireNonNull(getCause());
        return new TxRefusedException(
                txId, refusal, proof + ": run its request again", false, true, mayPass(refusal, true));
    }

    /** {@return the transaction that was refused} */
    public Id txId() {
        return txId;
    }

    /** {@return why} */
    public Reason reason() {
        return reason;
    }

    /**
     * {@return whether the transaction may be accepted, or another node may still have it} True if it had been sent before
     * without a response, if one of its inputs is spent and no block shows by what, or if the text is unknown, because a
     * gateway may have written it. If false, it is in no pool and in no block, as far as this wallet can know: the bytes
     * may also have arrived twice, or from another process. So run the request again, which excludes them, and make no
     * other one for the same payment.
     */
    public boolean mayBeAccepted() {
        return wasSentBefore || isInputGone() || reason == Reason.OTHER && !isProven;
    }

    /** Whether an input is spent, by this transaction or by another one, and no block has shown by which. */
    boolean isInputGone() {
        return !isProven && (reason == Reason.INPUT_SPENT || reason == Reason.NONCE);
    }

    boolean wasSentBefore() {
        return wasSentBefore;
    }

    /** Whether a failure is the node's last word about a transaction, or a proof that it is not accepted. */
    static boolean isEnd(RuntimeException failure) {
        return failure instanceof TxRefusedException || failure instanceof TxRejectedException;
    }

    /** Whether a failure shows that prices, inputs or nonces have changed, so that another transaction is needed. */
    static boolean isOutdated(RuntimeException failure) {
        return failure instanceof TxRefusedException refused
                        && !refused.wasSentBefore
                        && Reason.OUTDATED.contains(refused.reason)
                || failure instanceof TxRejectedException rejected
                        && rejected.status().equals(TxStatus.DROPPED);
    }

    /** Why a node refuses a transaction. */
    public enum Reason {
        /** The fee is too low for the node's current price. */
        FEE_TOO_LOW("run its request again: the price has risen"),
        /** A UTXO is gone: a transaction spent it, possibly this one. */
        INPUT_SPENT("this transaction itself may have spent the UTXO: run the same call again, which looks for it"),
        /** Another transaction in the node's pool spends the same UTXO. */
        CONFLICT("wait for the other transaction, then run its request again"),
        /** The nonce of an export from the C-Chain is not the account's next one. */
        NONCE("wait for the account's pending transactions, then run its request again, which looks for this one"),
        /** A UTXO that it spends is still locked, by the node's clock. */
        LOCKED("wait until the lock is over, then run its request again"),
        /** It needs more gas than is available now. */
        CAPACITY("spend fewer UTXOs, or wait until more gas is available, then run its request again"),
        /** A signature is missing, or not of the owner. */
        SIGNATURE("complete the signatures"),
        /** The P-Chain accepted a registration with this Warp message before. */
        ALREADY_ISSUED("look up the validation: if the validator has left since, register it again"),
        /** The P-Chain does not accept the Warp message: expired, too early, outdated, or signed by too few. */
        WARP_MESSAGE("get a new message, or aggregate the signatures of this one again"),
        /** The P-Chain has no such validation of an L1. */
        UNKNOWN_VALIDATION("check the validation id: the validator may have been removed"),
        /** The validator would have more stake than it may. */
        OVER_DELEGATED("delegate less, or to another validator"),
        /** It breaks a rule of staking: period, amount, fee, or a validator that already exists. */
        STAKING("change the request"),
        /** It breaks another rule, which the message names, or a server before the node has written the text. */
        OTHER("if the text names a rule, change the request; if not, another node may have it: run the same call again,"
                + " which looks for it");

        private final String advice;

        Reason(String advice) {
            this.advice = advice;
        }

        private static final Set<Reason> OUTDATED = EnumSet.of(FEE_TOO_LOW, INPUT_SPENT, CONFLICT, NONCE);
        private static final Set<Reason> TEMPORARY =
                EnumSet.of(FEE_TOO_LOW, INPUT_SPENT, CONFLICT, NONCE, LOCKED, CAPACITY);

        /**
         * {@return the reason that a node's text means}
         *
         * @param text a node's error, or its reason for a dropped transaction
         */
        public static Reason of(String text) {
            return valueOf(TxRefusal.of(text).name());
        }
    }
}
