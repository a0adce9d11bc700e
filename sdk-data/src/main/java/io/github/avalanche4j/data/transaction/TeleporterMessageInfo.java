package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The cross-chain message that a transaction sent or delivered. */
@Value
public interface TeleporterMessageInfo {
    /** {@return the message's id in hex, as the service writes it} */
    String teleporterMessageId();

    /** {@return whether the transaction sent or delivered it} */
    MessageDirection direction();

    /** {@return the chain it came from; only where the transaction delivered it} */
    Optional<String> sourceChainId();

    /** {@return the chain it went to; only where the transaction sent it} */
    Optional<String> destinationChainId();
}
