package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;

/** The totals of all delegations of the primary network. */
@Value
public interface DelegatorTotals {
    /** {@return the number of delegations} */
    UInt64 delegatorCount();

    /** {@return their stake} */
    NAvax totalAmountStaked();
}
