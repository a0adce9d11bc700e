package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/** A BLS key that may sign Warp messages, with its nodes and their weight. */
@Value
public interface WarpValidator {
    /** {@return the BLS public key, 48 bytes, compressed} */
    Bytes publicKey();

    /** {@return the weight of all nodes that have this key} */
    UInt64 weight();

    /** {@return the nodes that have this key; nearly always one} */
    @WireName("nodeIDs")
    List<NodeId> nodeIds();
}
