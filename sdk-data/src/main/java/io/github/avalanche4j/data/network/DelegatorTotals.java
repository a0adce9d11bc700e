package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.value.UInt64;
import org.immutables.value.Value;

/** The totals of all delegations of the primary network. */
@Value.Immutable
public interface DelegatorTotals {
    /** {@return the number of delegations} */
    UInt64 delegatorCount();

    /** {@return their stake, in nAVAX} */
    UInt64 totalAmountStaked();
}
