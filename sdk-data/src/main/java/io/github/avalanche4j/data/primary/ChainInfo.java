package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The chain that a response is about. */
@Value
public interface ChainInfo {
    /** {@return the chain; absent if the service does not say} */
    Optional<ChainName> chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}; absent if the service does not say} */
    Optional<String> network();
}
