package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The total stake and weight of a subnet's validators. */
@Value
public interface TotalStake {
    /**
     * {@return the stake, the same as the weight; only for the primary network and subnets that anyone may stake on}
     */
    Optional<UInt64> stake();

    /** {@return the weight of all validators; on the primary network the stake in nAVAX, delegations included} */
    Optional<UInt64> weight();
}
