package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.List;
import java.util.Optional;

/** How an operation begins on the L1: a transaction, and the event that names the manager's message. */
interface Initiation {
    EvmCall call(ManagerContract contract);

    ManagerEvent event();

    /** The topics after the event's own; an absent topic matches any. */
    List<Optional<EvmHash>> topics();

    /** Whether an event is about this operation; false for one of another change of the same validation. */
    default boolean isOurs(EvmLog event) {
        return true;
    }

    /** Compares the manager's event and message with the request. */
    void requireAsked(EvmLog event, Bytes payload, ManagerContract contract);
}
