package io.github.avalanche4j.data.primary;

import java.util.Optional;
import org.immutables.value.Value;

/** The chain that a response is about. */
@Value.Immutable
public interface ChainInfo {
    /** {@return the chain; absent if the service does not say} */
    Optional<ChainName> chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}; absent if the service does not say} */
    Optional<String> network();
}
