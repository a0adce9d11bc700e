package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import java.util.List;
import java.util.Optional;

/** The rewards of a validation. */
@Value
public interface ValidationRewards {
    /** {@return the reward for validating} */
    NAvax validationRewardAmount();

    /** {@return the reward from its delegations} */
    NAvax delegationRewardAmount();

    /** {@return the reward addresses, without the chain's prefix} */
    List<Bech32Address> rewardAddresses();

    /** {@return the transaction that paid it} */
    Optional<Id> rewardTxHash();
}
