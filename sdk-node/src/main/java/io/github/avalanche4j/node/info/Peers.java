package io.github.avalanche4j.node.info;

import java.util.List;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** The peers of a node. */
@Value.Immutable
public interface Peers {
    /** {@return the number of peers in the response} */
    OptionalLong numPeers();

    /** {@return the peers, in no particular order} */
    List<Peer> peers();
}
