package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bytes;

/**
 * A message signed by validators. Before you rely on it, compare it with the message that you sent, and verify the
 * signers' weight: the hosted service has returned messages with less weight than requested.
 */
@Value
public interface AggregatedMessage {
    /**
     * {@return the signed message in its binary form: the unsigned message and one aggregated signature} Read from hex
     * with or without {@code 0x}; self-hosted services call the field {@code signed-message}.
     */
    @WireName(alias = "signed-message")
    Bytes signedMessage();
}
