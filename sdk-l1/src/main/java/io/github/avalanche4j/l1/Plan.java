package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.wallet.TxRequest;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * What one operation requests, and how each of its steps does that. The longest plan has a transaction on the L1, one
 * on the P-Chain, and another one on the L1.
 */
interface Plan {
    /** The name in a state's text. */
    String name();

    /** What {@link Plans#parse} needs, in one word. */
    String text();

    /** Checks before anything is sent. */
    CompletableFuture<Start> check(Work work, L1Access l1);

    /**
     * Where an operation starts: the first block that may have its effect on the L1, and the manager's message if the
     * manager sent it already.
     */
    record Start(long fromBlock, Bytes request) {
        static Start at(long block) {
            return new Start(block, Bytes.EMPTY);
        }
    }

    /** The stage after the check. */
    L1Operation.Stage first();

    /** How the operation begins on the L1. */
    default Initiation initiation() {
        throw new IllegalStateException(name() + " does not begin on the L1");
    }

    /** The transaction on the P-Chain; {@code message} is empty if it delivers none. */
    default TxRequest tx(L1Access l1, Network network, Bytes message) {
        throw new IllegalStateException(name() + " has no transaction on the P-Chain");
    }

    /**
     * Whether the P-Chain accepts only one transaction for this operation, so that a refused one can be replaced.
     */
    default boolean isReplayProof() {
        return true;
    }

    /** Whether the P-Chain shows the effect; fails if it never will. */
    CompletableFuture<Boolean> isOnPChain(Work work, L1Access l1, Bytes request);

    /** Whether the P-Chain's statement has to be delivered to the L1. */
    default boolean isAnswered() {
        return true;
    }

    /** The P-Chain's statement for the L1, after it has accepted the transaction. */
    default CompletableFuture<Answer> answer(Work work, L1Access l1, Bytes request) {
        throw new IllegalStateException(name() + " ends on the P-Chain");
    }

    /** A statement of the P-Chain, and its justification. */
    record Answer(L1Message message, Bytes justification) {}

    /** The transaction that delivers the statement. */
    default EvmCall completion(ManagerContract contract, WarpMessage signed) {
        throw new IllegalStateException(name() + " does not end on the L1");
    }

    /** Whether the L1 shows the effect of the statement. */
    default CompletableFuture<Boolean> isComplete(Work work, L1Access l1, Bytes request) {
        return CompletableFuture.completedFuture(true);
    }

    /** The validation; absent while it has no id. */
    Optional<Id> validationId(Bytes request);
}
