package io.github.avalanche4j.data.aggregator;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.Bytes;
import org.immutables.value.Value;

/**
 * A message with signatures of validators under it. Whether they weigh enough is for the reader to see: the hosted service
 * was seen to respond with fewer than it was asked for.
 */
@Value.Immutable
@JsonDeserialize(builder = ImmutableAggregatedMessage.Builder.class)
public interface AggregatedMessage {
    /**
     * {@return the signed message in its binary form: the unsigned message and one aggregated signature} Read from hex with or
     * without {@code 0x}; self-hosted services call the field {@code signed-message}.
     */
    @JsonAlias("signed-message")
    Bytes signedMessage();
}
