package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.EvmAddress;
import java.util.Optional;
import org.immutables.value.Value;

/** Contracts of general use on a chain. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableUtilityAddresses.Builder.class)
public interface UtilityAddresses {
    /** {@return the one that bundles several reads into one call} */
    Optional<EvmAddress> multicall();
}
