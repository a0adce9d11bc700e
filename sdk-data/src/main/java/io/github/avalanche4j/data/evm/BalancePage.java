package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.Page;
import java.util.Optional;

/**
 * Some balances of an address, and its balance of the native token.
 *
 * @param <T> the balances' type
 */
public interface BalancePage<T> extends Page<T> {
    /** {@return the balance of the native token; absent where the service does not say} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
