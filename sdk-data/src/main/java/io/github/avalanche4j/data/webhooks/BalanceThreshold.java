package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.value.UInt64;
import org.immutables.value.Value;

/** An amount that a balance is watched for. */
@Value.Immutable
public interface BalanceThreshold {
    /** {@return which balance} */
    BalanceType balanceType();

    /** {@return the amount, in nAVAX} */
    UInt64 balanceThreshold();
}
