package io.github.avalanche4j.node.info;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.NodeId;
import java.util.Optional;
import org.immutables.value.Value;

/** Who a node is. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableNodeIdentity.Builder.class)
public interface NodeIdentity {
    /** {@return the node's id} */
    @JsonProperty("nodeID")
    NodeId nodeId();

    /** {@return its BLS key with proof; absent before AvalancheGo 1.8.6} */
    @JsonProperty("nodePOP")
    Optional<NodePop> nodePop();
}
