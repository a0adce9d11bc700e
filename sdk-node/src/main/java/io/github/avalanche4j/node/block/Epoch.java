package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** An epoch: a span of time in which a chain uses the validators of one P-Chain height (ACP-181). */
@Value
public interface Epoch {
    /** {@return the epoch's number; 0 before the first} */
    UInt64 number();

    /** {@return when it began} */
    @UnixSeconds
    Optional<Instant> startTime();

    /** {@return the P-Chain height whose validators it uses} */
    UInt64 pChainHeight();

    /**
     * {@return an epoch}
     *
     * @param number the epoch's number
     * @param startTime when it began, to the second
     * @param pChainHeight the P-Chain height whose validators it uses
     */
    static Epoch of(UInt64 number, Instant startTime, UInt64 pChainHeight) {
        return ImmutableEpoch.of(number, Optional.of(startTime), pChainHeight);
    }
}
