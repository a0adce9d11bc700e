package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;

/** A threshold of a balance. */
@Value
public interface BalanceThreshold {
    /** {@return the balance} */
    BalanceType balanceType();

    /** {@return the amount} */
    NAvax balanceThreshold();
}
