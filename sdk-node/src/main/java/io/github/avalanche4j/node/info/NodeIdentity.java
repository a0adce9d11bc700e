package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Optional;

/** The identity of a node: its id and BLS key. */
@Value
public interface NodeIdentity {
    /** {@return the node's id} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return its BLS key with proof; absent before AvalancheGo 1.8.6} */
    @WireName("nodePOP")
    Optional<NodePop> nodePop();
}
