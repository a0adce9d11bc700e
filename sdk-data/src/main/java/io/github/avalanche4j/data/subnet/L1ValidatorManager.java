package io.github.avalanche4j.data.subnet;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;

/** The contract that manages an L1's validators. */
@Value
public interface L1ValidatorManager {
    /** {@return the chain that it is on} */
    Id blockchainId();

    /** {@return its address} */
    EvmAddress contractAddress();
}
