package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** An accepted block, vertex or transaction, as bytes. */
@Value
@AdaptedBy(ContainerAdapter.class)
public interface Container {
    /**
     * {@return the container's id} In a block index this is the id of the ProposerVM block, which is neither the inner
     * block's id nor an EVM block hash (AvalancheGo).
     */
    Id id();

    /**
     * {@return the container} In a block index it is a ProposerVM block around the chain's own. The node sends a
     * checksum after it, unless the encoding is {@code hexnc}; it has been verified and is not part of it.
     */
    Bytes bytes();

    /**
     * {@return when this node accepted it; for a container accepted while bootstrapping, when the node bootstrapped} It
     * differs between nodes and need not grow with the index.
     */
    Instant timestamp();

    /** {@return the number of containers accepted before this one, from 0} */
    UInt64 index();

    /** {@return the encoding of the bytes in the response: {@code hex}, unless the call requested another} */
    Optional<String> encoding();
}
