package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.Optional;

/** A stake that was delegated to a validator. */
@Value
public interface Delegator {
    /** {@return the transaction that delegated} */
    @WireName("txID")
    Id txId();

    /** {@return the validator} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return the stake; on the primary network in nAVAX} */
    UInt64 weight();

    /** {@return when the delegation began} */
    @UnixSeconds
    Optional<Instant> startTime();

    /** {@return when it ends} */
    @UnixSeconds
    Optional<Instant> endTime();

    /** {@return the owner of the reward} */
    Optional<OutputOwners> rewardOwner();

    /**
     * {@return the reward if the validator's uptime suffices, before the validator's share, in the staked asset's
     * smallest unit}
     */
    Optional<UInt64> potentialReward();
}
