package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.value.UInt64;
import org.immutables.value.Value;

/** A threshold of a balance. */
@Value.Immutable
public interface BalanceThreshold {
    /** {@return the balance} */
    BalanceType balanceType();

    /** {@return the amount, in nAVAX} */
    UInt64 balanceThreshold();
}
