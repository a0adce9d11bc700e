package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.value.NodeId;

/** Sets the nodes whose items are wanted. */
public interface NodeSettings<B> {
    /** Wants these nodes; several calls add up. */
    B addNodeIds(NodeId... nodes);

    /** As {@link #addNodeIds}, from a collection. */
    B addAllNodeIds(Iterable<? extends NodeId> nodes);
}
