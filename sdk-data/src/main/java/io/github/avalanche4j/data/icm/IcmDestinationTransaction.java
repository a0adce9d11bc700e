package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** The transaction that delivered a message. */
@Value
public interface IcmDestinationTransaction {
    /** {@return its hash} */
    EvmHash txHash();

    /** {@return when its block was proposed} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the gas cost, as the service computes it} */
    Optional<BigInteger> gasSpent();

    /** {@return the address that may claim the reward} */
    Optional<EvmAddress> rewardRedeemer();

    /** {@return the relayer} */
    Optional<EvmAddress> delivererAddress();
}
