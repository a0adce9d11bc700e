package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** Which chain a response is about. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableChainInfo.Builder.class)
public interface ChainInfo {
    /** {@return the chain; absent where the service does not say} */
    Optional<ChainName> chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}; absent where the service does not say} */
    Optional<String> network();
}
