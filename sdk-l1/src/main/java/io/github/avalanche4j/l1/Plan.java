package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.wallet.TxRequest;
import java.util.List;
import java.util.Optional;

/**
 * The transactions of an operation, up to three: on the L1, on the P-Chain, and on the L1 again. A plan implements the
 * interfaces of those that it has.
 */
interface Plan {
    /** The name in a state's text. */
    String name();

    /** The text from which the plan is parsed, without spaces. */
    String text();

    /** Checks before anything is sent, and returns the state after {@link Stage#PLANNED}. */
    Call<OperationState> check(L1Context l1);

    /** What the operation does; the text is the same at all stages. */
    default String purpose() {
        return name() + "(" + text() + ")";
    }

    /** The validation; absent while it has no id, and for a plan about several validators. */
    default Optional<Id> validationId(Bytes request) {
        return Optional.empty();
    }

    /** The transaction that begins the operation on the L1. */
    default Optional<Initiation> initiation() {
        return this instanceof Initiation leg ? Optional.of(leg) : Optional.empty();
    }

    /** The transaction on the P-Chain. */
    default Optional<PChainLeg> pChainLeg() {
        return this instanceof PChainLeg leg ? Optional.of(leg) : Optional.empty();
    }

    /** The delivery of the P-Chain's statement to the L1. */
    default Optional<Delivery> delivery() {
        return this instanceof Delivery leg ? Optional.of(leg) : Optional.empty();
    }

    /** Whether the operation goes through a stage. */
    default boolean has(Stage stage) {
        return switch (stage) {
            case PLANNED, DONE -> true;
            case REQUESTING -> initiation().isPresent();
            case REQUESTED -> pChainLeg().isPresent();
            case ACCEPTED, COMPLETING -> delivery().isPresent();
        };
    }

    /** The transaction that begins an operation on the L1, and the event that names the manager's message. */
    interface Initiation {
        /** The transaction, which delivers the signed uptime if the plan proves one. */
        EvmCall call(ManagerContract contract, Optional<WarpMessage> proof);

        ManagerEvent event();

        /** The topics after the event's own; an absent topic matches any. */
        List<Optional<EvmHash>> topics();

        /** Whether an event is about this operation; false for another change of the same validation. */
        default boolean isOurs(EvmLog event) {
            return true;
        }

        /** Whether a message can still have its effect; false after its expiry. */
        default Call<Boolean> isOpen(L1Context l1, Bytes message) {
            return Call.completed(true);
        }

        /** Compares the manager's event and message with the request. */
        void requireMatch(EvmLog event, Bytes payload, ManagerContract contract);
    }

    /** The transaction on the P-Chain. */
    interface PChainLeg {
        /** The transaction; {@code message} is empty if it delivers none. */
        TxRequest tx(L1Context l1, Network network, Bytes message);

        /** What the transaction does; the text does not depend on the signatures of its message. */
        String purpose(L1Context l1, Bytes request);

        /** Whether the P-Chain shows the effect; fails if it never will. */
        Call<Boolean> isAccepted(L1Context l1, Bytes request);

        /** Whether the effect is that something is gone. A node that lags may not have it yet, and shows the same. */
        default boolean isAbsence() {
            return false;
        }
    }

    /** The delivery of the P-Chain's statement to the L1. */
    interface Delivery {
        /** Waits until the L1's chain can verify the statement. */
        default Call<Boolean> ready(L1Context l1, Run run) {
            return Call.completed(true);
        }

        /** The statement, after the P-Chain has accepted the transaction. */
        Call<Statement> statement(L1Context l1, Bytes request);

        EvmCall completion(ManagerContract contract, WarpMessage signed);

        /** Whether the L1 shows the effect of the statement. */
        Call<Boolean> isComplete(L1Context l1, Bytes request);
    }

    /** A statement of the P-Chain, and its justification. */
    record Statement(L1Message message, Bytes justification) {}
}
