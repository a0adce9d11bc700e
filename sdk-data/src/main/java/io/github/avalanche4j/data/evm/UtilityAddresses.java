package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;
import org.immutables.value.Value;

/** Utility contracts on a chain. */
@Value.Immutable
public interface UtilityAddresses {
    /** {@return the Multicall contract, which bundles several reads into one call} */
    Optional<EvmAddress> multicall();
}
