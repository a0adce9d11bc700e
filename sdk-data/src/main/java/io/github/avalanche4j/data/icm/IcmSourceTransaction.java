package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmHash;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** The transaction that sent a message. */
@Value
public interface IcmSourceTransaction {
    /** {@return its hash} */
    EvmHash txHash();

    /** {@return when its block was proposed} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the gas cost, as the service computes it} */
    Optional<BigInteger> gasSpent();
}
