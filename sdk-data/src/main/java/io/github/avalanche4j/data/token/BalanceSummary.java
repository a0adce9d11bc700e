package io.github.avalanche4j.data.token;

import java.util.Optional;
import org.immutables.value.Value;

/** What a page of balances says beside its items. */
@Value.Immutable
public interface BalanceSummary {
    /** {@return the address's balance of the native token; absent where the service does not say} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
