package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.json.TimeReaders;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** A stake that was delegated to a validator. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableDelegator.Builder.class)
public interface Delegator {
    /** {@return the transaction that delegated} */
    @JsonProperty("txID")
    Id txId();

    /** {@return the validator} */
    @JsonProperty("nodeID")
    NodeId nodeId();

    /** {@return the stake; on the primary network in nAVAX} */
    UInt64 weight();

    /** {@return when the delegation began} */
    @JsonDeserialize(contentUsing = TimeReaders.Seconds.class)
    @JsonSerialize(contentUsing = TimeReaders.SecondsWriter.class)
    Optional<Instant> startTime();

    /** {@return when it ends} */
    @JsonDeserialize(contentUsing = TimeReaders.Seconds.class)
    @JsonSerialize(contentUsing = TimeReaders.SecondsWriter.class)
    Optional<Instant> endTime();

    /** {@return who gets the reward} */
    Optional<Owner> rewardOwner();

    /** {@return the reward if the validator stays up, before the validator's share, in the staked asset's smallest unit} */
    Optional<UInt64> potentialReward();
}
