package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.value.UInt64;
import org.immutables.value.Value;

/** The delegations of the primary network together. */
@Value.Immutable
public interface DelegatorTotals {
    /** {@return the number of delegations} */
    UInt64 delegatorCount();

    /** {@return their stake, in nAVAX} */
    UInt64 totalAmountStaked();
}
