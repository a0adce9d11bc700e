package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;

/** What is known of a signed transaction that is to be issued. */
sealed interface TxState {
    // the X-Chain shows a transaction only when its block is accepted, a second or two after its inputs count as spent,
    // and so does the C-Chain with Helicon; on any chain the status may come from a node that lags
    int LATE_POLLS = 20;

    /** What was seen last, for a message. */
    default String lastSeen() {
        return "nothing yet";
    }

    /** The same, of which something else was seen last. */
    default TxState seen(String what) {
        return this;
    }

    /** The same after a poll that did not find it, or found that the node has dropped it. */
    default TxState missed(boolean isUnknown, String what) {
        return this;
    }

    /** The same in another run, which polls at least once. */
    default TxState askedAgain() {
        return this;
    }

    /** Whether a request with the bytes may have reached a node. */
    default boolean isSent() {
        return !(this instanceof Signed || this instanceof Released);
    }

    /** Whether the transaction is known to be accepted, or never to be. */
    default boolean isFinal() {
        return this instanceof Accepted || this instanceof Ended || this instanceof Released;
    }

    default boolean mayBeAccepted() {
        return isSent() && !isFinal();
    }

    /** Whether it is accepted, or may be. */
    default boolean isOpen() {
        return mayBeAccepted() || this instanceof Accepted;
    }

    /** A larger number for what is more likely to be accepted, of several states of one draft. */
    default int prospect() {
        return isOpen() ? 3 : isDoubtful() ? 2 : isSent() ? 1 : 0;
    }

    /** Whether a node refused it, though another one may have it, or it is known never to be accepted. */
    default boolean hasRefusal() {
        return this instanceof Doubted || this instanceof Ended;
    }

    /** Whether a node refused it when it was sent first. */
    default boolean isRefused() {
        return this instanceof Ended ended && ended.proof() == Proof.REFUSAL;
    }

    /** The refusal that has ended it; absent if a store does not say why a node refused it. */
    default Optional<TxRefusedException> knownRefusal() {
        return this instanceof Ended ended && ended.failure() instanceof TxRefusedException refusal
                ? Optional.of(refusal)
                : Optional.empty();
    }

    /** Whether it may be accepted for all that its refusal says. */
    default boolean isDoubtful() {
        return isRefused()
                && knownRefusal().map(TxRefusedException::mayBeAccepted).orElse(true);
    }

    /** Whether it was refused for an input that it may have spent itself. */
    default boolean mayBeOwn() {
        return isRefused()
                && knownRefusal().filter(TxRefusedException::isInputGone).isPresent();
    }

    /** Whether it will not be accepted, whichever node has it. */
    default boolean isEndedForGood() {
        return this instanceof Ended && !isRefused();
    }

    /** Whether it cannot be accepted, so that its outputs will never exist. */
    default boolean isImpossible() {
        return this instanceof Ended ended && ended.proof() == Proof.BLOCK;
    }

    /** The end by its refusal, if the status or a store has confirmed that. */
    default TxState decided() {
        return this instanceof Doubted doubted ? new Ended(doubted.refusal(), Proof.REFUSAL) : this;
    }

    /** The same if a store has it. If this wallet does not send it, another process may do so, or has done so. */
    default TxState saved(boolean isReserved) {
        return this instanceof Released || this instanceof Signed && !isReserved ? Sent.elsewhere() : this;
    }

    /** The same with a proof of its end, if that is better than what is known. */
    default TxState endedBy(Ended end, String reason) {
        if (!(this instanceof Ended ended)) {
            return isFinal() ? this : end;
        } else if (ended.proof().compareTo(end.proof()) >= 0) {
            return this;
        }
        return new Ended(
                ended.failure() instanceof TxRefusedException refusal ? refusal.because(reason) : ended.failure(),
                end.proof());
    }

    /** Whether no other transaction may pay for the same unless it spends one of the same inputs. */
    default boolean needsRival() {
        return mayBeAccepted() || isRefused();
    }

    /** This wallet has sent nothing. */
    record Signed() implements TxState {}

    /**
     * A request with the bytes may have reached a node.
     *
     * @param sends the number of such requests
     * @param isSending whether the response to the last one is not known yet
     * @param missedPolls the number of polls that did not find it since it was in the mempool
     */
    record Sent(int sends, boolean isSending, boolean isInMempool, int missedPolls, String lastSeen)
            implements TxState {
        /** Another process may have sent it. */
        static Sent elsewhere() {
            return new Sent(1, false, false, 0, "nothing yet");
        }

        @Override
        public Sent seen(String what) {
            return new Sent(sends, isSending, isInMempool, missedPolls, what);
        }

        Sent inMempool(String what) {
            return new Sent(sends, false, true, 0, what);
        }

        @Override
        public Sent missed(boolean isUnknown, String what) {
            return isUnknown ? new Sent(sends, isSending, isInMempool, missedPolls + 1, what) : inMempool(what);
        }

        /**
         * A node has refused it. A request that arrived twice is refused for what its first arrival has spent, so the
         * status has to confirm it.
         */
        TxState refused(Id id, JsonRpcException refusal) {
            if (refusal.reason() == Reason.ALREADY_KNOWN) {
                return inMempool("the node has it already");
            }
            TxRefusedException failure = new TxRefusedException(id, refusal, sends > 1);
            boolean isShownLate = failure.mayBeAccepted() || refusal.reason() == Reason.CONFLICT;
            return new Doubted(failure, isShownLate ? LATE_POLLS : 1, lastSeen);
        }

        /** A node that had it may have dropped it, and sending the same bytes again does no harm. */
        boolean isDue() {
            return !isSending && !isInMempool || missedPolls > 0 && missedPolls % LATE_POLLS == 0;
        }
    }

    /** The node refused it, which the status has still to confirm. */
    record Doubted(TxRefusedException refusal, int pollsLeft, String lastSeen) implements TxState {
        @Override
        public Doubted seen(String what) {
            return new Doubted(refusal, pollsLeft, what);
        }

        @Override
        public Doubted missed(boolean isUnknown, String what) {
            return new Doubted(refusal, pollsLeft - 1, what);
        }

        /** What may have been sent before its refusal is sent again, unless a node knows it: that may take it now. */
        @Override
        public TxState askedAgain() {
            return pollsLeft > 0 || !refusal.wasSentBefore() ? this : new Sent(2, false, false, 0, lastSeen);
        }
    }

    record Accepted() implements TxState {
        @Override
        public String lastSeen() {
            return "it is accepted";
        }
    }

    /** It was not sent, and must not be. */
    record Released() implements TxState {}

    /** How it is known that a transaction will not be accepted. */
    enum Proof {
        /** The word of one node; another may have it if the request arrived twice. */
        REFUSAL,
        /** It follows from what is known: a node has aborted it, its work has gone on without it, or its time is over. */
        CONCLUSION,
        /** A block has another spender of one of its inputs, or shows the same of what made that input. */
        BLOCK
    }

    /** It will not be accepted, as far as this wallet knows. */
    record Ended(AvalancheException failure, Proof proof) implements TxState {
        @Override
        public String lastSeen() {
            return "a node refused it";
        }
    }
}
