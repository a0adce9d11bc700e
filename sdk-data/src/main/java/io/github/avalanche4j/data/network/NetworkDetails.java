package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Value;

/** The totals of staking on the primary network. */
@Value
public interface NetworkDetails {
    /** {@return the validators} */
    ValidatorTotals validatorDetails();

    /** {@return the delegations} */
    DelegatorTotals delegatorDetails();
}
