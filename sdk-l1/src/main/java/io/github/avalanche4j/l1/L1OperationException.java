package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.AvalancheException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if an operation cannot continue, or not yet. Follow the advice in the message, and run the same
 * call again.
 *
 * @serial exclude
 */
public final class L1OperationException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    private L1OperationException(Reason reason, String message, @Nullable Throwable cause) {
        super(message + " (" + reason + "); " + reason.advice, "", reason.isTransient, cause);
        this.reason = reason;
    }

    static L1OperationException of(Reason reason, String message) {
        return new L1OperationException(reason, message, null);
    }

    static L1OperationException of(Reason reason, String message, Throwable cause) {
        return new L1OperationException(reason, message, cause);
    }

    /** Compares a field of an event or a message with that of the request. */
    static void requireSame(String field, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw of(Reason.MISMATCH, "the " + field + " should be " + expected + " and is " + actual);
        }
    }

    /** {@return why the operation cannot continue} */
    public Reason reason() {
        return reason;
    }

    /** Why an operation cannot continue. */
    public enum Reason {
        /** The node is already a validator, or its registration is pending with other terms. */
        ALREADY_REGISTERED("remove the validation, or let its registration expire", false),
        /** The P-Chain or the manager has no such validation, or its state does not allow the operation. */
        NOT_A_VALIDATOR("check the validation id", false),
        /** The registration was not delivered to the P-Chain in time. */
        EXPIRED("cancel the operation, prove the expiry with L1Manager.expire, and register under another name", false),
        /** The registration can still be delivered to the P-Chain. */
        NOT_EXPIRED("wait until it has expired, or deliver it", true),
        /**
         * The validators that signed have less than 67 percent of the weight. The message has their weight and the nodes
         * that did not sign; to find them, the step asks for lower quorums, for half of its remaining time at most.
         */
        TOO_FEW_SIGNATURES("run the same call again when more validators are reachable", true),
        /** The signature does not match the validators at the P-Chain height at which the receiver verifies it. */
        BAD_SIGNATURE("run the same call again: the validators may have changed", true),
        /** The contract, the chain and the subnet do not belong together. */
        WRONG_SUBNET("check the ids and addresses", false),
        /** The P-Chain has accepted a newer change of the validator's weight. */
        STALE_NONCE("cancel the operation, and change to the weight you want under another name", false),
        /** The P-Chain accepted the message before, and the validator has left since. */
        ALREADY_ISSUED("cancel the operation, and register under another name", false),
        /** An event or a message does not match the request. Nothing was paid on the P-Chain. */
        MISMATCH("nothing was paid on the P-Chain; find out who sent the message", false),
        /** L1 or P-Chain refuse each message, though its signatures are right. */
        REFUSED("run the same call again when price, funds or validators have changed", true),
        /** The balance of a validator lasts as long as it should, so there is nothing to pay. */
        BALANCE_SUFFICES("nothing was paid: pay later, or for a longer time", false),
        /** The contract refuses the transaction. */
        REVERTED("the contract's error names the rule", false),
        /** The operation needs a transaction to the L1's chain, and nothing sends it. Nothing else is wrong. */
        NO_SENDER(
                "set sender(…) in L1Options, or send transaction() of L1Manager.operation(name) with another tool, then run the same"
                        + " call again",
                false),
        /** The transaction is not on the L1's chain yet, or the P-Chain does not accept the message yet. */
        PENDING("run the same call again", true);

        private final String advice;
        private final boolean isTransient;

        Reason(String advice, boolean isTransient) {
            this.advice = advice;
            this.isTransient = isTransient;
        }
    }
}
