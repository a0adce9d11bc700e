package io.github.avalanche4j.data.token;

import java.util.Optional;
import org.immutables.value.Value;

/** The native balance on a page of balances. */
@Value.Immutable
public interface BalanceSummary {
    /** {@return the address's balance of the native token; absent if the service does not say} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
