package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;

/** A vertex that held a transaction, from before the Cortina upgrade, when the X-Chain had no blocks. */
@Value
public interface Vertex {
    /** {@return the vertex's id} */
    Id hash();

    /** {@return its height} */
    UInt64 height();

    /** {@return when it was accepted} */
    @UnixSeconds
    Instant timestamp();
}
