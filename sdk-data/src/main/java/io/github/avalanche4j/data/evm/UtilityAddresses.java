package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;
import org.immutables.value.Value;

/** Contracts of general use on a chain. */
@Value.Immutable
public interface UtilityAddresses {
    /** {@return the one that bundles several reads into one call} */
    Optional<EvmAddress> multicall();
}
