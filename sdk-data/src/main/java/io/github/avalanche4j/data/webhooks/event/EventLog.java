package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;
import java.util.OptionalInt;

/** A log that a contract wrote. */
@Value
public interface EventLog {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return its first topic in hex, usually the signature of the event} */
    Optional<String> topic0();

    /** {@return its second topic} */
    Optional<String> topic1();

    /** {@return its third topic} */
    Optional<String> topic2();

    /** {@return its fourth topic} */
    Optional<String> topic3();

    /** {@return its data in hex} */
    String data();

    /** {@return the place of its transaction in the block} */
    OptionalInt transactionIndex();

    /** {@return its place in the block} */
    OptionalInt logIndex();

    /** {@return whether a reorganization removed it} */
    Optional<Boolean> removed();
}
