package io.github.avalanche4j.data.subnet;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.EvmAddress;
import io.github.avalanche4j.core.Id;
import org.immutables.value.Value;

/** The contract that decides on an L1's validators. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableL1ValidatorManager.Builder.class)
public interface L1ValidatorManager {
    /** {@return the chain that it is on} */
    Id blockchainId();

    /** {@return its address} */
    EvmAddress contractAddress();
}
