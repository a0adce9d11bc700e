package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.jsonrpc.TxRefusal;
import io.github.avalanche4j.core.value.Id;
import java.util.EnumSet;
import java.util.Set;

/**
 * Thrown when the node refuses a transaction, and another one would not be accepted either. The payment then reserves
 * no funds. When the cause has passed, run the same call again: it looks everything up again, and pays once whatever
 * the node said. To stop the payment, {@linkplain Wallet#cancel cancel} it.
 *
 * @serial exclude
 */
public final class TxRefusedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final String txId; // a text, which Java serialization keeps
    private final Reason reason;

    TxRefusedException(Id txId, JsonRpcException cause) {
        this(txId, cause, Reason.of(cause.error()));
    }

    private TxRefusedException(Id txId, JsonRpcException cause, Reason reason) {
        super(
                "the node refused transaction " + txId + " (" + reason + "): " + cause.error() + "; " + reason.advice,
                "",
                Reason.TEMPORARY.contains(reason),
                cause);
        this.txId = txId.toString();
        this.reason = reason;
    }

    /** {@return the transaction that was refused} */
    public Id txId() {
        return Id.parse(txId);
    }

    /** {@return why} */
    public Reason reason() {
        return reason;
    }

    /** Why a node refuses a transaction. */
    public enum Reason {
        /** The fee is too low for the node's current price. */
        FEE_TOO_LOW("run the same call again: the price has risen"),
        /** A UTXO is gone: a transaction spent it, possibly this one. */
        INPUT_SPENT("this transaction itself may have spent the UTXO: run the same call again, which looks for it"),
        /** Another transaction in the node's pool spends the same UTXO. */
        CONFLICT("wait for the other transaction, then run the same call again"),
        /** The nonce of an export from the C-Chain is not the account's next one. */
        NONCE("wait for the account's pending transactions, then run the same call again, which looks for this one"),
        /** A UTXO that the transaction spends is still locked, by the node's clock. */
        LOCKED("wait until the lock is over, then run the same call again"),
        /** The transaction needs more gas than is available now. */
        CAPACITY("spend fewer UTXOs, or wait until more gas is available, then run the same call again"),
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
        /** The transaction breaks a rule of staking: period, amount, fee, or a validator that already exists. */
        STAKING("change the request"),
        /**
         * The transaction breaks another rule, which the message names; or a server in front of the node has written
         * the text.
         */
        OTHER(
                "if the text names a rule, change the request; if not, another node may have the transaction: run the same"
                        + " call again, which looks for it");

        private final String advice;

        Reason(String advice) {
            this.advice = advice;
        }

        private static final Set<Reason> TEMPORARY =
                EnumSet.of(FEE_TOO_LOW, INPUT_SPENT, CONFLICT, NONCE, LOCKED, CAPACITY, OTHER);

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
