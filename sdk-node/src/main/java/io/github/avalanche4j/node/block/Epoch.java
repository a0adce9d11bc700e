package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** A span of time in which a chain keeps to one height of the P-Chain for its validators (ACP-181). */
@Value.Immutable
public interface Epoch {
    /** {@return the epoch's number; 0 before the first} */
    UInt64 number();

    /** {@return when it began} */
    @UnixSeconds
    Optional<Instant> startTime();

    /** {@return the height of the P-Chain that it keeps to} */
    UInt64 pChainHeight();

    /**
     * {@return an epoch}
     *
     * @param number the epoch's number
     * @param startTime when it began, to the second
     * @param pChainHeight the height of the P-Chain that it keeps to
     */
    static Epoch of(UInt64 number, Instant startTime, UInt64 pChainHeight) {
        return ImmutableEpoch.of(number, Optional.of(startTime), pChainHeight);
    }
}
