package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A vertex of the X-Chain, from before the Cortina upgrade, when it had no blocks. */
@Value
public interface XChainVertexDetails {
    /** {@return the vertex's id} */
    Id vertexHash();

    /** {@return the vertices that it built on} */
    List<Id> parentHashes();

    /** {@return its height; several vertices may have the same} */
    UInt64 vertexHeight();

    /** {@return its place among all vertices} */
    Optional<UInt64> vertexIndex();

    /** {@return when it was accepted} */
    @UnixSeconds
    Instant vertexTimestamp();

    /** {@return how many transactions it holds} */
    Optional<UInt64> txCount();

    /** {@return their ids} */
    List<Id> transactions();

    /** {@return its length in bytes} */
    Optional<UInt64> vertexSizeBytes();
}
