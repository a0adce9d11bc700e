package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;
import java.util.OptionalLong;

/** The peers of a node. */
@Value
public interface Peers {
    /** {@return the number of peers in the response} */
    OptionalLong numPeers();

    /** {@return the peers, in no particular order} */
    List<Peer> peers();
}
