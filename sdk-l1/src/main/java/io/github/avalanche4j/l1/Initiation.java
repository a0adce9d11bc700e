package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.List;
import java.util.Optional;

/** How an operation begins on the L1: a transaction, and the event in which the manager names its message. */
interface Initiation {
    EvmCall call(ManagerContract contract);

    ManagerEvent event();

    /** The topics after the event's own; absent where any matches. */
    List<Optional<EvmHash>> topics();

    /** Whether an event is about this operation; false for one of another change of the same validation. */
    default boolean isOurs(EvmLog event) {
        return true;
    }

    /** Compares what the manager sent with what was asked for. */
    void requireAsked(EvmLog event, Bytes payload, ManagerContract contract);
}
