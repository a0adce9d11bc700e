package io.github.avalanche4j.data.network;

import org.immutables.value.Value;

/** The totals of staking on the primary network. */
@Value.Immutable
public interface NetworkDetails {
    /** {@return the validators} */
    ValidatorTotals validatorDetails();

    /** {@return the delegations} */
    DelegatorTotals delegatorDetails();
}
