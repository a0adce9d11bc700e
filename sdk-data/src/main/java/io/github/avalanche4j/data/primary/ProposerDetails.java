package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** The proposer of a block and the block's parent. Each field may be absent. */
@Value
public interface ProposerDetails {
    /** {@return the id of the proposer's block around this one} */
    Optional<Id> proposerId();

    /** {@return the id of the proposer's block before it} */
    Optional<Id> proposerParentId();

    /** {@return the node} */
    Optional<NodeId> proposerNodeId();

    /** {@return the P-Chain height that it refers to} */
    Optional<UInt64> proposerPChainHeight();

    /** {@return when it was proposed} */
    @UnixSeconds
    Optional<Instant> proposerTimestamp();
}
