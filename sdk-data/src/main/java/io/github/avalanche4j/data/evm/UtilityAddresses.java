package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;

/** Utility contracts on a chain. */
@Value
public interface UtilityAddresses {
    /** {@return the Multicall contract, which bundles several reads into one call} */
    Optional<EvmAddress> multicall();
}
