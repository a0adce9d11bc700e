package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.NodeId;

/** Sets nodes to filter by. */
public interface NodeSettings<B> {
    /** Keeps only the items of these nodes. Repeated calls add nodes. */
    @CommaSeparated
    B addNodeIds(NodeId... nodes);

    /** As {@link #addNodeIds}, from a collection. */
    @CommaSeparated
    B addAllNodeIds(Iterable<? extends NodeId> nodes);
}
