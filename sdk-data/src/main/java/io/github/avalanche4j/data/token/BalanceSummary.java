package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The native balance on a page of balances. */
@Value
public interface BalanceSummary {
    /** {@return the address's balance of the native token; absent if the service does not say} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
